import {
  nearestWords,
  type TagList,
  tagPage,
  tagsPage,
  UnknownNameError,
  unknownTheme,
} from '@deckwright/answers';
import { parseDeckQuery, printDeckQuery } from '@deckwright/api-client';
import { TagPage, TagsPage } from '@deckwright/api-client/schemas';
import {
  ALL_IDENTITIES,
  type ColorIdentity,
  identityFromSlug,
  identityName,
  identitySlug,
} from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import { type Api, type ApiContext, redirectTo, respondDocument } from '../http/api.ts';
import { defineRoute } from '../http/define-route.ts';
import { slugOf } from './cards.ts';
import { DeckQuery } from './pages.ts';

const PROBLEMS = {
  400: 'The query cannot be read, or names an unknown card.',
  404: 'No theme has this slug; the nearest names come with the answer.',
};

/** The lists come before the route by parameter: "themes" and "kindred" are no themes. */
export function tagRoutes(api: Api): void {
  listRoute(api, 'all', ['/data/pages/tags', '/data/pages/tags.json'], 'Themes and kindred by decks');
  listRoute(api, 'themes', ['/data/pages/tags/themes'], 'Themes by decks');
  listRoute(api, 'kindred', ['/data/pages/tags/kindred'], 'Creature types as themes by decks');
  const one = {
    method: 'get',
    tags: ['Pages'],
    query: DeckQuery,
    answer: TagPage,
    problems: PROBLEMS,
  } as const;
  defineRoute(
    api,
    {
      ...one,
      path: '/data/pages/tags/{slug}',
      summary: 'A theme or creature type over the decks of all commanders',
      params: z.object({ slug: z.string() }),
    },
    (c) => answerTag(c, null),
  );
  defineRoute(
    api,
    {
      ...one,
      path: '/data/pages/tags/{slug}/{colors}',
      summary: 'A theme over the decks of commanders of exactly one color identity, such as azorius',
      params: z.object({ slug: z.string(), colors: z.string() }),
    },
    (c) => answerTag(c, identityOf(slugOf(c), c.req.param('colors') ?? '')),
  );
}

function listRoute(api: Api, list: TagList, paths: readonly string[], summary: string): void {
  for (const path of paths)
    defineRoute(api, { method: 'get', path, summary, tags: ['Pages'], answer: TagsPage }, (c) =>
      respondDocument(c, `/data/pages/tags ${list}`, () => tagsPage(c.var.view, list, [])),
    );
}

function answerTag(c: ApiContext, identity: ColorIdentity | null): Response | Promise<Response> {
  const { snapshot, view } = c.var;
  const { filters, warnings } = parseDeckQuery(new URL(c.req.url).searchParams);
  const text = slugOf(c);
  const slug = text.toLowerCase();
  const theme = snapshot.themeBySlug(slug);
  if (theme === null) throw unknownTheme(snapshot, slug);
  const colors = identity === null ? '' : `/${identitySlug(identity)}`;
  const path = `/data/pages/tags/${slug}${colors}`;
  const query = printDeckQuery(filters);
  if (text !== slug) return redirectTo(c, `${path}${query}`);
  return respondDocument(c, `${path}${query} ${warnings.join(' ')}`, () =>
    tagPage(view, theme, identity, filters, warnings),
  );
}

function identityOf(tag: string, text: string): ColorIdentity {
  const slug = text.toLowerCase().replace(/\.json$/, '');
  const identity = identityFromSlug(slug);
  if (identity !== null) return identity;
  const names = ALL_IDENTITIES.map((bits) => ({
    label: identityName(bits),
    url: `/tags/${encodeURIComponent(tag)}/${identitySlug(bits)}`,
  }));
  throw new UnknownNameError(
    `No colors are called "${slug.slice(0, 100)}"; use a name such as azorius or mono-green, or leave them out.`,
    nearestWords(names, slug),
  );
}

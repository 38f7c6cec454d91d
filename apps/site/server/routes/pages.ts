import {
  cardPage,
  commanderPage,
  commandersPage,
  homePage,
  nearestOptions,
  UnknownNameError,
} from '@deckwright/answers';
import { parseDeckQuery, parseListQuery, printDeckQuery, printListQuery } from '@deckwright/api-client';
import { CardPage, CommanderPage, CommandersPage, HomePage } from '@deckwright/api-client/schemas';
import { identityFromSlug, identitySlug } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import { type Api, type ApiContext, redirectTo, respondDocument } from '../http/api.ts';
import { defineRoute } from '../http/define-route.ts';
import { slugOf, unknownCard } from './cards.ts';
import { LIST_QUERY } from './list-query-shape.ts';

/** The query of pages that count decks. */
export const DeckQuery = z.object({
  f: z
    .string()
    .optional()
    .meta({ description: 'Filters, such as in=sol-ring;out=mana-crypt;c:gt=30;d:lt=200' }),
  range: z.enum(['week', 'month', 'year']).optional(),
  bracket: z.enum(['exhibition', 'core', 'upgraded', 'optimized', 'cedh']).optional(),
  estimated: z.enum(['1']).optional().meta({ description: 'Also decks whose estimated bracket matches' }),
  theme: z.string().optional().meta({ description: 'Slug of a theme or kindred theme, such as tokens' }),
  budget: z
    .enum(['budget', 'expensive'])
    .optional()
    .meta({ description: 'The cheapest or the dearest third of the decks of each commander' }),
});
const Slug = z.object({ slug: z.string() });
const QUERY_PROBLEMS = { 400: 'The query cannot be read, or names an unknown card.' };
const UNKNOWN = { ...QUERY_PROBLEMS, 404: 'Nothing has this slug; the nearest names come with the answer.' };

export function pageRoutes(api: Api): void {
  const list = {
    method: 'get',
    summary: 'Commanders by the decks they lead, 100 an answer',
    tags: ['Pages'],
    query: LIST_QUERY,
    answer: CommandersPage,
    problems: QUERY_PROBLEMS,
  } as const;
  for (const path of ['/data/pages/home', '/data/pages/home.json'])
    defineRoute(
      api,
      { method: 'get', path, summary: 'The first page', tags: ['Pages'], answer: HomePage },
      (c) => respondDocument(c, '/data/pages/home', () => homePage(c.var.view)),
    );
  for (const path of ['/data/pages/commanders', '/data/pages/commanders.json'])
    defineRoute(api, { ...list, path }, (c) => answerList(c, null));
  defineRoute(
    api,
    {
      method: 'get',
      path: '/data/pages/commanders/{slug}',
      summary:
        'A commander, a pair (both slugs sorted, joined by a hyphen), or a color identity such as azorius',
      tags: ['Pages'],
      params: Slug,
      query: DeckQuery,
      answer: CommanderPage,
      problems: UNKNOWN,
    },
    (c) => {
      const slug = slugOf(c);
      const identity = identityFromSlug(slug.toLowerCase());
      if (identity === null) return answerCommander(c, slug);
      const canonical = identitySlug(identity);
      if (slug === canonical) return answerList(c, identity);
      return redirectTo(c, `/data/pages/commanders/${canonical}${new URL(c.req.url).search}`);
    },
  );
  defineRoute(
    api,
    {
      method: 'get',
      path: '/data/pages/cards/{slug}',
      summary: 'A card: who plays it and what is played beside it',
      tags: ['Pages'],
      params: Slug,
      query: DeckQuery,
      answer: CardPage,
      problems: UNKNOWN,
    },
    answerCard,
  );
}

function answerList(c: ApiContext, identity: number | null): Promise<Response> {
  const query = parseListQuery(new URL(c.req.url).searchParams);
  const key = `${printListQuery(query.filters, query.page)} ${query.warnings.join(' ')}`;
  return respondDocument(c, `/data/pages/commanders ${identity} ${key}`, () =>
    commandersPage(c.var.view, query, identity),
  );
}

function answerCommander(c: ApiContext, slug: string): Response | Promise<Response> {
  const { snapshot, view } = c.var;
  const { filters, warnings } = parseDeckQuery(new URL(c.req.url).searchParams);
  const found = snapshot.resolver.commanderBySlug(slug);
  if (!found) {
    const message = `No commander has the address "${slug.slice(0, 100)}".`;
    throw new UnknownNameError(message, nearestOptions(snapshot, slug, 'commander'));
  }
  const path = `/data/pages/commanders/${found.key}`;
  const query = printDeckQuery(filters);
  if (!found.canonical) return redirectTo(c, `${path}${query}`);
  return respondDocument(c, `${path}${query} ${warnings.join(' ')}`, () =>
    commanderPage(view, found, filters, warnings),
  );
}

function answerCard(c: ApiContext): Response | Promise<Response> {
  const { snapshot, view } = c.var;
  const slug = slugOf(c);
  const { filters, warnings } = parseDeckQuery(new URL(c.req.url).searchParams);
  const found = snapshot.resolver.bySlug(slug);
  if (!found) throw unknownCard(c, slug);
  const path = `/data/pages/cards/${snapshot.cards[found.card]?.slug}`;
  const query = printDeckQuery(filters);
  if (!found.canonical) return redirectTo(c, `${path}${query}`);
  return respondDocument(c, `${path}${query} ${warnings.join(' ')}`, () =>
    cardPage(view, found.card, filters, warnings),
  );
}

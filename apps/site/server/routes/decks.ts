import type { ResolvedCommander } from '@deckwright/answers';
import {
  averageDeckPage,
  type DecksQuery,
  deckPage,
  decksPage,
  nearestOptions,
  UnknownNameError,
} from '@deckwright/answers';
import { parseDeckQuery, printDeckQuery, printListQuery } from '@deckwright/api-client';
import { AverageDeckPage, DeckOrder, DeckPage, DecksPage } from '@deckwright/api-client/schemas';
import { AppError } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import { type Api, type ApiContext, redirectTo, respondDocument } from '../http/api.ts';
import { defineRoute } from '../http/define-route.ts';
import { pageOf } from '../http/page-number.ts';
import { slugOf } from './cards.ts';
import { DeckQuery } from './pages.ts';

const Slug = z.object({ slug: z.string() });
const PROBLEMS = {
  400: 'The query cannot be read, or names an unknown card or theme.',
  404: 'Nothing has this slug; the nearest names come with the answer.',
};

export function deckRoutes(api: Api): void {
  defineRoute(
    api,
    {
      method: 'get',
      path: '/data/pages/decks/{slug}',
      summary: 'The decks behind a commander page with the same query, 100 an answer',
      tags: ['Pages'],
      params: Slug,
      query: DeckQuery.extend({
        by: DeckOrder.optional(),
        dir: z.enum(['asc', 'desc']).optional(),
        page: z.string().optional(),
      }),
      answer: DecksPage,
      problems: PROBLEMS,
    },
    (c) => {
      const wanted = queryOf(c);
      const { query, warnings } = wanted;
      const found = commanderOf(c);
      const path = `/data/pages/decks/${found.key}`;
      if (!found.canonical) return redirectTo(c, `${path}${query}`);
      return respondDocument(c, `${path}${query} ${warnings.join(' ')}`, () =>
        decksPage(c.var.view, found, wanted),
      );
    },
  );
  defineRoute(
    api,
    {
      method: 'get',
      path: '/data/pages/decks/{slug}/{id}',
      summary: 'One deck',
      tags: ['Pages'],
      params: Slug.extend({ id: z.string() }),
      answer: DeckPage,
      problems: PROBLEMS,
    },
    (c) => {
      const found = commanderOf(c);
      const id = (c.req.param('id') ?? '').replace(/\.json$/, '');
      const path = `/data/pages/decks/${found.key}/${id}`;
      if (!found.canonical) return redirectTo(c, path);
      return respondDocument(c, path, async () => {
        const document = await deckPage(c.var.view, found, id);
        if (document) return document;
        const message = `This commander has no deck "${id.slice(0, 50)}"; it may have been saved anew.`;
        throw new UnknownNameError(message, nearestOptions(c.var.snapshot, found.key, 'commander'));
      });
    },
  );
  defineRoute(
    api,
    {
      method: 'get',
      path: '/data/pages/average-decks/{slug}',
      summary: 'The average deck of the decks that a commander page with the same query counts',
      tags: ['Pages'],
      params: Slug,
      query: DeckQuery,
      answer: AverageDeckPage,
      problems: PROBLEMS,
    },
    (c) => {
      const { filters, warnings } = parseDeckQuery(new URL(c.req.url).searchParams);
      const query = printDeckQuery(filters);
      const found = commanderOf(c);
      const path = `/data/pages/average-decks/${found.key}`;
      if (!found.canonical) return redirectTo(c, `${path}${query}`);
      return respondDocument(c, `${path}${query} ${warnings.join(' ')}`, () =>
        averageDeckPage(c.var.view, found, filters, warnings),
      );
    },
  );
}

/** Newest first; the highest first by any number, unless asked otherwise. */
function queryOf(c: ApiContext): DecksQuery {
  const { searchParams } = new URL(c.req.url);
  const { filters, warnings } = parseDeckQuery(searchParams);
  const page = pageOf(c);
  const by = DeckOrder.safeParse(searchParams.get('by') || 'date');
  if (!by.success)
    throw new AppError('invalid-argument', `by= must be one of ${DeckOrder.options.join(', ')}.`);
  const dir = searchParams.get('dir') || 'desc';
  if (dir !== 'asc' && dir !== 'desc') throw new AppError('invalid-argument', 'dir= must be asc or desc.');
  const query = printListQuery(filters, page, {
    by: by.data === 'date' ? null : by.data,
    dir: dir === 'desc' ? null : dir,
  });
  return { filters, warnings, page, by: by.data, dir, query };
}

function commanderOf(c: ApiContext): ResolvedCommander {
  const slug = slugOf(c);
  const found = c.var.snapshot.resolver.commanderBySlug(slug);
  if (found) return found;
  const message = `No commander has the address "${slug.slice(0, 100)}".`;
  throw new UnknownNameError(message, nearestOptions(c.var.snapshot, slug, 'commander'));
}

import { nearestWords, setPage, setIndex, setsPage, UnknownNameError } from '@deckwright/answers';
import { parseListQuery, printListQuery } from '@deckwright/api-client';
import { SetPage, SetPrints, SetsPage, SetType } from '@deckwright/api-client/schemas';
import { z } from '@hono/zod-openapi';
import { type Api, type ApiContext, redirectTo, respondDocument } from '../http/api.ts';
import { defineRoute } from '../http/define-route.ts';
import { slugOf } from './cards.ts';
import { choice, LIST_PROBLEMS, WINDOW_QUERY } from './list-query-shape.ts';

const LONGEST_SEARCH = 100;

export function setRoutes(api: Api): void {
  for (const path of ['/data/pages/sets', '/data/pages/sets.json'])
    defineRoute(
      api,
      {
        method: 'get',
        path,
        summary: 'All sets by year, newest first',
        tags: ['Pages'],
        query: z.object({ type: SetType.optional(), q: z.string().optional() }),
        answer: SetsPage,
        problems: LIST_PROBLEMS,
      },
      answerSets,
    );
  defineRoute(
    api,
    {
      method: 'get',
      path: '/data/pages/sets/{slug}',
      summary: 'A set by its code in lower case: its commanders and cards by the decks that play them',
      tags: ['Pages'],
      params: z.object({ slug: z.string() }),
      query: WINDOW_QUERY.extend({ prints: SetPrints.optional() }),
      answer: SetPage,
      problems: { ...LIST_PROBLEMS, 404: 'No set has this code; the nearest come with the answer.' },
    },
    answerSet,
  );
}

function answerSets(c: ApiContext): Response | Promise<Response> {
  const query = new URL(c.req.url).searchParams;
  const type = choice(query, 'type', SetType.options, 'all');
  const q = (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH);
  if (q === '')
    return respondDocument(c, `/data/pages/sets ${type}`, () => setsPage(c.var.snapshot, { type, q }));
  c.header('Cache-Control', 'public, no-cache');
  return c.json(setsPage(c.var.snapshot, { type, q }));
}

function answerSet(c: ApiContext): Response | Promise<Response> {
  const { snapshot, view } = c.var;
  const slug = slugOf(c);
  const sets = setIndex(snapshot);
  const known = sets.get(slug.toLowerCase());
  if (!known) {
    const pages = [...sets.values()].map(({ set }) => ({ label: set.name, url: `/sets/${set.code}` }));
    const message = `No set has the code "${slug.slice(0, 100)}".`;
    throw new UnknownNameError(message, nearestWords(pages, slug, 'set'));
  }
  const { searchParams, search } = new URL(c.req.url);
  if (known.set.code !== slug) return redirectTo(c, `/data/pages/sets/${known.set.code}${search}`);
  const prints = choice(searchParams, 'prints', SetPrints.options, 'all');
  const { filters, warnings } = parseListQuery(searchParams);
  const key = `/data/pages/sets/${slug}${printListQuery(filters, 1, { prints })} ${warnings.join(' ')}`;
  return respondDocument(c, key, () => setPage(view, known, { filters, prints, warnings }));
}

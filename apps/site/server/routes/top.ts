import {
  cardsPage,
  nearestWords,
  TOP_GROUPS,
  topPage,
  topListPage,
  topListOf,
  UnknownNameError,
} from '@deckwright/answers';
import { parseListQuery, printListQuery } from '@deckwright/api-client';
import { CardsPage, TopListPage, TopPage } from '@deckwright/api-client/schemas';
import { z } from '@hono/zod-openapi';
import { type Api, type ApiContext, respondDocument } from '../http/api.ts';
import { defineRoute } from '../http/define-route.ts';
import { slugOf } from './cards.ts';
import { LIST_PROBLEMS, LIST_QUERY, WINDOW_QUERY } from './list-query-shape.ts';

/** Must come after `/data/pages/top/salt`: a route by parameter would take it. */
export function topRoutes(api: Api): void {
  for (const path of ['/data/pages/top', '/data/pages/top.json'])
    defineRoute(
      api,
      {
        method: 'get',
        path,
        summary: 'The most played cards of all and of every list',
        tags: ['Pages'],
        query: WINDOW_QUERY,
        answer: TopPage,
        problems: LIST_PROBLEMS,
      },
      (c) => {
        const query = parseListQuery(new URL(c.req.url).searchParams);
        const key = `/data/pages/top${printListQuery(query.filters, 1)} ${query.warnings.join(' ')}`;
        return respondDocument(c, key, () => topPage(c.var.view, query));
      },
    );
  for (const path of ['/data/pages/cards', '/data/pages/cards.json'])
    defineRoute(
      api,
      {
        method: 'get',
        path,
        summary: 'The most played and the newest cards, and the ways to all lists of cards',
        tags: ['Pages'],
        query: WINDOW_QUERY,
        answer: CardsPage,
        problems: LIST_PROBLEMS,
      },
      (c) => {
        const query = parseListQuery(new URL(c.req.url).searchParams);
        const key = `/data/pages/cards${printListQuery(query.filters, 1)} ${query.warnings.join(' ')}`;
        return respondDocument(c, key, () => cardsPage(c.var.view, query));
      },
    );
  defineRoute(
    api,
    {
      method: 'get',
      path: '/data/pages/top/{slug}',
      summary: 'Cards of a color, a type or a kind by the decks that play them, 100 an answer',
      tags: ['Pages'],
      params: z.object({ slug: z.string() }),
      query: LIST_QUERY,
      answer: TopListPage,
      problems: { ...LIST_PROBLEMS, 404: 'No list has this name; the nearest come with the answer.' },
    },
    answerList,
  );
}

function answerList(c: ApiContext): Promise<Response> {
  const slug = slugOf(c);
  const list = topListOf(slug);
  if (!list) throw unknownList(slug);
  const query = parseListQuery(new URL(c.req.url).searchParams);
  const key = `/data/pages/top/${slug}${printListQuery(query.filters, query.page)} ${query.warnings.join(' ')}`;
  return respondDocument(c, key, () => topListPage(c.var.view, list, query));
}

function unknownList(slug: string): UnknownNameError {
  const pages = TOP_GROUPS.flatMap(({ lists }) => lists.map(({ label, href }) => ({ label, url: href })));
  return new UnknownNameError(
    `No list of cards is called "${slug.slice(0, 100)}".`,
    nearestWords(pages, slug),
  );
}

import { cardSearchAnswer, listSearchAnswer, searchPage } from '@deckwright/answers';
import {
  CardSearchAnswer,
  CardSearchRequest,
  ListSearchAnswer,
  SearchPage,
} from '@deckwright/api-client/schemas';
import { AppError } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import type { Api, ApiContext } from '../http/api.ts';
import { defineRoute, readJson } from '../http/define-route.ts';

const LANGUAGE =
  'A query such as t:elf id<=bg mv<=2; by name, color, type, text, price, decks … as explained on /search';

export function searchRoutes(api: Api): void {
  const query = z.object({ q: z.string().meta({ description: LANGUAGE }) });
  defineRoute(
    api,
    {
      method: 'get',
      path: '/data/pages/search',
      summary: 'The cards that a query finds, 60 an answer',
      tags: ['Pages'],
      query: query.extend({ page: z.string().optional() }).partial(),
      answer: SearchPage,
      problems: { 400: 'The page is no number.' },
    },
    async (c) => {
      c.header('Cache-Control', 'public, no-cache');
      c.header('X-Robots-Tag', 'noindex');
      return c.json(await searchPage(c.var.view, (c.req.query('q') ?? '').trim(), pageOf(c)));
    },
  );
  defineRoute(
    api,
    {
      method: 'get',
      path: '/api/search',
      summary: 'Slugs of the cards that a query finds, at most 1,000',
      tags: ['Search'],
      query,
      answer: CardSearchAnswer,
      problems: { 400: 'The query cannot be read; the sentence says where and why.' },
    },
    async (c) => {
      c.header('Cache-Control', 'public, no-cache');
      return c.json(await cardSearchAnswer(c.var.view, c.req.query('q') ?? ''));
    },
  );
  defineRoute(
    api,
    {
      method: 'post',
      path: '/api/search/within',
      summary: 'Which cards of a list, given by slug, a query finds',
      tags: ['Search'],
      body: CardSearchRequest,
      answer: ListSearchAnswer,
      problems: { 400: 'The body is not of this form.' },
    },
    async (c) => {
      const { q, within } = await readJson(c, CardSearchRequest);
      c.header('Cache-Control', 'no-store');
      return c.json(await listSearchAnswer(c.var.view, q, within));
    },
  );
}

function pageOf(c: ApiContext): number {
  const text = c.req.query('page') || '1';
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new AppError('invalid-argument', `page=${text.slice(0, 50)} is not known; pages count from 1.`);
}

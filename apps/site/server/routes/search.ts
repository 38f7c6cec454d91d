import { cardSearchAnswer, listSearchAnswer } from '@deckwright/answers';
import { SEARCH_QUERY } from '@deckwright/contract';
import { CardSearchAnswer, CardSearchRequest, ListSearchAnswer } from '@deckwright/contract/schemas';
import { toWire, wireSchema } from '@deckwright/contract/wire';
import { z } from '@hono/zod-openapi';
import type { Api } from '../api/api.ts';
import { defineRoute, readJson } from '../api/define-route.ts';

export function searchRoutes(api: Api): void {
  const query = z.object({
    q: z.string().meta({ description: SEARCH_QUERY.q.description, example: 't:elf mv<=3' }),
  });
  defineRoute(
    api,
    {
      method: 'get',
      path: '/api/search',
      summary: 'Slugs of the cards that a query finds, at most 1,000',
      tags: ['Search'],
      query,
      answer: wireSchema(CardSearchAnswer),
      problems: { 400: 'The query cannot be read; the sentence says where and why.' },
    },
    async (c) => {
      c.header('Cache-Control', 'public, no-cache');
      return c.json(toWire(await c.var.inTurn(() => cardSearchAnswer(c.var.view, c.req.query('q') ?? ''))));
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
      bodyExample: { q: 't:artifact', within: ['sol-ring', 'command-tower'] },
      answer: wireSchema(ListSearchAnswer),
      problems: { 400: 'The body is not of this form.' },
    },
    async (c) => {
      const { q, within } = await readJson(c, CardSearchRequest);
      c.header('Cache-Control', 'no-store');
      return c.json(toWire(await c.var.inTurn(() => listSearchAnswer(c.var.view, q, within))));
    },
  );
}

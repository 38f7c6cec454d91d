import { adviseDeck } from '@deckwright/answers';
import { DeckInsight, InsightRequest } from '@deckwright/contract/schemas';
import { toWire, wireSchema } from '@deckwright/contract/wire';
import type { Api } from '../api/api.ts';
import { defineRoute, readJson } from '../api/define-route.ts';

export function insightRoutes(api: Api): void {
  defineRoute(
    api,
    {
      method: 'post',
      path: '/api/decks/insight',
      summary: 'What a deck is made of: curve, types, colors, prices, salt, bracket, combos and problems',
      tags: ['Decks'],
      body: InsightRequest,
      bodyExample: { commanders: ['Atraxa, Praetors’ Voice'], cards: ['1 Sol Ring', 'Arcane Signet'] },
      answer: wireSchema(DeckInsight),
      problems: { 400: 'The body cannot be read.', 413: 'The body is larger than 1 MB.' },
    },
    async (c) => {
      const request = await readJson(c, InsightRequest);
      c.header('Cache-Control', 'no-store');
      const { insight } = await c.var.inTurn(() => adviseDeck(c.var.view, request, { parts: ['insight'] }));
      return c.json(toWire(insight));
    },
  );
}

import { adviseDeck } from '@deckwright/answers';
import { RecsDocument, RecsRequest } from '@deckwright/contract/schemas';
import { toWire, wireSchema } from '@deckwright/contract/wire';
import type { Api } from '../api/api.ts';
import { defineRoute, readWireJson } from '../api/define-route.ts';
import { recsDocument } from '../printers/recs-document.ts';

export function recsRoutes(api: Api): void {
  defineRoute(
    api,
    {
      method: 'post',
      path: '/api/recs',
      summary: 'Cards to add to a deck and cards to cut, with reasons',
      tags: ['Recommendations'],
      body: wireSchema(RecsRequest),
      bodyExample: { commanders: ['Atraxa, Praetors’ Voice'], cards: ['1 Sol Ring', 'Arcane Signet'] },
      answer: wireSchema(RecsDocument),
      problems: { 400: 'The body cannot be read.', 413: 'The body is larger than 1 MB.' },
    },
    async (c) => {
      const { options: limits, ...deck } = await readWireJson(c, RecsRequest);
      c.header('Cache-Control', 'no-store');
      const { recommendations } = await c.var.inTurn(() =>
        adviseDeck(c.var.view, deck, { parts: ['recommendations'], limits }),
      );
      return c.json(toWire(recsDocument(recommendations)));
    },
  );
}

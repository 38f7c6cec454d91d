import { Health } from '@deckwright/api-client/schemas';
import type { Api } from '../http/api.ts';
import { defineRoute } from '../http/define-route.ts';

export function healthRoutes(api: Api): void {
  defineRoute(
    api,
    { method: 'get', path: '/healthz', summary: 'What is served', tags: ['Status'], answer: Health },
    (c) => {
      const { id, generatedAt, asOf, counts, provenance, sample } = c.var.snapshot.manifest;
      c.header('Cache-Control', 'no-store');
      const { decks, cards } = counts;
      const body: Health = {
        status: 'ok',
        snapshot: { id, generatedAt, asOf, decks, cards, provenance, sample },
      };
      return c.json(body);
    },
  );
}

import { Health } from '@deckwright/contract/schemas';
import type { Api } from '../api/api.ts';
import { defineRoute } from '../api/define-route.ts';
import { getServedManifest } from '../snapshot/served-manifest.ts';
import type { Lease } from '../snapshot/snapshot-manager.ts';

/** What is served; 503 while there is nothing to serve, so that a load balancer waits. */
export function healthRoutes(api: Api, acquire: () => Lease): void {
  defineRoute(
    api,
    { method: 'get', path: '/healthz', summary: 'What is served', tags: ['Status'], answer: Health },
    (c) => {
      const snapshot = servedSnapshot(acquire);
      c.header('Cache-Control', 'no-store');
      const body: Health = { status: snapshot ? 'ok' : 'no-snapshot', snapshot };
      return c.json(body, snapshot ? 200 : 503);
    },
  );
}

function servedSnapshot(acquire: () => Lease): Health['snapshot'] {
  const manifest = getServedManifest(acquire);
  if (manifest === null) return null;
  const { id, generatedAt, asOf, counts, provenance, sample } = manifest;
  return { id, generatedAt, asOf, decks: counts.decks, cards: counts.cards, provenance, sample };
}

import { Readiness as ReadinessAnswer } from '@deckwright/contract/schemas';
import type { Api } from '../api/api.ts';
import { defineRoute } from '../api/define-route.ts';
import type { ReadinessCheck } from '../health/readiness.ts';

/** Whether visitors should be sent here: 200 or 503, looked up anew for each call. */
export function readinessRoutes(api: Api, readiness: Pick<ReadinessCheck, 'read'>): void {
  const summary = 'Whether a load balancer should send visitors here';
  defineRoute(
    api,
    { method: 'get', path: '/readyz', summary, tags: ['Status'], answer: ReadinessAnswer },
    async (c) => {
      const state = await readiness.read();
      c.header('Cache-Control', 'no-store');
      return c.json(state, state.ready ? 200 : 503);
    },
  );
}

import { ScgAnswer, ScgRequest } from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import { RateLimit } from '@deckwright/overload';
import type { Api } from '../api/api.ts';
import { defineRoute, readJson } from '../api/define-route.ts';
import { problem } from '../api/problem.ts';
import type { Visitor } from '../api/visitor.ts';
import { monotonicNow } from '../http/clock.ts';
import type { Settings } from '../settings/settings.ts';
import { getContact } from '../settings/site-settings.ts';
import { starCityLink } from './star-city.ts';

const MINUTE_MS = 60_000;

/**
 * The shop accepts lists only from servers; a flood of them is refused here and never reaches it. `now` in
 * milliseconds.
 */
export function scgRoutes(
  api: Api,
  { scgAddress, site }: Pick<Settings, 'scgAddress' | 'site'>,
  visitor: Pick<Visitor, 'key'>,
  now: () => number = monotonicNow,
): void {
  const bounds = { windowMs: MINUTE_MS, limitPerKey: 10, limitTotal: 120 };
  const limit = new RateLimit({ ...bounds, now });
  defineRoute(
    api,
    {
      method: 'post',
      path: '/api/scg',
      summary: 'The Star City Games page for a list of cards',
      tags: ['Shops'],
      body: ScgRequest,
      bodyExample: { cards: ['Sol Ring', 'Arcane Signet'] },
      answer: ScgAnswer,
      problems: {
        400: 'The body cannot be read, or has no card.',
        413: 'The body is larger than 1 MB.',
        429: 'Too many lists from this address within a minute.',
        503: 'Star City Games did not answer, or no snapshot is served yet.',
      },
    },
    async (c) => {
      const { cards } = await readJson(c, ScgRequest);
      const { by } = limit.take(visitor.key(c));
      if (by !== null) {
        c.set('refusedBy', by);
        c.header('Retry-After', '60');
        const message = 'Too many lists for Star City Games within a minute. Wait a minute, then try again.';
        return problem(c, 429, { error: { code: 'resource-exhausted', message } });
      }
      c.header('Cache-Control', 'no-store');
      try {
        const contact = getContact(site);
        const lines = cards.map((name) => `1 ${name}`);
        return c.json({ url: await starCityLink(scgAddress, lines, { contact }) } satisfies ScgAnswer);
      } catch (error) {
        if (error instanceof AppError) console.warn('Star City Games:', getReason(error.cause));
        throw error;
      }
    },
  );
}

/** One line of the log; does not repeat what the shop sent. */
function getReason(cause: unknown): string {
  return cause instanceof Error ? cause.name : 'no reason';
}

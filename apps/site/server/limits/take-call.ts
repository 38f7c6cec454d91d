import type { LimitReached } from '@deckwright/overload';
import type { ApiContext } from '../api/api.ts';
import { problem } from '../api/problem.ts';
import type { UserLimit } from './user-limits.ts';

/** More calls than a limit allows: answered as 429. */
export class TooManyCalls extends Error {
  readonly reached: LimitReached;

  constructor(reached: LimitReached) {
    super('Too many calls.');
    this.reached = reached;
  }
}

/** @throws TooManyCalls */
export function takeCall(limit: UserLimit, key: string): void {
  const reached = limit.take(key);
  if (reached !== null) throw new TooManyCalls(reached);
}

/** Answers a call that a limit refuses: 429 with the time to wait. */
export function tooMany(c: ApiContext, { seconds, by }: LimitReached): Response {
  c.set('refusedBy', by);
  c.header('Retry-After', `${seconds}`);
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  const message = `Too many attempts. Wait ${wait}, then try again.`;
  // The sender of a form without scripts sees the answer itself.
  if (c.req.header('accept')?.includes('text/html')) return c.text(message, 429);
  return problem(c, 429, { error: { code: 'resource-exhausted', message } });
}

import { type FairQueue, throwIfAborted } from '@deckwright/overload';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { threadTurns } from '../http/process-thread.ts';
import { inSpan } from '../observability/spans.ts';
import type { ApiContext, ApiEnv } from './api.ts';
import type { Visitor } from './visitor.ts';

/** Answers calls in the caller's turns. The body is read before: a slow upload blocks nobody. */
export function inTurns(queue: FairQueue, visitor: Pick<Visitor, 'key'>): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await c.req.arrayBuffer();
    await queue.run(visitor.key(c), next, c.req.raw.signal);
  };
}

/** Runs the jobs of one call in the caller's turns; see `inTurn` of `ApiEnv`. */
export function ownTurns(
  c: ApiContext,
  queue: FairQueue,
  visitor: Pick<Visitor, 'key'>,
): ApiEnv['Variables']['inTurn'] {
  return (work, client = c.req.raw.signal) =>
    queue.run(
      visitor.key(c),
      async () => {
        // Much of it blocks the thread: requests that have arrived meanwhile come first.
        await threadTurns.next();
        throwIfAborted(client);
        return inSpan('answer', { 'http.route': routePath(c) }, work);
      },
      client,
    );
}

import { networkKind, type RateLimit } from '@deckwright/overload';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../api/api.ts';
import { LimitError } from '../api/problem.ts';
import type { Visitor } from '../api/visitor.ts';

/**
 * Refuses bodies of a network that has sent many that could not be read: to read one takes longer than anything else a
 * refused call does, and no other limit counts it.
 */
export function boundBadBodies(
  limit: Pick<RateLimit, 'exhaustedBy' | 'take'>,
  visitor: Pick<Visitor, 'key'>,
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { method } = c.req;
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return next();
    const key = visitor.key(c);
    const full = limit.exhaustedBy(key);
    if (full !== null) {
      const reached = { seconds: full.seconds, by: networkKind(full.index) };
      throw new LimitError(
        'Too many bodies could not be read. Check what your program sends, and wait.',
        reached,
      );
    }
    await next();
    if (c.get('hasBadBody') || c.res.status === 413) limit.take(key);
  };
}

import { BusyError, type RefusalCounts } from '@deckwright/overload';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './api.ts';

/** Counts the answers of limits, for lack of a turn, and for lack of a part of the site. */
export function countRefusals(counts: RefusalCounts): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    if (c.res.status === 429) counts.count(`limit-${c.get('refusedBy') ?? 'address'}`);
    else if (c.error instanceof BusyError) counts.countBusy(c.error);
    else if (c.res.status === 503 && c.error) counts.count('unavailable');
  };
}

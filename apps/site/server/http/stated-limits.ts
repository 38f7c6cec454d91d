import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './api.ts';
import { tooMany } from './user-call.ts';
import type { LimitPolicy, LimitUse, StatedLimit } from './user-limits.ts';
import type { Visitor } from './visitor.ts';

/** A limit of each network, and the one of each API key in its place. */
type CallerLimits = { network: StatedLimit; key: StatedLimit };

/** Lets as many calls through as the caller's limit allows, and notes what is left for `stateLimits`. */
export function limited(limits: CallerLimits, visitor: Pick<Visitor, 'key'>): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    // What browsers ask before a call is none.
    if (c.req.method === 'OPTIONS') return next();
    const apiKey = c.get('apiKey');
    const use = apiKey === undefined ? limits.network.use(visitor.key(c)) : limits.key.use(apiKey);
    c.set('limitUses', [...(c.get('limitUses') ?? []), use]);
    return use.by === null ? next() : tooMany(c, { seconds: use.seconds, by: use.by });
  };
}

/**
 * States the limits in the fields of draft-ietf-httpapi-ratelimit-headers: the policies that hold for the call, at least
 * `always`, and what is left of them.
 */
export function stateLimits(always: StatedLimit): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    const uses = c.get('limitUses') ?? [];
    c.res.headers.set('RateLimit-Policy', (uses.length > 0 ? uses : [always]).map(policyOf).join(', '));
    if (uses.length > 0) c.res.headers.set('RateLimit', uses.map(useOf).join(', '));
  };
}

/** The policy of a limit as the header `RateLimit-Policy` has it. */
export function policyOf({ name, most, windowSeconds }: LimitPolicy): string {
  return `"${name}";q=${most};w=${windowSeconds}`;
}

function useOf({ name, remaining, seconds }: LimitUse): string {
  return `"${name}";r=${remaining};t=${seconds}`;
}

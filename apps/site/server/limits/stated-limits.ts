import type { LimitPolicy, LimitUse } from '@deckwright/overload';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../api/api.ts';
import type { Visitor } from '../api/visitor.ts';
import { tooMany } from './take-call.ts';
import type { KeyedLimit, StatedLimit } from './user-limits.ts';

/** A limit of each network, and those of calls with API keys in its place. */
type CallerLimits = { network: StatedLimit; keys: KeyedLimit };

/** Lets as many calls through as the caller's limit allows, and notes what is left for `stateLimits`. */
export function limited(limits: CallerLimits, visitor: Pick<Visitor, 'key'>): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    // What browsers ask before a call is none.
    if (c.req.method === 'OPTIONS') return next();
    const [owner, network] = [c.get('keyOwner'), visitor.key(c)];
    const use =
      owner === undefined ? limits.network.use(network) : takeKeyed(limits.keys, { owner, network });
    c.set('limitUses', [...(c.get('limitUses') ?? []), use]);
    return use.by === null ? next() : tooMany(c, { seconds: use.seconds, by: use.by });
  };
}

/**
 * Counts the call by both limits, and answers the one that leaves less. The account's comes first: a program beyond its
 * own limit takes nothing from its network.
 */
function takeKeyed(limits: KeyedLimit, { owner, network }: { owner: string; network: string }): LimitUse {
  const own = limits.account.use(owner);
  if (own.by !== null) return own;
  const all = limits.network.use(network);
  return all.by !== null || all.remaining < own.remaining ? all : own;
}

/**
 * States the limits in the fields of draft-ietf-httpapi-ratelimit-headers: the policies that hold for the call, at least
 * `always`, and what is left of them.
 */
export function stateLimits(always: StatedLimit): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    const uses = c.get('limitUses') ?? [];
    c.res.headers.set('RateLimit-Policy', (uses.length > 0 ? uses : [always]).map(formatPolicy).join(', '));
    if (uses.length > 0) c.res.headers.set('RateLimit', uses.map(formatUse).join(', '));
  };
}

/** The policy of a limit as the header `RateLimit-Policy` has it. */
export function formatPolicy({ name, most, windowSeconds }: LimitPolicy): string {
  return `"${name}";q=${most};w=${windowSeconds}`;
}

function formatUse({ name, remaining, seconds }: LimitUse): string {
  return `"${name}";r=${remaining};t=${seconds}`;
}

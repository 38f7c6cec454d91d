import { type Accounts, deviceWords, type Session } from '@deckwright/accounts';
import { AppError } from '@deckwright/domain';
import type { MiddlewareHandler } from 'hono';
import type { ApiContext, ApiEnv } from './api.ts';
import { type FairQueue, throwIfGone } from './fair-queue.ts';
import { networksOf } from './networks.ts';
import { problem } from './problem.ts';
import type { SessionCookies } from './session-cookie.ts';
import { threadTurns } from './thread-turns.ts';
import type { UserLimit, UserLimits } from './user-limits.ts';
import type { Visitor } from './visitor.ts';

/** What the routes of users work with. */
export type UserDeps = {
  accounts: Accounts;
  visitor: Visitor;
  limits: UserLimits;
  cookies: SessionCookies;
};

/** More calls than a limit allows: answered as 429. */
export class TooManyCalls extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super('Too many calls.');
    this.seconds = seconds;
  }
}

/** @throws TooManyCalls */
export function takeCall(limit: UserLimit, key: string): void {
  const seconds = limit.take(key);
  if (seconds !== null) throw new TooManyCalls(seconds);
}

/** Answers calls in the turns of who calls. A body is read before: one that trickles in holds nobody up. */
export function inTurns(queue: FairQueue, visitor: Pick<Visitor, 'key'>): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await c.req.arrayBuffer();
    await queue.run(visitor.key(c), next, c.req.raw.signal);
  };
}

/** Runs works of one call in the turns of who calls; see `inTurn` of `ApiEnv`. */
export function ownTurns(
  c: ApiContext,
  queue: FairQueue,
  visitor: Pick<Visitor, 'key'>,
): ApiEnv['Variables']['inTurn'] {
  return (work, client = c.req.raw.signal) =>
    queue.run(
      visitor.key(c),
      async () => {
        // Much of it holds the thread: what has arrived meanwhile comes first.
        await threadTurns.next();
        throwIfGone(client);
        return work();
      },
      client,
    );
}

/**
 * As `takeCall`, for what can be guessed: with what the other processes on the database have counted.
 * @throws TooManyCalls, AppError unavailable
 */
export async function takeGuess({ accounts }: UserDeps, limit: UserLimit, key: string): Promise<void> {
  takeCall(limit, key);
  if (!accounts.isShared || !limit.shared) return;
  const { kind, windowSeconds, most } = limit.shared;
  for (const { name, share } of networksOf(key)) {
    const { count, seconds } = await accounts.countAttempt({ kind, key: name, windowSeconds });
    if (count > most * share) throw new TooManyCalls(seconds);
  }
}

/** One limit by account and network, a softer one by account alone. */
type AccountLimits = { pair: UserLimit; account: UserLimit };

/**
 * As `takeGuess`, for guesses at an account from the caller's network. The limit by account alone does not hold for
 * networks that the account was entered from lately, so that no stranger locks its owner out.
 * @throws TooManyCalls, AppError unavailable
 */
export async function takeAccountGuess(
  c: ApiContext,
  deps: UserDeps,
  { pair, account: alone }: AccountLimits,
  account: string,
): Promise<void> {
  const network = deps.visitor.key(c);
  await takeGuess(deps, pair, `${account}\n${network}`);
  if (!(await deps.accounts.isKnownNetwork({ account, network }))) await takeGuess(deps, alone, account);
}

/** An account as it was typed, whether it exists or not. */
export function accountKey(email: string): string {
  return email.trim().toLowerCase();
}

/** The caller's device in words that its owner knows it by. */
export function deviceOf(c: ApiContext): string {
  return deviceWords(c.req.header('user-agent'));
}

/** Whether the call says that it is somebody's. @throws AppError permission-denied for a cookie from elsewhere */
export function namesSession(c: ApiContext, { cookies }: UserDeps): boolean {
  return c.req.header('authorization') !== undefined || cookies.read(c) !== null;
}

/**
 * The caller's session, by its token as Bearer, or by the cookie of a page of ours.
 * @throws AppError unauthenticated, permission-denied for a cookie from elsewhere; TooManyCalls
 */
export function requireSession(c: ApiContext, deps: UserDeps): Promise<Session> {
  return sessionOf(c, deps, bearerOf(c) ?? deps.cookies.read(c));
}

/** As `requireSession`, for what a GET changes: a token as Bearer alone opens it, no cookie does. */
export function requireBearer(c: ApiContext, deps: UserDeps): Promise<Session> {
  return sessionOf(c, deps, bearerOf(c));
}

/**
 * Called before anything has changed: whether a call may ask for its session is known then. The function given back takes a
 * new token and gives what the answer says of it: a page that keeps its session in the cookie gets it there, out of reach of
 * scripts.
 * @throws AppError permission-denied for a page of another site
 */
export function readyToHandOut(c: ApiContext, { cookies }: UserDeps): (token: string) => string | null {
  const inCookie = cookies.asked(c);
  return (token) => {
    if (!inCookie) return token;
    cookies.write(c, token);
    return null;
  };
}

function bearerOf(c: ApiContext): string | null {
  return /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
}

async function sessionOf(c: ApiContext, deps: UserDeps, token: string | null): Promise<Session> {
  try {
    const session = await deps.accounts.authenticate(token);
    c.set('account', session.uid);
    takeCall(deps.limits.own, session.uid);
    return session;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthenticated')
      takeCall(deps.limits.open, deps.visitor.key(c));
    throw error;
  }
}

/** The caller's session where `{uid}` in the path is the caller's own. @throws AppError permission-denied */
export async function requireOwn(c: ApiContext, deps: UserDeps): Promise<Session> {
  const session = await requireSession(c, deps);
  if (c.req.param('uid') !== session.uid)
    throw new AppError('permission-denied', 'You can only view and change your own account.');
  return session;
}

export function tooMany(c: ApiContext, seconds: number): Response {
  c.header('Retry-After', `${seconds}`);
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  const message = `Too many attempts. Wait ${wait}, then try again.`;
  return problem(c, 429, { error: { code: 'resource-exhausted', message } });
}

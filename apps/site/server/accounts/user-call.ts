import { type Accounts, deviceLabel, type Session } from '@deckwright/accounts';
import { AppError } from '@deckwright/domain';
import { networkKind, toNetworks } from '@deckwright/overload';
import type { ApiContext } from '../api/api.ts';
import type { Visitor } from '../api/visitor.ts';
import { TooManyCalls, takeCall } from '../limits/take-call.ts';
import type { UserLimit, UserLimits } from '../limits/user-limits.ts';
import type { SessionCookies } from './session-cookie.ts';

/** What the user routes need. */
export type UserDeps = {
  accounts: Accounts;
  visitor: Visitor;
  limits: UserLimits;
  cookies: SessionCookies;
};

/**
 * Like `takeCall`, for what can be guessed: includes the counts of the other processes on the database.
 * @throws TooManyCalls, AppError unavailable
 */
export async function takeGuess({ accounts }: UserDeps, limit: UserLimit, key: string): Promise<void> {
  takeCall(limit, key);
  if (!accounts.isShared || !limit.shared) return;
  const { kind, windowSeconds, most } = limit.shared;
  for (const [index, { name, share }] of toNetworks(key).entries()) {
    const { count, seconds } = await accounts.countAttempt({ kind, key: name, windowSeconds });
    const by = limit.of === 'address' ? networkKind(index) : limit.of;
    if (count > most * share) throw new TooManyCalls({ seconds, by });
  }
}

/** A limit by account and network, and a softer one by account alone. */
type AccountLimits = { pair: UserLimit; account: UserLimit };

/**
 * Like `takeGuess`, for guesses at an account from the caller's network. The limit by account alone does not apply to
 * networks that recently signed in to the account, so that strangers cannot lock out its owner.
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

/**
 * Like `takeAccountGuess`, for a try at an emailed code: the browser that requested it has few tries anyway, so that it
 * needs no others.
 * @throws TooManyCalls, AppError unavailable
 */
export async function takeCodeGuess(
  c: ApiContext,
  deps: UserDeps,
  request: Parameters<Accounts['hasRequestedCode']>[0],
): Promise<void> {
  const { limits, accounts } = deps;
  const account = accountKey(request.email);
  if (await accounts.hasRequestedCode({ ...request, email: account }))
    return takeGuess(deps, limits.confirmPair, `${account}\n${deps.visitor.key(c)}`);
  await takeAccountGuess(c, deps, { pair: limits.confirmPair, account: limits.confirmAccount }, account);
}

/** An account as typed, whether it exists or not. */
export function accountKey(email: string): string {
  return email.trim().toLowerCase();
}

/** The caller's device in words that its owner recognizes. */
export function describeDevice(c: ApiContext): string {
  return deviceLabel(c.req.header('user-agent'));
}

/** Whether the call claims to have a session. @throws AppError permission-denied for a cookie from another origin */
export function namesSession(c: ApiContext, { cookies }: UserDeps): boolean {
  return c.req.header('authorization') !== undefined || cookies.read(c) !== null;
}

/**
 * The caller's session, by its token as Bearer or by the cookie of our own pages.
 * @throws AppError unauthenticated, permission-denied for a cookie from another origin; TooManyCalls
 */
export function requireSession(c: ApiContext, deps: UserDeps): Promise<Session> {
  return getSession(c, deps, readBearer(c) ?? deps.cookies.read(c));
}

/** Like `requireSession`, for a GET that changes something: accepts only a token as Bearer, not the cookie. */
export function requireBearer(c: ApiContext, deps: UserDeps): Promise<Session> {
  return getSession(c, deps, readBearer(c));
}

/**
 * Called before anything has changed, to check whether the call may ask for its session. The returned function takes a
 * new token and returns what the answer says of it: pages that use the cookie get it there, out of reach of scripts.
 * @throws AppError permission-denied for a page of another site
 */
export function readyToHandOut(c: ApiContext, { cookies }: UserDeps): (token: string) => string | null {
  const inCookie = cookies.requested(c);
  return (token) => {
    if (!inCookie) return token;
    cookies.write(c, token);
    return null;
  };
}

function readBearer(c: ApiContext): string | null {
  return /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
}

async function getSession(c: ApiContext, deps: UserDeps, token: string | null): Promise<Session> {
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

/**
 * The caller's session; `{uid}` in the path, which addresses from before lack, must be the caller's own.
 * @throws AppError permission-denied
 */
export function requireOwnItem(c: ApiContext, deps: UserDeps): Promise<Session> {
  return (c.req.param('uid') === undefined ? requireSession : requireOwn)(c, deps);
}

/** The caller's session if `{uid}` in the path is the caller's own. @throws AppError permission-denied */
export async function requireOwn(c: ApiContext, deps: UserDeps): Promise<Session> {
  const session = await requireSession(c, deps);
  if (c.req.param('uid') !== session.uid)
    throw new AppError('permission-denied', 'You can only view and change your own account.');
  return session;
}

import { createStore } from 'zustand/vanilla';
import { readSession } from '../../../shared/session/kept-session.ts';

/** Who looks: null = nobody is signed in; unknown = somebody is, whose profile has not come yet. */
export type AdUser = 'unknown' | null | { patron: boolean; email: string };

export type AdUserSource = { get: () => AdUser; subscribe: (listener: () => void) => () => void };

/** Null until a session store is plugged in. */
const followed = createStore<{ user: AdUser } | null>()(() => null);
let unfollow = (): void => {};

/** The session store plugs itself in here, once. */
export function followAdUser({ get, subscribe }: AdUserSource): void {
  const take = (): void => followed.setState({ user: get() }, true);
  unfollow();
  unfollow = subscribe(take);
  take();
}

/** Of a kept session nothing is known but that there is somebody. */
export function adUser(): AdUser {
  const known = followed.getState();
  if (known) return known.user;
  return readSession() === null ? null : 'unknown';
}

/** Calls back whenever who looks may have changed. */
export function onAdUser(listener: () => void): () => void {
  return followed.subscribe(listener);
}

/**
 * Visitors and users who are no patrons see ads, patrons none; an `ads` key in the query, with any value or none, shows
 * them to everybody. Consent is another question.
 */
export function shouldShowAds(user: AdUser, query: URLSearchParams): boolean {
  if (query.has('ads')) return true;
  return user !== 'unknown' && !user?.patron;
}

/** The address that the provider may be told, or null. */
export function identityToTell(user: AdUser, answer: 'yes' | 'no' | null): string | null {
  if (user === null || user === 'unknown' || user.patron) return null;
  return answer === 'yes' ? user.email : null;
}

import { createStore } from 'zustand/vanilla';
import { storedSession } from '../../../shared/storage/stored-session.ts';

/** The user: null = signed out; unknown = signed in, but the profile has not loaded yet. */
export type AdUser = 'unknown' | null | { patron: boolean; email: string };

export type AdUserSource = { get: () => AdUser; subscribe: (listener: () => void) => () => void };

/** Null until a session store is plugged in. */
const followed = createStore<{ user: AdUser } | null>()(() => null);
let unfollow = (): void => {};

/** Called once by the session store to plug itself in. */
export function followAdUser({ get, subscribe }: AdUserSource): void {
  const take = (): void => followed.setState({ user: get() }, true);
  unfollow();
  unfollow = subscribe(take);
  take();
}

/** The current user; for a stored session only that there is one. */
export function adUser(): AdUser {
  const known = followed.getState();
  if (known) return known.user;
  return storedSession.read() === null ? null : 'unknown';
}

/** Calls back whenever the user may have changed. */
export function onAdUser(listener: () => void): () => void {
  return followed.subscribe(listener);
}

/**
 * Visitors and users who are not patrons see ads, patrons none; an `ads` key in the query, with any or no value, shows
 * them to everyone. Consent is checked separately.
 */
export function shouldShowAds(user: AdUser, query: URLSearchParams): boolean {
  if (query.has('ads')) return true;
  return user !== 'unknown' && !user?.patron;
}

/** The address that the provider may be told, or null. */
export function toAdIdentity(user: AdUser, answer: 'yes' | 'no' | null): string | null {
  if (user === null || user === 'unknown' || user.patron) return null;
  return answer === 'yes' ? user.email : null;
}

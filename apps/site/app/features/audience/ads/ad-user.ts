import { readSession } from '../../../shared/session/kept-session.ts';

/** Who looks: null = nobody is signed in; unknown = somebody is, whose profile has not come yet. */
export type AdUser = 'unknown' | null | { patron: boolean; email: string };

export type AdUserSource = { get: () => AdUser; subscribe: (listener: () => void) => () => void };

/** Until a session store is plugged in: a kept session is somebody of whom nothing is known. */
const FROM_DEVICE: AdUserSource = {
  get: () => (readSession() === null ? null : 'unknown'),
  subscribe: () => () => {},
};

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of [...listeners]) listener();
};
let source = FROM_DEVICE;
let unfollow = (): void => {};

/** The session store plugs itself in here, once. */
export function followAdUser(next: AdUserSource): void {
  unfollow();
  source = next;
  unfollow = next.subscribe(tell);
  tell();
}

export function adUser(): AdUser {
  return source.get();
}

/** Calls back whenever who looks may have changed. */
export function onAdUser(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
export function identityOf(user: AdUser, answer: 'yes' | 'no' | null): string | null {
  if (user === null || user === 'unknown' || user.patron) return null;
  return answer === 'yes' ? user.email : null;
}

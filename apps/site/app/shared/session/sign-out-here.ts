import { createApiClient } from '../api/api-client.ts';
import { isRefusal } from './account-calls.ts';
import { PENDING_SIGN_OUT_KEY } from './kept-session.ts';
import { sessionFetch } from './session-fetch.ts';

let ended: Promise<unknown> = Promise.resolve();

/**
 * Ends the session of the cookie, which scripts cannot remove. If the site is unreachable, this is stored, and the next
 * page retries.
 * @throws FetchError if it fails
 */
export function signOutHere(): Promise<void> {
  const ending = endSession();
  ended = ending.catch(() => undefined);
  return ending;
}

/** Resolves when no sign-out of this page is pending. */
export async function signOutEnded(): Promise<void> {
  await ended;
}

export function storePendingSignOut(isPending: boolean): void {
  try {
    if (isPending) localStorage.setItem(PENDING_SIGN_OUT_KEY, '1');
    else localStorage.removeItem(PENDING_SIGN_OUT_KEY);
  } catch {
    // Without storage only this page knows.
  }
}

async function endSession(): Promise<void> {
  storePendingSignOut(true);
  try {
    await createApiClient({ fetch: sessionFetch, isInCookie: () => true, log: () => {} }).signOut();
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  storePendingSignOut(false);
}

import { createApiClient } from '../api/api-client.ts';
import { pendingSignOut } from '../storage/stored-session.ts';
import { isRefusal } from './account-calls.ts';
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

async function endSession(): Promise<void> {
  pendingSignOut.write(true);
  try {
    await createApiClient({ fetch: sessionFetch, isInCookie: () => true, log: () => {} }).signOut();
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  pendingSignOut.write(false);
}

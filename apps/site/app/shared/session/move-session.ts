import { createApiClient } from '../api/api-client.ts';
import { FetchError } from '../api/request.ts';
import { oldTokenOf, SESSION_KEY, sessionOf } from './kept-session.ts';

type Device = {
  read: () => string | null;
  write: (text: string | null) => void;
  /** Exchanges the token for a cookie. @throws FetchError */
  renew: (token: string) => Promise<unknown>;
  /** Whether the cookie is a session of this user. @throws FetchError if the site cannot be asked */
  isIn: (uid: string) => Promise<boolean>;
  /** Runs in one tab at a time. */
  alone: (work: () => Promise<void>) => Promise<void>;
};

/**
 * Moves a session that an earlier version kept in local storage into the cookie, with a new token, once for all tabs, and
 * erases the old token. An expired session is erased as well.
 * @throws FetchError if the site cannot be asked: nothing changes, and the next page tries again
 */
export function moveOldSession({ read, write, renew, isIn, alone }: Device): Promise<void> {
  return alone(async () => {
    const text = read();
    const token = oldTokenOf(text);
    if (token === null) return;
    const session = sessionOf(text);
    // Another tab may have been first: without locks, or because this tab still reads the storage as it was before.
    const moved = (await succeeds(renew(token), [401])) || (session !== null && (await isIn(session.uid)));
    if (moved) write(JSON.stringify(session));
    else if (read() === text) write(null);
  });
}

/** Statuses of a call without a valid session, with that of another user, and for a deleted user. */
const NOT_THEIRS = [401, 403, 404];

/** False if the call failed with one of these statuses. @throws FetchError if it failed otherwise */
async function succeeds(call: Promise<unknown>, failures: readonly number[]): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (error instanceof FetchError && failures.includes(error.status ?? 0)) return false;
    throw error;
  }
}

let moving: Promise<void> | null = null;

function api(token: string | null) {
  return createApiClient({
    fetch: (url, init) => fetch(url, init),
    getToken: () => token,
    isInCookie: () => true,
  });
}

/** As above, on this device. */
export function moveSession(): Promise<void> {
  moving ??= moveOldSession({
    read: () => localStorage.getItem(SESSION_KEY),
    write(text) {
      if (text === null) localStorage.removeItem(SESSION_KEY);
      else localStorage.setItem(SESSION_KEY, text);
    },
    renew: (token) => api(token).renewToken(),
    isIn: (uid) => succeeds(api(null).fetchProfile(uid), NOT_THEIRS),
    // Without HTTPS there are no locks.
    alone: (work) => navigator.locks?.request(SESSION_KEY, work) ?? work(),
  }).finally(() => {
    moving = null;
  });
  return moving;
}

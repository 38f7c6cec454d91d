import { createApiClient } from '../api/api-client.ts';
import { FetchError } from '../api/request.ts';
import { STORAGE_KEYS } from '../storage/keys.ts';
import { type StoredSession, sessionWithToken, storedSession } from '../storage/stored-session.ts';

type Device = {
  /** The stored session if it has a token. */
  read: typeof sessionWithToken.read;
  write: (session: StoredSession | null) => void;
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
    const session = read();
    if (session === null) return;
    const { uid, token } = session;
    // Another tab may have been first: without locks, or because this tab still reads the storage as it was before.
    const moved = (await succeeds(renew(token), [401])) || (await isIn(uid));
    if (moved) write({ uid });
    else if (read()?.token === token) write(null);
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
    read: sessionWithToken.read,
    write: storedSession.write,
    renew: (token) => api(token).renewToken(),
    isIn: (uid) => succeeds(api(null).fetchProfile(uid), NOT_THEIRS),
    // Without HTTPS there are no locks.
    alone: (work) => navigator.locks?.request(STORAGE_KEYS.session, work) ?? work(),
  }).finally(() => {
    moving = null;
  });
  return moving;
}

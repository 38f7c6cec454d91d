import { FetchError } from '@deckwright/api-client';
import { createApiClient } from '@deckwright/api-client/client';
import { oldTokenOf, SESSION_KEY, sessionOf } from './kept-session.ts';

type Device = {
  read: () => string | null;
  write: (text: string | null) => void;
  /** Exchanges the token for a cookie. @throws FetchError */
  renew: (token: string) => Promise<unknown>;
  /** Runs one tab after the other. */
  alone: (work: () => Promise<void>) => Promise<void>;
};

/**
 * Moves a session that an earlier version kept in local storage into the cookie, with a new token: once, by one tab, and the
 * old token is erased. One that has ended is erased too.
 * @throws FetchError where the site cannot be asked: all stays, and the next page tries again
 */
export function moveOldSession({ read, write, renew, alone }: Device): Promise<void> {
  return alone(async () => {
    const text = read();
    const token = oldTokenOf(text);
    if (token === null) return;
    try {
      await renew(token);
    } catch (error) {
      if (!(error instanceof FetchError && error.status === 401)) throw error;
      // Without locks another tab may have been first: what it wrote stays.
      if (read() === text) write(null);
      return;
    }
    const session = sessionOf(text);
    write(session && JSON.stringify(session));
  });
}

let moving: Promise<void> | null = null;

/** As above, on this device. */
export function moveSession(): Promise<void> {
  moving ??= moveOldSession({
    read: () => localStorage.getItem(SESSION_KEY),
    write(text) {
      if (text === null) localStorage.removeItem(SESSION_KEY);
      else localStorage.setItem(SESSION_KEY, text);
    },
    renew: (token) =>
      createApiClient({
        fetch: (url, init) => fetch(url, init),
        getToken: () => token,
        isInCookie: () => true,
      }).renewToken(),
    // Plain HTTP has no locks; there a tab that comes second hears of it by the storage.
    alone: (work) => navigator.locks?.request(SESSION_KEY, work) ?? work(),
  }).finally(() => {
    moving = null;
  });
  return moving;
}

import { STORAGE_KEYS } from './keys.ts';
import { createStoredValue } from './stored-value.ts';

/** The signed-in user. The session itself is in a cookie that scripts cannot read. */
export type StoredSession = { uid: string };

/** The user signed in on this device; null if there is none. The only account code that pages load until they need more. */
export const storedSession = createStoredValue<StoredSession | null>({
  key: STORAGE_KEYS.session,
  parse(text) {
    const { uid } = getFields(text);
    return typeof uid === 'string' ? { uid } : null;
  },
  print: (session) => session && JSON.stringify({ uid: session.uid }),
});

/** Under the same key: earlier versions stored the token here, until `moveSession` moves it. Null if there is none. */
export const sessionWithToken = createStoredValue<{ uid: string; token: string } | null>({
  key: STORAGE_KEYS.session,
  parse(text) {
    const { uid, token } = getFields(text);
    return typeof uid === 'string' && typeof token === 'string' ? { uid, token } : null;
  },
  print: (session) => session && JSON.stringify(session),
});

/** Whether the cookie of a user who signed out must still be removed. */
export const pendingSignOut = createStoredValue<boolean>({
  key: STORAGE_KEYS.pendingSignOut,
  parse: (text) => text !== null,
  print: (isPending) => (isPending ? '1' : null),
});

const oldSettings = createStoredValue<null>({
  key: STORAGE_KEYS.oldSettings,
  parse: () => null,
  print: () => null,
});

/** Erases the settings that an earlier version stored for use without an account. */
export function eraseOldSettings(): void {
  oldSettings.write(null);
}

function getFields(text: string | null): { uid?: unknown; token?: unknown } {
  return Object(JSON.parse(text ?? '{}'));
}

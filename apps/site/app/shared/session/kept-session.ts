/** Local storage key. Same as in applyKept in shell/first-paint.ts. */
export const SESSION_KEY = 'deckwright-session';

/** Local storage key of settings without an account, which earlier versions stored. */
const OLD_SETTINGS_KEY = 'deckwright-settings';

/** Local storage key, set if a user signed out while the site was unreachable: the cookie must still be removed. */
export const PENDING_SIGN_OUT_KEY = 'deckwright-signing-out';

/** The signed-in user. The session itself is in a cookie that scripts cannot read. */
export type KeptSession = { uid: string };

/**
 * The user signed in on this device; null if there is none. The only account code that pages load until they need more.
 */
export function readSession(): KeptSession | null {
  return sessionOf(readKey(SESSION_KEY));
}

/** Earlier versions stored the token here, until `moveSession` moves it. */
export function holdsOldToken(): boolean {
  return oldTokenOf(readKey(SESSION_KEY)) !== null;
}

export function isSignOutPending(): boolean {
  return readKey(PENDING_SIGN_OUT_KEY) !== null;
}

/** Erases the settings that an earlier version stored for use without an account. */
export function eraseOldSettings(): void {
  try {
    localStorage.removeItem(OLD_SETTINGS_KEY);
  } catch {
    // Without storage there are none.
  }
}

/** Null for anything that is not a stored session. */
export function sessionOf(text: string | null): KeptSession | null {
  const { uid } = fieldsOf(text);
  return typeof uid === 'string' ? { uid } : null;
}

/** The token stored by an earlier version; null if there is none. */
export function oldTokenOf(text: string | null): string | null {
  const { uid, token } = fieldsOf(text);
  return typeof uid === 'string' && typeof token === 'string' ? token : null;
}

/** A private window without storage has nothing stored. */
function readKey(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function fieldsOf(text: string | null): { uid?: unknown; token?: unknown } {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** Of local storage. As applyKept in shell/first-paint.ts names it. */
export const SESSION_KEY = 'deckwright-session';

/** Of local storage: what a visitor chose on this device (device-settings.ts). */
export const SETTINGS_KEY = 'deckwright-settings';

/** Of local storage, where somebody signed out while the site could not be reached: the cookie is still to be ended. */
export const OWED_KEY = 'deckwright-signing-out';

/** Who is signed in. What proves it lies in a cookie that no script reads. */
export type KeptSession = { uid: string };

/** Who is signed in on this device; null for nobody. All that pages load of accounts until they need more. */
export function readSession(): KeptSession | null {
  return sessionOf(readKey(SESSION_KEY));
}

/** Earlier versions kept the token beside it, until `moveSession` has it moved. */
export function holdsOldToken(): boolean {
  return oldTokenOf(readKey(SESSION_KEY)) !== null;
}

export function owesSignOut(): boolean {
  return readKey(OWED_KEY) !== null;
}

/** Whether this device keeps settings of its own. */
export function keepsSettings(): boolean {
  return readKey(SETTINGS_KEY) !== null;
}

/** Null for what no session was written as. */
export function sessionOf(text: string | null): KeptSession | null {
  const { uid } = fieldsOf(text);
  return typeof uid === 'string' ? { uid } : null;
}

/** The token in what an earlier version wrote; null where there is none. */
export function oldTokenOf(text: string | null): string | null {
  const { uid, token } = fieldsOf(text);
  return typeof uid === 'string' && typeof token === 'string' ? token : null;
}

/** A private window without storage keeps nothing. */
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

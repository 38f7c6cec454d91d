/** Of local storage. As applyKept in shell/first-paint.ts names it. */
export const SESSION_KEY = 'deckwright-session';

/** Of local storage: what a visitor chose on this device (device-settings.ts). */
export const SETTINGS_KEY = 'deckwright-settings';

export type KeptSession = { uid: string; token: string };

/** Who is signed in on this device; null for nobody. All that pages load of accounts until they need more. */
export function readSession(): KeptSession | null {
  try {
    return sessionOf(localStorage.getItem(SESSION_KEY));
  } catch {
    // A private window without storage keeps nobody.
    return null;
  }
}

/** Whether this device keeps settings of its own. */
export function keepsSettings(): boolean {
  try {
    return localStorage.getItem(SETTINGS_KEY) !== null;
  } catch {
    return false;
  }
}

/** Null for what no session was written as. */
export function sessionOf(text: string | null): KeptSession | null {
  try {
    const { uid, token } = JSON.parse(text ?? '{}') as Partial<KeptSession>;
    return typeof uid === 'string' && typeof token === 'string' ? { uid, token } : null;
  } catch {
    return null;
  }
}

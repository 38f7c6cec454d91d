import { type ApiClient, IN_COOKIE, SESSION_HEADER } from '@deckwright/api-client';
import { type ChosenSettings, chosenOf, type SettingsChange } from '@deckwright/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { toasts } from '../toasts/toasts.ts';
import { accountCalls, isRefusal } from './account-calls.ts';
import { type AccountState, createAccountStore, UNKNOWN } from './account-store.ts';
import { device, openDevice, paintVisitor } from './device.ts';
import { paintSettings } from './display-hint.ts';
import { type KeptSession, owesSignOut, readSession, SESSION_KEY, sessionOf } from './kept-session.ts';
import { followProfile, type PageLife } from './live-profile.ts';
import { sessionFetch } from './session-fetch.ts';
import { keepOwed, signOutEnded, signOutHere } from './sign-out-here.ts';

const page: PageLife = {
  isHidden: () => document.visibilityState === 'hidden',
  onChange(changed) {
    document.addEventListener('visibilitychange', changed);
    window.addEventListener('online', changed);
    return () => {
      document.removeEventListener('visibilitychange', changed);
      window.removeEventListener('online', changed);
    };
  },
};

/** Who is signed in, here and in the other tabs. */
export const account = createAccountStore({
  keep: keepSession,
  load: ({ uid }) => accountCalls().fetchProfile(uid),
  save: ({ uid }, change) => accountCalls().saveProfile(uid, change),
  end: signOutHere,
  follow: (session, follower) =>
    followProfile({ open: (signal) => openLive(session, signal), page, ...follower }),
  isRefusal,
  device,
  paint: (settings) => (settings ? paintSettings(settings, { signedIn: true }) : paintVisitor()),
  tell: (text) => toasts.add({ key: 'account', text }),
});

/** The calls, of who is signed in or nobody's; after a sign-out that is under way, whose answer would take a new cookie out. */
export async function withCalls<T>(run: (calls: ApiClient) => Promise<T>): Promise<T> {
  await signOutEnded();
  return run(accountCalls());
}

/** What signing in takes along: the account takes of it what it never chose itself. */
export function settingsToTake(): { settings?: ChosenSettings } {
  const { chosen } = device.get();
  return Object.keys(chosen).length > 0 ? { settings: chosen } : {};
}

const DEFAULTS: SettingsChange = { priceSources: null, saltLevel: null, namesUnderCards: null };

/**
 * Takes back what was chosen, on this device too: signing in again would bring it back otherwise. The function given back
 * undoes that.
 */
export function resetSettings(): () => void {
  const { user } = account.get();
  const [own, ofDevice] = [chosenOf(user, user.chosen), device.get().chosen];
  const change = (next: SettingsChange, nextOfDevice: SettingsChange) => {
    device.change(nextOfDevice);
    if (account.uid() !== null) void account.change(next);
  };
  change(DEFAULTS, DEFAULTS);
  return () => change(own, ofDevice);
}

let opened = false;

/** Once: looks for who is signed in on this device, and follows the other tabs from then on. */
export function openAccount(): void {
  if (opened) return;
  opened = true;
  openDevice();
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === SESSION_KEY || key === null) account.heard(sessionOf(newValue));
  });
  // Where the site cannot be reached it stays owed.
  if (owesSignOut()) void signOutHere().catch(() => undefined);
  account.heard(readSession());
}

/** Unknown on the server and while the page is taken over. */
export function useAccount(): AccountState {
  useEffect(openAccount, []);
  return useSyncExternalStore(account.subscribe, account.get, () => UNKNOWN);
}

/** Goes on as long as the subscription, so that no time limit of other calls holds for it. */
function openLive({ uid }: KeptSession, signal: AbortSignal): Promise<Response> {
  return sessionFetch(`/api/users/${encodeURIComponent(uid)}/live`, {
    headers: { [SESSION_HEADER]: IN_COOKIE, accept: 'text/event-stream' },
    cache: 'no-store',
    signal,
  });
}

function keepSession(session: KeptSession | null): void {
  try {
    if (session) {
      localStorage.setItem(SESSION_KEY, JSON.stringify(session));
      // The cookie is another one by now.
      keepOwed(false);
    } else localStorage.removeItem(SESSION_KEY);
  } catch {
    // Without storage the page that is open alone knows of it.
  }
}

import type { ApiClient } from '@deckwright/api-client';
import { type ChosenSettings, chosenOf, type SettingsChange } from '@deckwright/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { useHosts } from '../site/site-settings.ts';
import { toasts } from '../toasts/toasts.ts';
import { accountCalls, isRefusal } from './account-calls.ts';
import { type AccountState, createAccountStore, UNKNOWN } from './account-store.ts';
import { device, openDevice, paintVisitor } from './device.ts';
import { paintSettings } from './display-hint.ts';
import { type KeptSession, readSession, SESSION_KEY, sessionOf } from './kept-session.ts';
import { followProfile, type PageLife } from './live-profile.ts';

/** Where calls go; '' is the site itself. */
let host = '';

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
  load: ({ uid, token }) => accountCalls(host, token).fetchProfile(uid),
  save: ({ uid, token }, change) => accountCalls(host, token).saveProfile(uid, change),
  end: ({ token }) => accountCalls(host, token).signOut(),
  follow: (session, follower) =>
    followProfile({ open: (signal) => openLive(session, signal), page, ...follower }),
  isRefusal,
  device,
  paint: (settings) => (settings ? paintSettings(settings, { signedIn: true }) : paintVisitor()),
  tell: (text) => toasts.add({ key: 'account', text }),
});

/** The calls, those of a user with their token. A refused one of a user ends the session here too. */
export async function withCalls<T>(run: (calls: ApiClient) => Promise<T>): Promise<T> {
  return run(accountCalls(host, account.token()));
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
    if (account.token() !== null) void account.change(next);
  };
  change(DEFAULTS, DEFAULTS);
  return () => change(own, ofDevice);
}

let opened = false;

/** Once: looks for who is signed in on this device, and follows the other tabs from then on. */
export function openAccount(apiHost: string): void {
  if (opened) return;
  opened = true;
  host = apiHost;
  openDevice();
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === SESSION_KEY || key === null) account.heard(sessionOf(newValue));
  });
  account.heard(readSession());
}

/** Unknown on the server and while the page is taken over. */
export function useAccount(): AccountState {
  const { apiHost } = useHosts();
  useEffect(() => openAccount(apiHost), [apiHost]);
  return useSyncExternalStore(account.subscribe, account.get, () => UNKNOWN);
}

/** Goes on as long as the subscription, so that no time limit of other calls holds for it. */
function openLive({ uid, token }: KeptSession, signal: AbortSignal): Promise<Response> {
  return fetch(`${host}/api/users/${encodeURIComponent(uid)}/live`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    cache: 'no-store',
    signal,
  });
}

function keepSession(session: KeptSession | null): void {
  try {
    if (session) localStorage.setItem(SESSION_KEY, JSON.stringify(session));
    else localStorage.removeItem(SESSION_KEY);
  } catch {
    // Without storage the session lasts as long as the page.
  }
}

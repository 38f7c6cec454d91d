import { pickSettings, type SettingsChange } from '@deckwright/domain';
import { useEffect, useSyncExternalStore } from 'react';
import type { ApiClient } from '../api/api-client.ts';
import { IN_COOKIE, SESSION_HEADER } from '../api/request.ts';
import { toasts } from '../feedback/toasts.ts';
import { STORAGE_KEYS } from '../storage/keys.ts';
import { pendingSignOut, type StoredSession, storedSession } from '../storage/stored-session.ts';
import { accountCalls, isRefusal } from './account-calls.ts';
import { type AccountState, createAccountStore, UNKNOWN } from './account-store.ts';
import { paintSettings } from './display-hint.ts';
import { followProfile, type PageLife } from './live-profile.ts';
import { sessionFetch } from './session-fetch.ts';
import { signOutEnded, signOutHere } from './sign-out-here.ts';
import { DEFAULT_USER } from './user-state.ts';

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

/** The signed-in user, in this and other tabs. */
export const account = createAccountStore({
  keep: keepSession,
  load: ({ uid }) => accountCalls().fetchProfile(uid),
  save: ({ uid }, change) => accountCalls().saveProfile(uid, change),
  end: signOutHere,
  follow: (session, follower) =>
    followProfile({ open: (signal) => openLive(session, signal), page, ...follower }),
  isRefusal,
  paint: (settings) => paintSettings(settings ?? DEFAULT_USER, { signedIn: settings !== null }),
  notify: (text) => toasts.add({ key: 'account', text }),
});

/** Runs API calls, signed in or not, after any pending sign-out, whose response would otherwise remove a new cookie. */
export async function withCalls<T>(run: (calls: ApiClient) => Promise<T>): Promise<T> {
  await signOutEnded();
  return run(accountCalls());
}

const DEFAULTS: SettingsChange = { priceSources: null, saltLevel: null, namesUnderCards: null };

/** Resets the account's choices. The returned function undoes this. */
export function resetSettings(): () => void {
  const { user } = account.get();
  const own = pickSettings(user, user.chosen);
  void account.change(DEFAULTS);
  return () => void account.change(own);
}

let opened = false;

/** Called once: looks for a signed-in user on this device, and follows the other tabs from then on. */
export function openAccount(): void {
  if (opened) return;
  opened = true;
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEYS.session || key === null) account.heard(storedSession.parse(newValue));
  });
  // If the site is unreachable, the sign-out remains pending.
  if (pendingSignOut.read()) void signOutHere().catch(() => undefined);
  account.heard(storedSession.read());
}

/** Unknown on the server and during hydration. */
export function useAccount(): AccountState {
  useEffect(openAccount, []);
  return useSyncExternalStore(account.subscribe, account.get, () => UNKNOWN);
}

/** Lasts as long as the subscription, so it has no timeout, unlike other calls. */
function openLive({ uid }: StoredSession, signal: AbortSignal): Promise<Response> {
  return sessionFetch(`/api/users/${encodeURIComponent(uid)}/live`, {
    headers: { [SESSION_HEADER]: IN_COOKIE, accept: 'text/event-stream' },
    cache: 'no-store',
    signal,
  });
}

/** Without storage only this page knows. */
function keepSession(session: StoredSession | null): void {
  const outcome = storedSession.write(session);
  // The cookie has been replaced by now.
  if (session && outcome === 'stored') pendingSignOut.write(false);
}

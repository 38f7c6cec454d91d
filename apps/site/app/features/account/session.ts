import { useEffect, useSyncExternalStore } from 'react';
import { useHosts } from '../../site-settings.ts';
import { toasts } from '../../toasts.ts';
import { type AccountCalls, createAccountCalls, isRefusal } from './account-calls.ts';
import { type AccountState, createAccountStore, UNKNOWN } from './account-store.ts';
import { paintSettings } from './display-hint.ts';
import { readSession, SESSION_KEY, type Session, sessionOf } from './kept-session.ts';
import { followProfile, type PageLife } from './live-profile.ts';

let calls: AccountCalls | undefined;

/** The calls; those of a user carry their token. */
export function accountCalls(): AccountCalls {
  calls ??= createAccountCalls('', account.token);
  return calls;
}

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
  load: (session) => accountCalls().readProfile(session),
  save: (session, change) => accountCalls().saveSettings(session, change),
  end: (session) => accountCalls().signOut(session),
  follow: (session, follower) =>
    followProfile({ open: (signal) => accountCalls().openLive(session, signal), page, ...follower }),
  isRefusal,
  paint: paintSettings,
  tell: (text) => toasts.add({ key: 'account', text }),
});

let opened = false;

/** Once: looks for who is signed in on this device, and follows the other tabs from then on. */
export function openAccount(apiHost: string): void {
  if (opened) return;
  opened = true;
  calls = createAccountCalls(apiHost, account.token);
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

function keepSession(session: Session | null): void {
  try {
    if (session) localStorage.setItem(SESSION_KEY, JSON.stringify(session));
    else localStorage.removeItem(SESSION_KEY);
  } catch {
    // Without storage the session lasts as long as the page.
  }
}

import { createApiClient, FetchError } from '@deckwright/api-client';
import type { Session } from './kept-session.ts';
import { providerText } from './provider-text.ts';
import type { Profile, Settings } from './user-state.ts';

/** What somebody agrees to when they register. */
export type Consents = { terms: true; privacy: true; newsletter?: boolean; ads?: boolean };

/** A session that has just begun. */
export type Begun = Session & { profile: Profile };

export type NewsletterState = { subscribed: boolean; pending: boolean };

const UNREACHABLE = 'The site could not be reached. Check your connection and try again.';

/** The calls of accounts; `tokenOf` tells the bearer token at the moment of each. */
export function createAccountCalls(apiHost: string, tokenOf: () => string | null) {
  const { requester } = createApiClient({
    fetch: (url, init) => fetch(url, init),
    apiHost,
    getToken: tokenOf,
    log: logUnexpected,
  });
  const open = { auth: false } as const;
  const as = ({ token }: Session) =>
    ({ auth: false, headers: { authorization: `Bearer ${token}` } }) as const;
  return {
    register: (email: string, password: string, username: string, consents: Consents) =>
      requester.json<Begun>('POST', '/api/users/register', { email, password, username, consents }, open),
    signIn: (email: string, password: string) =>
      requester.json<Begun>('POST', '/api/users/sign-in', { email, password }, open),
    signOut: (session: Session) =>
      requester.json<unknown>('POST', '/api/users/sign-out', undefined, as(session)),
    forgotPassword: (email: string) =>
      requester.json<unknown>('POST', '/api/users/forgot-password', { email }, open),
    confirmPassword: (email: string, code: string, password: string) =>
      requester.json<unknown>('POST', '/api/users/confirm-password', { email, code, password }, open),
    changePassword: (password: string, newPassword: string) =>
      requester.json<{ token: string }>('POST', '/api/users/change-password', { password, newPassword }),
    changeEmail: (email: string, password: string) =>
      requester.json<unknown>('POST', '/api/users/change-email', { email, password }),
    confirmEmail: (code: string) =>
      requester.json<{ profile: Profile }>('POST', '/api/users/confirm-email', { code }),
    exportData: () => requester.get<unknown>('/api/users/export'),
    deleteAccount: (uid: string) =>
      requester.json<unknown>('DELETE', `/api/users/${encodeURIComponent(uid)}`, undefined),
    readProfile: (session: Session) =>
      requester.get<Profile>(`/api/users/${encodeURIComponent(session.uid)}`, as(session)),
    saveSettings: (session: Session, change: Partial<Settings>) =>
      requester.json<Profile>('PATCH', `/api/users/${encodeURIComponent(session.uid)}`, change, as(session)),
    setNewsletter: (uid: string, subscribed: boolean) =>
      requester.json<NewsletterState>('PUT', `/api/users/${encodeURIComponent(uid)}/newsletter`, {
        subscribed,
      }),
    /** Not read to its end here: the answer goes on as long as the subscription. */
    openLive: ({ uid, token }: Session, signal: AbortSignal) =>
      fetch(`${apiHost}/api/users/${encodeURIComponent(uid)}/live`, {
        headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
        cache: 'no-store',
        signal,
      }),
  };
}

export type AccountCalls = ReturnType<typeof createAccountCalls>;

/** What went wrong, in the provider's own words where it has answered. */
export function troubleOf(error: unknown): string {
  const message = error instanceof FetchError ? error.problem?.error.message : undefined;
  return message ? providerText(message) : UNREACHABLE;
}

/** The session is no more. */
export function isRefusal(error: unknown): boolean {
  return error instanceof FetchError && error.status === 401;
}

/** A wrong password is the visitor's and no failure of the site. */
function logUnexpected(url: string, _request: RequestInit, error: unknown): void {
  if (error instanceof FetchError && error.status !== null && error.status < 500) return;
  console.warn(`Failed to fetch ${url}:`, error);
}

/** The library answers with cookies that never reach a browser; these are the values that the verbs need. */

/** The token of a session that a call has started to replace the caller's. */
export function readNewToken(headers: Headers): string | null {
  const [token = ''] = (headers.get('set-auth-token') ?? '').split('.');
  return token === '' ? null : token;
}

/** Continues a sign-in that is waiting for its second factor. */
export function waitingSignIn(answered: Headers, device: Headers): Headers {
  const headers = new Headers(device);
  const waiting = answered
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .filter((pair) => /two_factor=.+/.test(pair));
  headers.set('cookie', waiting.join('; '));
  return headers;
}

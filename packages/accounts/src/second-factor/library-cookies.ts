/** The library answers by cookies, which no browser ever sees: what of them the verbs hand on. */

/** The token of a session that a call has begun in place of the caller's own. */
export function newTokenOf(headers: Headers): string | null {
  const [token = ''] = (headers.get('set-auth-token') ?? '').split('.');
  return token === '' ? null : token;
}

/** Goes on with a sign-in that waits for its second factor. */
export function waitingSignIn(answered: Headers, device: Headers): Headers {
  const headers = new Headers(device);
  const waiting = answered
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .filter((pair) => /two_factor=.+/.test(pair));
  headers.set('cookie', waiting.join('; '));
  return headers;
}

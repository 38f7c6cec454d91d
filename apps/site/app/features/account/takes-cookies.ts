export const NEEDS_COOKIES = 'Signing in needs a cookie. Allow cookies for this site, then try again.';

/** The session lies in a cookie: without one nobody stays signed in. */
export function takesNoCookies(): boolean {
  return !navigator.cookieEnabled;
}

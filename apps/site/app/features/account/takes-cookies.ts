export const NEEDS_COOKIES = 'Signing in needs a cookie. Allow cookies for this site, then try again.';

/** The session is in a cookie, so browsers that block cookies cannot stay signed in. */
export function takesNoCookies(): boolean {
  return !navigator.cookieEnabled;
}

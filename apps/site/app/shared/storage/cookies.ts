/** All cookies of the page; '' if the browser blocks them, in which case reading throws. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Sets a cookie. If the browser blocks cookies, the choice lasts as long as the page. */
export function writeCookie(cookie: string, jar: { cookie: string } = document): void {
  try {
    // The cookie store needs a secure origin; this works on any.
    jar.cookie = cookie;
  } catch {
    // Not reported: the choice is visible on the page.
  }
}

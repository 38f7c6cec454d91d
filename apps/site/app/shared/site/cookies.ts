/** All cookies of the page; '' where the browser blocks them, which reading them says by throwing. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Sets a cookie. Where the browser blocks them, the choice it keeps lasts as long as the page. */
export function writeCookie(cookie: string, jar: { cookie: string } = document): void {
  try {
    // The cookie store needs a secure origin; the old way works on any.
    jar.cookie = cookie;
  } catch {
    // Said nowhere: what was chosen stands on the page.
  }
}

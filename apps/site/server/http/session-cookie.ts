import { AppError } from '@deckwright/domain';
import { getCookie, setCookie } from 'hono/cookie';
import type { ApiContext } from './api.ts';
import type { OwnOrigins } from './own-origins.ts';

/**
 * By this header a page of ours says that its session lies in the cookie. No other site can send it: that takes a preflight,
 * which the site does not grant.
 */
const SESSION_HEADER = 'Session-In';
const IN_COOKIE = 'cookie';

/** Bound to this host and to HTTPS by its name; a subdomain or a page without TLS can set none of it. */
const SECURE_NAME = '__Host-deckwright-session';
/** Where the site is served without TLS, as on the visitor's own machine. */
const PLAIN_NAME = 'deckwright-session';
/** As long as a session lasts at most; when it ends is the database's to say. */
const MOST_SECONDS = 90 * 86_400;

const ELSEWHERE = 'This call came from another site. Open the page on this site and try again.';

export type SessionCookies = {
  /** The token of the cookie, null where the call does not name it. @throws AppError permission-denied from elsewhere */
  read: (c: ApiContext) => string | null;
  /** Whether the call asks for its session in the cookie. @throws AppError permission-denied from elsewhere */
  asked: (c: ApiContext) => boolean;
  write: (c: ApiContext, token: string) => void;
  /** Takes the cookie out of a browser that has it. */
  clear: (c: ApiContext) => void;
};

/**
 * The session of a browser, in a cookie that no script reads. It counts only in calls that name it by `Session-In`, and
 * that a page of this very origin has sent.
 */
export function createSessionCookies(origins: OwnOrigins): SessionCookies {
  /** By what browsers say themselves and no page can change: Sec-Fetch-Site, which old ones and plain HTTP lack, or Origin. */
  function isOwnPage(c: ApiContext): boolean {
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined) return site === 'same-origin';
    const origin = c.req.header('origin');
    // Such a call changes nothing, and what it answers only this origin can read.
    if (origin === undefined) return c.req.method === 'GET' || c.req.method === 'HEAD';
    return origins.has(c, origin);
  }

  function asked(c: ApiContext): boolean {
    if (c.req.header(SESSION_HEADER) !== IN_COOKIE) return false;
    if (!isOwnPage(c)) throw new AppError('permission-denied', ELSEWHERE);
    return true;
  }

  function isSecure(c: ApiContext): boolean {
    return c.req.header('origin')?.startsWith('https://') ?? origins.isSecure(c);
  }

  function put(c: ApiContext, name: string, value: string, maxAge: number): void {
    const secure = name === SECURE_NAME;
    setCookie(c, name, value, { path: '/', httpOnly: true, sameSite: 'Strict', secure, maxAge });
  }

  return {
    asked,
    read: (c) => {
      if (c.req.header('authorization') !== undefined || !asked(c)) return null;
      // Where the site is known to have TLS, the other name is nobody's word.
      const plain = origins.isSecure(c) ? undefined : getCookie(c, PLAIN_NAME);
      return getCookie(c, SECURE_NAME) ?? plain ?? null;
    },
    write: (c, token) => put(c, isSecure(c) ? SECURE_NAME : PLAIN_NAME, token, MOST_SECONDS),
    clear: (c) => {
      for (const name of [SECURE_NAME, PLAIN_NAME]) if (getCookie(c, name) !== undefined) put(c, name, '', 0);
    },
  };
}

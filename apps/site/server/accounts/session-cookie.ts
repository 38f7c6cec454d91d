import { AppError } from '@deckwright/domain';
import { getCookie, setCookie } from 'hono/cookie';
import type { ApiContext } from '../api/api.ts';
import type { OwnOrigins } from '../http/own-origins.ts';

/**
 * With this header our pages say that their session is in the cookie. Other sites cannot send it: that takes a
 * preflight, which the site refuses.
 */
const SESSION_HEADER = 'Session-In';
const IN_COOKIE = 'cookie';

/** The prefix binds it to this host and HTTPS; neither a subdomain nor a page without TLS can set it. */
const SECURE_NAME = '__Host-deckwright-session';
/** If the site is served without TLS, as on the visitor's own machine. */
const PLAIN_NAME = 'deckwright-session';
/** The maximum lifetime of a session; the database decides when it ends. */
const MAX_SECONDS = 90 * 86_400;

const ELSEWHERE = 'This call came from another site. Open the page on this site and try again.';

export type SessionCookies = {
  /**
   * The token of the cookie; null if the call does not name it. @throws AppError permission-denied from another origin
   */
  read: (c: ApiContext) => string | null;
  /** Whether the call asks for its session in the cookie. @throws AppError permission-denied from another origin */
  requested: (c: ApiContext) => boolean;
  write: (c: ApiContext, token: string) => void;
  /** Removes the cookie from a browser that has it. */
  clear: (c: ApiContext) => void;
};

/**
 * The session of a browser, in a cookie that scripts cannot read. It is accepted only for calls that name it by
 * `Session-In` and come from a page of this origin.
 */
export function createSessionCookies(origins: OwnOrigins): SessionCookies {
  /**
   * Decided by headers that browsers set and pages cannot change: Sec-Fetch-Site, which old browsers and plain HTTP
   * lack, or Origin.
   */
  function isOwnPage(c: ApiContext): boolean {
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined) return site === 'same-origin';
    const origin = c.req.header('origin');
    // Such a call changes nothing, and only this origin can read its answer.
    if (origin === undefined) return c.req.method === 'GET' || c.req.method === 'HEAD';
    return origins.has(c, origin);
  }

  function requested(c: ApiContext): boolean {
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
    requested,
    read: (c) => {
      if (c.req.header('authorization') !== undefined || !requested(c)) return null;
      // If the site is known to use TLS, the other name could have been set by anyone.
      const plain = origins.isSecure(c) ? undefined : getCookie(c, PLAIN_NAME);
      return getCookie(c, SECURE_NAME) ?? plain ?? null;
    },
    write: (c, token) => put(c, isSecure(c) ? SECURE_NAME : PLAIN_NAME, token, MAX_SECONDS),
    clear: (c) => {
      for (const name of [SECURE_NAME, PLAIN_NAME]) if (getCookie(c, name) !== undefined) put(c, name, '', 0);
    },
  };
}

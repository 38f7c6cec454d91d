import type { MiddlewareHandler } from 'hono';

const HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Browsers do not render JSON as a page; if one tried, none of it could run. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** In the policy of the answers that any page may frame: embedded cards, which have no script, no cookie and no form. */
export const FRAMED_ANYWHERE = 'frame-ancestors *';

export type SetSecurityHeaders = (headers: Headers) => void;

/**
 * Sets the headers of every answer; a page's own policy stays. `hsts` is the value of Strict-Transport-Security, or
 * null.
 */
export function securityHeaders(hsts: string | null = null): SetSecurityHeaders {
  return (headers) => {
    for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
    if (hsts !== null) headers.set('Strict-Transport-Security', hsts);
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', DATA_POLICY);
    if (headers.get('Content-Security-Policy')?.endsWith(FRAMED_ANYWHERE)) headers.delete('X-Frame-Options');
  };
}

/** Sets them on every answer. */
export function setOnAll(set: SetSecurityHeaders): MiddlewareHandler {
  return async (c, next) => {
    await next();
    set(c.res.headers);
  };
}

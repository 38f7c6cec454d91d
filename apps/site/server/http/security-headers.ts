import type { MiddlewareHandler } from 'hono';

const HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** JSON is read by no browser as a page; should one try, nothing of it runs. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** On every answer; a page's own policy stays. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  setSecurityHeaders(c.res.headers);
};

export function setSecurityHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', DATA_POLICY);
}

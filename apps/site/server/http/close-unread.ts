import type { MiddlewareHandler } from 'hono';

/**
 * Closes the connection after refusing or redirecting a request with a body: the body may be unread, and the next
 * request on the connection would fail.
 */
export const closeUnread: MiddlewareHandler = async (c, next) => {
  await next();
  const length = c.req.header('content-length') ?? '0';
  const hasBody = length !== '0' || c.req.header('transfer-encoding') !== undefined;
  if (hasBody && c.res.status >= 300) c.res.headers.set('Connection', 'close');
};

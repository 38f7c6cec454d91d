import type { MiddlewareHandler } from 'hono';

/**
 * Ends the connection with an answer that refuses or redirects a request with a body: that body may not have been
 * read, and the next request on the connection would fail.
 */
export const closeUnread: MiddlewareHandler = async (c, next) => {
  await next();
  const length = c.req.header('content-length') ?? '0';
  const hasBody = length !== '0' || c.req.header('transfer-encoding') !== undefined;
  if (hasBody && c.res.status >= 300) c.res.headers.set('Connection', 'close');
};

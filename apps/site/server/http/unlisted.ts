import { createMiddleware } from 'hono/factory';

/** Answers for programs, which search engines may fetch but should not list. */
export const unlisted = createMiddleware(async (c, next) => {
  await next();
  c.res.headers.set('X-Robots-Tag', 'noindex');
});

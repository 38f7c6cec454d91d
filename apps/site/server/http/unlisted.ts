import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './api.ts';

/** Answers for programs, which search engines may fetch but should not list. */
export const unlisted = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  c.res.headers.set('X-Robots-Tag', 'noindex');
});

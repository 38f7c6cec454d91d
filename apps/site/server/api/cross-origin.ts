import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './api.ts';
import { problem } from './problem.ts';

/** Carries the token of a device that votes without an account. */
export const DEVICE_HEADER = 'Salt-Device';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const HEADERS = [
  'accept',
  'authorization',
  'content-type',
  'filename',
  'if-none-match',
  'if-range',
  'range',
  DEVICE_HEADER.toLowerCase(),
];
const DAY_SECONDS = 86_400;

/** Headers that scripts of other sites may read. */
export const SHOWN_HEADERS = [
  'ETag',
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Range',
  'Link',
  'Deprecation',
  'Sunset',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'X-Request-Id',
];

/** What is public may be read by the pages of any site; credentials never come with it. */
export const open = cors({
  origin: '*',
  allowMethods: METHODS,
  allowHeaders: HEADERS,
  exposeHeaders: SHOWN_HEADERS,
  maxAge: DAY_SECONDS,
});

/** Headers of the Model Context Protocol; a session or event is never needed, but clients may name one. */
const ASSISTANT_HEADERS = [
  'mcp-protocol-version',
  'mcp-method',
  'mcp-name',
  'mcp-session-id',
  'last-event-id',
];

/** Lets assistants that run in a page call from any origin. */
export const openToAssistants = cors({
  origin: '*',
  allowMethods: ['POST'],
  allowHeaders: [...HEADERS, ...ASSISTANT_HEADERS],
  exposeHeaders: SHOWN_HEADERS,
  maxAge: DAY_SECONDS,
});

/** Only the site's own pages, which call another origin if `API_HOST` is set; with '' (no known address), none. */
export function ownOrigin(publicOrigin: string) {
  const allowed = publicOrigin === '' ? null : new URL(publicOrigin).origin;
  return cors({
    origin: (origin) => (origin === allowed ? origin : null),
    allowMethods: METHODS,
    allowHeaders: HEADERS,
    maxAge: DAY_SECONDS,
  });
}

/** Accepts only the content type that a page of another site cannot send without a preflight. */
export const jsonOnly = createMiddleware<ApiEnv>(async (c, next) => {
  const length = c.req.header('content-length') ?? '0';
  const hasBody = length !== '0' || c.req.header('transfer-encoding') !== undefined;
  const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (!hasBody || type === 'application/json') return next();
  const message = 'Send the body as application/json.';
  return problem(c, 415, { error: { code: 'invalid-argument', message } });
});

import { Problem } from '@deckwright/api-client/schemas';
import { AppError } from '@deckwright/domain';
import type { RouteConfig } from '@hono/zod-openapi';
import { z } from '@hono/zod-openapi';
import type { Context, Handler } from 'hono';
import type { Api, ApiEnv } from './api.ts';

type Documented = {
  method: 'get' | 'post';
  /** With `{name}` for parameters, as OpenAPI writes them. */
  path: string;
  summary: string;
  tags: readonly string[];
  /** Shape of the answer 200. */
  answer: z.ZodType;
  body?: z.ZodType;
  query?: z.ZodObject;
  params?: z.ZodObject;
  /** Other answers by status. */
  problems?: Readonly<Record<number, string>>;
};

/** Mounts a handler and writes it into the OpenAPI document; other methods on the path answer 405. */
export function defineRoute(api: Api, route: Documented, handler: Handler<ApiEnv>): void {
  const problems = { 503: 'No snapshot is served yet, or the server is too busy.', ...route.problems };
  const config: RouteConfig = {
    method: route.method,
    path: route.path,
    summary: route.summary,
    tags: [...route.tags],
    request: {
      ...(route.params ? { params: route.params } : {}),
      ...(route.query ? { query: route.query } : {}),
      ...(route.body
        ? { body: { required: true, content: { 'application/json': { schema: route.body } } } }
        : {}),
    },
    responses: {
      200: { description: 'The answer.', content: { 'application/json': { schema: route.answer } } },
      ...Object.fromEntries(
        Object.entries(problems).map(([status, description]) => [
          status,
          { description, content: { 'application/json': { schema: Problem } } },
        ]),
      ),
    },
  };
  api.openAPIRegistry.registerPath(config);
  const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
  api.on(route.method, path, handler);
  api.all(path, (c) => wrongMethod(c, route.method.toUpperCase()));
}

/**
 * Reads a JSON body whatever its content type says.
 * @throws AppError invalid-argument for what is no JSON or not of the shape.
 */
export async function readJson<T extends z.ZodType>(c: Context, shape: T): Promise<z.output<T>> {
  const text = decodeUtf8(await c.req.arrayBuffer());
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid-argument', 'The body is not valid JSON.', { cause });
  }
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue && issue.path.length > 0 ? ` at ${z.core.toDotPath(issue.path)}` : '';
  throw new AppError(
    'invalid-argument',
    `The body has not the expected form${place}: ${issue?.message ?? ''}.`,
  );
}

function decodeUtf8(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('invalid-argument', 'The body is not valid UTF-8.', { cause });
  }
}

function wrongMethod(c: Context, allowed: string): Response {
  c.header('Allow', allowed === 'GET' ? 'GET, HEAD, OPTIONS' : `${allowed}, OPTIONS`);
  c.header('Cache-Control', 'no-store');
  const message = `${c.req.path} takes ${allowed} only.`;
  return c.json({ error: { code: 'unimplemented', message } }, 405);
}

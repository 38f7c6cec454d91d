import { ofShape } from '@deckwright/answers';
import { Problem, ProblemDetails } from '@deckwright/contract/schemas';
import { fromWire, wireSchema } from '@deckwright/contract/wire';
import { AppError } from '@deckwright/domain';
import { type RouteConfig, z } from '@hono/zod-openapi';
import type { Context, Handler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { PROBLEM_TYPE } from '../http/problem-details.ts';
import { isForPrograms, isVersionOne } from '../http/version-one.ts';
import type { Api, ApiEnv } from './api.ts';
import { checkQuery, isQueryChecked } from './check-query.ts';
import { problem } from './problem.ts';

export type Documented = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With `{name}` for parameters, as in OpenAPI. */
  path: string;
  /** `path` as the router takes it, if a name may contain slashes. */
  mounted?: string;
  summary: string;
  /** Further description in Markdown. */
  description?: string;
  /** Name of the call in generated clients; derived from method and path by default. */
  operationId?: string;
  tags: readonly string[];
  /** Schema of the answer 200. */
  answer: z.ZodType;
  /** Its media type if not JSON. */
  answerType?: string;
  body?: z.ZodType;
  /** A body that the sample answers. */
  bodyExample?: object;
  query?: z.ZodObject;
  params?: z.ZodObject;
  /** Other answers, by status. */
  problems?: Readonly<Record<number, string>>;
};

/** The 401 problem of calls that need an account; calls with this problem are described as such. */
export const NO_SESSION = 'There is no session, or it has ended.';

/** Name of the security scheme: the session token as Bearer. */
export const SESSION_SCHEME = 'session';

/** Name of the security scheme of `/api/v1`: an API key as Bearer, which no call needs. */
export const KEY_SCHEME = 'apiKey';

/** What every answer below `/api/v1` says of the limits. */
const LIMIT_HEADERS = {
  'RateLimit-Policy': {
    description: 'The limits: name, calls `q` in `w` seconds, as in draft-ietf-httpapi-ratelimit-headers.',
    schema: { type: 'string' as const },
    example: '"requests";q=1200;w=60',
  },
  RateLimit: {
    description: 'What is left of each limit: `r` calls for the next `t` seconds.',
    schema: { type: 'string' as const },
    example: '"requests";r=1199;t=60',
  },
};

/** The methods of each path so far: one path may be defined several times. */
const METHODS = new WeakMap<Api, Map<string, Set<string>>>();

/** Mounts a handler and adds it to the OpenAPI document; methods that no route of the path handles answer 405. */
export function defineRoute(api: Api, route: Documented, handler: Handler<ApiEnv>): void {
  const isOne = isVersionOne(route.path);
  const problems = {
    ...(isQueryChecked(route.path)
      ? { 400: 'A parameter is sent twice, or the call has none of its name.' }
      : {}),
    ...(route.body ? { 415: 'The `Content-Type` says that the body is not JSON.' } : {}),
    503: 'No snapshot is served yet, or the server is too busy.',
    ...(isOne
      ? {
          401: 'The API key is not valid. Calls need none.',
          429: 'More calls than the limits allow; `Retry-After` says when to come back.',
        }
      : {}),
    ...route.problems,
  };
  const isRefused = Object.keys(problems).some((status) => status.startsWith('4'));
  const described: Record<string, string> = {
    ...problems,
    ...(isRefused ? {} : { '4XX': 'The call is refused, such as another method; the message says why.' }),
  };
  const refusal = isForPrograms(route.path)
    ? { [PROBLEM_TYPE]: { schema: wireSchema(ProblemDetails) } }
    : { 'application/json': { schema: wireSchema(Problem) } };
  const config: RouteConfig = {
    method: route.method,
    path: route.path,
    summary: route.summary,
    ...(route.description === undefined ? {} : { description: route.description }),
    operationId: route.operationId ?? callName(route),
    security: getSecurity(route),
    tags: [...route.tags],
    request: {
      ...(route.params ? { params: route.params } : {}),
      ...(route.query ? { query: route.query } : {}),
      ...(route.body
        ? {
            body: {
              required: true,
              content: {
                'application/json': {
                  schema: route.body,
                  ...(route.bodyExample ? { example: route.bodyExample } : {}),
                },
              },
            },
          }
        : {}),
    },
    responses: {
      200: {
        description: 'The answer.',
        content: { [route.answerType ?? 'application/json']: { schema: route.answer } },
        ...(isOne ? { headers: LIMIT_HEADERS } : {}),
      },
      ...Object.fromEntries(
        Object.entries(described).map(([status, description]) => [
          status,
          { description, content: refusal, ...(isOne ? { headers: LIMIT_HEADERS } : {}) },
        ]),
      ),
    },
  };
  api.openAPIRegistry.registerPath(config);
  mountRoute(
    api,
    route,
    isQueryChecked(route.path) ? withCheckedQuery(route.query ?? null, handler) : handler,
  );
}

function withCheckedQuery(shape: z.ZodObject | null, handler: Handler<ApiEnv>): Handler<ApiEnv> {
  return (c, next) => {
    checkQuery(shape, new URL(c.req.url).searchParams);
    return handler(c, next);
  };
}

/** Mounts a handler without describing it; methods that no route of the path handles answer 405. */
export function mountRoute(
  api: Api,
  route: Pick<Documented, 'method' | 'path' | 'mounted'>,
  handler: Handler<ApiEnv>,
): void {
  const path = route.mounted ?? route.path.replaceAll(/\{(\w+)\}/g, ':$1');
  api.on(route.method, path, handler);
  const paths = METHODS.get(api) ?? new Map<string, Set<string>>();
  METHODS.set(api, paths);
  const methods = paths.get(path) ?? new Set();
  methods.add(route.method.toUpperCase());
  if (paths.has(path)) return;
  paths.set(path, methods);
  api.all(path, (c, next) => (methods.has(c.req.method) ? next() : wrongMethod(c, [...methods])));
}

/** Without `{}`, a call needs what it names. */
function getSecurity({ path, problems }: Documented): Record<string, string[]>[] {
  if (isVersionOne(path)) return [{}, { [KEY_SCHEME]: [] }];
  return problems?.[401]?.startsWith(NO_SESSION) ? [{ [SESSION_SCHEME]: [] }] : [];
}

/** "GET /static/typeahead/sets" as `getStaticTypeaheadSets`, "/api/users/{uid}" without the base as `getUsersByUid`. */
function callName({ method, path }: Pick<Documented, 'method' | 'path'>): string {
  const words = path
    .replace(/^\/api(?=\/)/, '')
    .replaceAll('{', 'by-')
    .split(/[^A-Za-z0-9]+/);
  return [method, ...words.filter(Boolean).map((word) => word[0]?.toUpperCase() + word.slice(1))].join('');
}

/**
 * Reads a JSON body, also without a content type.
 * @throws AppError invalid-argument if it is not JSON or does not match the schema; HTTPException 415 for another type
 */
export async function readJson<T extends z.ZodType>(c: Context, shape: T): Promise<z.output<T>> {
  try {
    return await readShape(c, shape);
  } catch (error) {
    c.set('hasBadBody', true);
    throw error;
  }
}

/**
 * Reads a JSON body whose fields have other names than ours, as `readJson` does; the answer has our names.
 * @throws AppError invalid-argument, which names the fields as the body does
 */
export async function readWireJson<T extends z.ZodType>(c: Context, shape: T): Promise<z.output<T>> {
  // Safe because the body was checked against the schema, by its wire names.
  return fromWire(await readJson(c, wireSchema(shape))) as z.output<T>;
}

/** JSON, or what says nothing of the format: what `curl -d` sends has the second type. */
const READ_AS_JSON =
  /^(?:$|application\/(?:[\w!#$&^.+-]+\+)?json$|text\/json$|application\/x-www-form-urlencoded$|text\/plain$)/;

async function readShape<T extends z.ZodType>(c: Context, shape: T): Promise<z.output<T>> {
  const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!READ_AS_JSON.test(type))
    throw new HTTPException(415, {
      message: `Send the body as application/json, not as ${type.slice(0, 100)}.`,
    });
  const text = decodeUtf8(await c.req.arrayBuffer());
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid-argument', 'The body is not valid JSON.', { cause });
  }
  return ofShape(withoutOtherFields(shape), value);
}

const STRICT = new WeakMap<z.ZodType, z.ZodType>();

/** The shape of a body that refuses fields which the call does not have; what is inside a field is its own schema's to say. */
function withoutOtherFields<T extends z.ZodType>(shape: T): T {
  const made = STRICT.get(shape);
  // Safe because a strict object reads what the object reads.
  if (made) return made as T;
  const isPlain = shape instanceof z.ZodObject && shape.def.catchall === undefined;
  const strict = isPlain ? shape.strict() : shape;
  STRICT.set(shape, strict);
  return strict as T;
}

function decodeUtf8(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('invalid-argument', 'The body is not valid UTF-8.', { cause });
  }
}

function wrongMethod(c: Context, allowed: readonly string[]): Response {
  const listed = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  c.header('Allow', [...listed, 'OPTIONS'].join(', '));
  const message = `${c.req.path} takes ${allowed.join(', ')} only.`;
  return problem(c, 405, { error: { code: 'unimplemented', message } });
}

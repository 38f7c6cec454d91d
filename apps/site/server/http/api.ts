import type { LoadedSnapshot, ViewContext } from '@deckwright/answers';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ResponseCache } from './response-cache.ts';
import type { LimitUse } from './user-limits.ts';

type Bindings = {
  /** The connection, of requests that came over one. */
  incoming?: { socket?: { remoteAddress?: string | undefined } };
};

export type ApiEnv = {
  Bindings: Bindings;
  Variables: {
    snapshot: LoadedSnapshot;
    view: ViewContext;
    documents: ResponseCache;
    /** What the call leaves of the limits it was counted by. */
    limitUses?: LimitUse[];
    /** Who calls, once that is known: the id of an account. */
    account?: string;
    /**
     * Runs what takes long in the caller's turn, unless the caller leaves before: by the request's signal, or by `client`
     * where more than this caller may wait for it.
     * @throws BusyError; AppError cancelled
     */
    inTurn: <T>(work: () => Promise<T>, client?: AbortSignal) => Promise<T>;
  };
};

export type Api = OpenAPIHono<ApiEnv>;

export type ApiContext = Context<ApiEnv>;

/**
 * Answers a JSON document from the document cache; `key` names it within the snapshot. `build` runs at most once at a
 * time for a key.
 */
export function respondDocument(
  c: ApiContext,
  key: string,
  build: () => object | Promise<object>,
): Promise<Response> {
  const { snapshot, documents, inTurn } = c.var;
  return documents.respond(`${snapshot.manifest.id} ${key}`, c.req.raw, async (nobody) => {
    const body = await inTurn(async () => build(), nobody);
    const headers: Record<string, string> = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, no-cache',
    };
    if ('noindex' in body && body.noindex === true) headers['x-robots-tag'] = 'noindex';
    return new Response(JSON.stringify(body), { headers });
  });
}

/** As `respondDocument`, for a text of another type. */
export function respondText(
  c: ApiContext,
  key: string,
  type: string,
  build: () => string,
): Promise<Response> {
  const { snapshot, documents } = c.var;
  return documents.respond(`${snapshot.manifest.id} ${key}`, c.req.raw, async () => {
    const headers = { 'content-type': type, 'cache-control': 'public, max-age=3600' };
    return new Response(build(), { headers });
  });
}

/** Sends to the right address. Another snapshot may give the old one to another card, so nobody keeps the answer. */
export function redirectTo(c: ApiContext, path: string): Response {
  c.header('Cache-Control', 'public, no-cache');
  return c.redirect(path, 301);
}

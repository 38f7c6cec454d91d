import type { LoadedSnapshot, ViewContext } from '@deckwright/answers';
import type { LimitUse, RefusedBy } from '@deckwright/overload';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { ConnectionBindings } from '../http/connection.ts';

export type ApiEnv = {
  Bindings: ConnectionBindings;
  Variables: {
    snapshot: LoadedSnapshot;
    view: ViewContext;
    documents: ResponseCache;
    /** What the call leaves of the limits it was counted by. */
    limitUses?: LimitUse[];
    /** Whose allowance was used up, for a call that is answered 429. */
    refusedBy?: RefusedBy;
    /** The body could not be read, or is not what the call takes. */
    hasBadBody?: true;
    /** The account whose API key the call was made with. */
    keyOwner?: string;
    /** Who calls, once that is known: the id of an account. */
    account?: string;
    /**
     * Runs slow work in the caller's turn, unless the client leaves first: by the request's signal, or by `client` if
     * others may wait for the work too.
     * @throws BusyError; AppError cancelled
     */
    inTurn: <T>(work: () => Promise<T>, client?: AbortSignal) => Promise<T>;
  };
};

export type Api = OpenAPIHono<ApiEnv>;

export type ApiContext = Context<ApiEnv>;

/**
 * Answers a JSON document from the document cache; `key` identifies it within the snapshot. At most one `build` runs
 * per key at a time.
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

/** For an answer with the host that was requested, which its sender chooses. */
export const KEEP_PRIVATELY = 'private, no-cache';

/** Like `respondDocument`, for text of another type. */
export function respondText(
  c: ApiContext,
  key: string,
  type: string,
  build: () => string | Promise<string>,
  cacheControl = 'public, max-age=3600',
): Promise<Response> {
  const { snapshot, documents } = c.var;
  return documents.respond(`${snapshot.manifest.id} ${key}`, c.req.raw, async () => {
    return new Response(await build(), { headers: { 'content-type': type, 'cache-control': cacheControl } });
  });
}

/** Redirects to the correct address. Not cached, since another snapshot may assign the old address to another card. */
export function redirectTo(c: ApiContext, path: string): Response {
  c.header('Cache-Control', 'public, no-cache');
  return c.redirect(path, 301);
}

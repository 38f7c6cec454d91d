import { createHash } from 'node:crypto';
import { compressBrotli, type Encoding } from '../http/encoding.ts';
import type { SetSecurityHeaders } from '../http/security-headers.ts';

/** An answer whose content is there, without the stream of a `Response` to read it from. */
export type WholeAnswer = { status: number; headers: Headers; body: Uint8Array<ArrayBuffer> };

/** An answer as it is cached, whatever a client will take. */
export type CachedResponse = {
  status: number;
  headers: readonly (readonly [string, string])[];
  /** In brotli; null for an answer without content. */
  body: Uint8Array<ArrayBuffer> | null;
  etag: string;
  bytes: number;
};

/** Written to a connection as it stands: every header of the answer in flat lists of names and values. */
export type ReadyAnswer = {
  etag: string;
  headers: string[];
  /** Those of a 304. */
  unchanged: string[];
  body: Uint8Array<ArrayBuffer>;
};

/** Headers that belong to one transfer, not to the content. */
const DROPPED = new Set(['content-encoding', 'content-length', 'date', 'etag', 'transfer-encoding', 'vary']);

/** Room for an entry's headers, as kept and as ready, beside its key and body. */
const OVERHEAD_BYTES = 2048;

export async function toCachedResponse(answer: Response | WholeAnswer): Promise<CachedResponse> {
  const plain = answer instanceof Response ? new Uint8Array(await answer.arrayBuffer()) : answer.body;
  const body = plain.byteLength === 0 ? null : await compressBrotli(plain);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const headers = [...answer.headers].filter(([name]) => !DROPPED.has(name));
  return { status: answer.status, headers, body, etag, bytes: (body?.byteLength ?? 0) + OVERHEAD_BYTES };
}

/** The headers of an answer with this body. */
export function toHeaders(cached: CachedResponse, encoding: Encoding, body: Uint8Array | null): Headers {
  const headers = commonHeaders(cached);
  if (body === null) return headers;
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', `${body.byteLength}`);
  return headers;
}

export function unchangedHeaders(cached: CachedResponse): Headers {
  const headers = commonHeaders(cached);
  headers.delete('content-type');
  return headers;
}

export function readyAnswer(
  cached: CachedResponse,
  encoding: Encoding,
  body: Uint8Array<ArrayBuffer>,
  secure: SetSecurityHeaders,
): ReadyAnswer {
  return {
    etag: cached.etag,
    headers: flat(toHeaders(cached, encoding, body), secure),
    unchanged: flat(unchangedHeaders(cached), secure),
    body,
  };
}

function commonHeaders(cached: CachedResponse): Headers {
  const headers = new Headers(cached.headers.map(([name, value]): [string, string] => [name, value]));
  headers.set('vary', 'Accept-Encoding');
  if (cached.status === 200) headers.set('etag', cached.etag);
  return headers;
}

function flat(headers: Headers, secure: SetSecurityHeaders): string[] {
  secure(headers);
  return [...headers].flat();
}

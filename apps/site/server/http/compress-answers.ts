import type { MiddlewareHandler } from 'hono';
import { chooseEncoding, compressBrotli, compressGzip } from './encoding.ts';

const WORTH_BYTES = 1024;
const TEXT = /^(?:text\/|application\/(?:(?:problem\+)?json|javascript|xml)|image\/svg)/;

/** Compresses complete text answers that are not compressed yet: answers to POST, problems, small JSON. */
export const compressAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  const { res } = c;
  if (res.headers.has('content-encoding') || c.req.method === 'HEAD') return;
  // Lengths and ranges of files are those of the stored bytes.
  if (res.headers.has('accept-ranges')) return;
  const type = res.headers.get('content-type') ?? '';
  // An event stream never ends.
  if (!TEXT.test(type) || type.startsWith('text/event-stream')) return;
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  // Reading the body copies it.
  if (encoding === 'identity' || res.body === null) return;
  const body = new Uint8Array(await res.arrayBuffer());
  const headers = new Headers(res.headers);
  headers.append('vary', 'Accept-Encoding');
  const packed =
    body.byteLength < WORTH_BYTES
      ? body
      : await (encoding === 'br' ? compressBrotli(body, 4) : compressGzip(body));
  if (packed !== body) headers.set('content-encoding', encoding);
  headers.set('content-length', `${packed.byteLength}`);
  c.res = undefined;
  c.res = new Response(packed, { status: res.status, headers });
};

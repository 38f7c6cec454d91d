import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { matchesEtag } from './etag.ts';

/** A file of known content. */
export type StoredFile = {
  path: string;
  bytes: number;
  etag: string;
  headers: Readonly<Record<string, string>>;
};

/** First and last byte, inclusive. */
type ByteRange = { first: number; last: number };

/**
 * Answers with a file, or the part of it that `Range` asks for (RFC 9110), read as the client takes it. Several ranges at once are
 * answered with the whole file, as the RFC allows. Null if there is no such file, or another length of it.
 */
export async function fileAnswer(request: Request, file: StoredFile): Promise<Response | null> {
  const { path, bytes, etag } = file;
  const headers = new Headers({ ...file.headers, etag, 'accept-ranges': 'bytes' });
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (handle === null) return null;
  let isRead = false;
  try {
    if ((await handle.stat()).size !== bytes) return null;
    if (matchesEtag(request.headers.get('if-none-match'), etag)) {
      headers.delete('content-type');
      headers.delete('content-disposition');
      return new Response(null, { status: 304, headers });
    }
    const range = parseRange(request, file);
    if (range === 'none') {
      headers.set('content-range', `bytes */${bytes}`);
      headers.delete('content-disposition');
      headers.set('content-length', '0');
      return new Response(null, { status: 416, headers });
    }
    const { first, last } = range ?? { first: 0, last: bytes - 1 };
    if (range) headers.set('content-range', `bytes ${first}-${last}/${bytes}`);
    headers.set('content-length', `${last - first + 1}`);
    const status = range ? 206 : 200;
    if (request.method === 'HEAD' || bytes === 0) return new Response(null, { status, headers });
    isRead = true;
    const stream = handle.createReadStream({ start: first, end: last });
    // Safe because Node's streams are those of the standard, whose types it declares a second time.
    const body = Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
    return new Response(body, { status, headers });
  } finally {
    // Otherwise the stream closes it.
    if (!isRead) await handle.close();
  }
}

/** The range to answer; null for the whole file, `none` if no byte of it is in the file. */
function parseRange({ headers }: Request, { bytes, etag }: StoredFile): ByteRange | 'none' | null {
  const condition = headers.get('if-range');
  if (condition !== null && condition !== etag) return null;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range')?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), bytes);
    return length === 0 ? 'none' : { first: bytes - length, last: bytes - 1 };
  }
  const first = Number(from);
  const last = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  // A range that ends before it begins is not valid, and ignored.
  if (to !== '' && Number(to) < first) return null;
  return first >= bytes ? 'none' : { first, last };
}

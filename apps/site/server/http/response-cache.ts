import { createHash } from 'node:crypto';
import { ByteCache } from './byte-cache.ts';
import { chooseEncoding, compressBrotli, reencode } from './encoding.ts';

type Kept = {
  status: number;
  headers: readonly (readonly [string, string])[];
  /** In brotli; null for an answer without content. */
  body: Uint8Array<ArrayBuffer> | null;
  etag: string;
  bytes: number;
};

/** Headers that belong to one transfer, not to the content. */
const DROPPED = new Set(['content-encoding', 'content-length', 'date', 'etag', 'transfer-encoding', 'vary']);

/** Room for an entry's headers beside its key and body. */
const OVERHEAD_BYTES = 1024;

/**
 * Keeps whole answers brotli-compressed in memory. One fill runs for a key however many wait for it; answers other
 * than 200 go to those who wait and are forgotten.
 */
export class ResponseCache {
  readonly #kept: ByteCache<Kept>;
  readonly #filling = new Map<string, Promise<Kept>>();

  constructor(maxBytes: number) {
    this.#kept = new ByteCache(maxBytes);
  }

  get bytes(): number {
    return this.#kept.bytes;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** Answers `request` from memory or from `fill`, with ETag, 304 and the encoding the client takes. */
  async respond(key: string, request: Request, fill: () => Promise<Response>): Promise<Response> {
    return serve(this.#kept.get(key) ?? (await this.#fill(key, fill)), request);
  }

  deleteWhere(test: (key: string) => boolean): void {
    this.#kept.deleteWhere(test);
  }

  #fill(key: string, fill: () => Promise<Response>): Promise<Kept> {
    const running = this.#filling.get(key);
    if (running) return running;
    const filling = fill()
      .then(keep)
      .then((kept) => {
        // A long query makes a long key, which takes two bytes a letter.
        if (kept.status === 200) this.#kept.set(key, { ...kept, bytes: kept.bytes + 2 * key.length });
        return kept;
      })
      .finally(() => this.#filling.delete(key));
    this.#filling.set(key, filling);
    return filling;
  }
}

async function keep(response: Response): Promise<Kept> {
  const plain = new Uint8Array(await response.arrayBuffer());
  const body = plain.byteLength === 0 ? null : await compressBrotli(plain);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const headers = [...response.headers].filter(([name]) => !DROPPED.has(name));
  return { status: response.status, headers, body, etag, bytes: (body?.byteLength ?? 0) + OVERHEAD_BYTES };
}

async function serve(kept: Kept, request: Request): Promise<Response> {
  const headers = new Headers(kept.headers.map(([name, value]): [string, string] => [name, value]));
  headers.set('vary', 'Accept-Encoding');
  if (kept.status === 200) {
    headers.set('etag', kept.etag);
    if (matchesEtag(request.headers.get('if-none-match'), kept.etag)) {
      headers.delete('content-type');
      return new Response(null, { status: 304, headers });
    }
  }
  if (kept.body === null) return new Response(null, { status: kept.status, headers });
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  const body = await reencode(kept.body, encoding);
  headers.set('content-length', `${body.byteLength}`);
  return new Response(body, { status: kept.status, headers });
}

/** Weak comparison, as If-None-Match asks for. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}

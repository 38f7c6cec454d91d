import { BusyError, throwIfAborted } from '@deckwright/overload';
import { chooseEncoding, type Encoding } from '../http/encoding.ts';
import { matchesEtag } from '../http/etag.ts';
import { type SetSecurityHeaders, securityHeaders } from '../http/security-headers.ts';
import { sharedBody, sharedReencode } from '../http/shared-body.ts';
import { ByteCache } from './byte-cache.ts';
import {
  type CachedResponse,
  type ReadyAnswer,
  readyAnswer,
  toCachedResponse,
  toHeaders,
  unchangedHeaders,
  type WholeAnswer,
} from './cached-answer.ts';

type CachedEntry = CachedResponse & {
  ready?: ReadyAnswer;
  /** Number of answers from memory. */
  hits: number;
};

/** Makes an answer; the signal is aborted when no client waits for it anymore. */
export type Fill = (signal: AbortSignal) => Promise<Response | WholeAnswer>;

type Filling = { answer: Promise<CachedEntry>; waiting: number; nobody: AbortController };

/** The body of a cached answer for clients that do not accept brotli. */
type Variant = { of: CachedEntry; body: Uint8Array<ArrayBuffer>; bytes: number; ready?: ReadyAnswer };

/**
 * Fills of others that one caller waits for: in an overload each may be refused, and all who joined it wake at once.
 */
const MAX_JOINS = 3;
/** Keys that were requested but are not cached, with counts. */
const MAX_MISSED = 5_000;
const MAX_MISSED_KEY_LENGTH = 300;
/** After this many answers from memory per cached entry, all hit counts are halved. */
const HITS_REMEMBERED = 10;

/** A plain page is ten times as large as in brotli: clients that request it must not evict the pages of others. */
const SHARE_OF_VARIANTS = 0.25;

/**
 * Caches complete brotli-compressed answers in memory. When the cache is full, entries that are requested more often
 * stay: a flood of one-time addresses evicts only entries requested once. At most one fill runs per key, for any number
 * of waiting clients; answers other than 200 go to the waiting clients and are not cached. A fill is aborted when its
 * last client has left.
 */
export class ResponseCache {
  readonly #cached: ByteCache<CachedEntry>;
  readonly #variants: ByteCache<Variant>;
  readonly #filling = new Map<string, Filling>();
  readonly #missed = new Map<string, number>();
  #hits = 0;

  readonly #secure: SetSecurityHeaders;

  /** `secure` sets the headers of answers that are sent directly. */
  constructor(maxBytes: number, secure = securityHeaders()) {
    this.#secure = secure;
    this.#cached = new ByteCache(maxBytes * (1 - SHARE_OF_VARIANTS));
    this.#variants = new ByteCache(maxBytes * SHARE_OF_VARIANTS);
  }

  get bytes(): number {
    return this.#cached.bytes + this.#variants.bytes;
  }

  get size(): number {
    return this.#cached.size;
  }

  /** Answers `request` from memory or from `fill`, with ETag, 304 and an encoding the client accepts. */
  async respond(key: string, request: Request, fill: Fill): Promise<Response> {
    const known = this.#cached.get(key);
    if (known) this.#hit(known);
    const cached = known ?? (await this.#wait(key, request.signal, fill));
    if (cached.status === 200 && matchesEtag(request.headers.get('if-none-match'), cached.etag))
      return new Response(null, { status: 304, headers: unchangedHeaders(cached) });
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    const body = cached.body === null ? null : await this.#bodyIn(encoding, key, cached.body, cached);
    const headers = toHeaders(cached, encoding, body);
    return new Response(body && sharedBody(body), { status: cached.status, headers });
  }

  /** What `respond` would send, if it is cached in this encoding. */
  ready(key: string, encoding: Encoding): ReadyAnswer | null {
    const cached = this.#cached.get(key);
    if (!cached?.body) return null;
    if (encoding === 'br') {
      this.#hit(cached);
      cached.ready ??= readyAnswer(cached, encoding, cached.body, this.#secure);
      return cached.ready;
    }
    const variant = this.#variants.get(variantKey(key, encoding));
    if (variant?.of !== cached) return null;
    this.#hit(cached);
    variant.ready ??= readyAnswer(cached, encoding, variant.body, this.#secure);
    return variant.ready;
  }

  /** Whether it is cached in any encoding or being made, so that a request for it costs little. */
  has(key: string): boolean {
    return this.#filling.has(key) || this.#cached.get(key) !== undefined;
  }

  /** The keys most often requested again, below a prefix and without it, most popular first. */
  popular(prefix: string, most: number): string[] {
    return [...this.#cached.entries()]
      .filter(([key, { hits }]) => hits > 0 && key.startsWith(prefix))
      .sort(([, a], [, b]) => b.hits - a.hits)
      .slice(0, most)
      .map(([key]) => key.slice(prefix.length));
  }

  deleteWhere(test: (key: string) => boolean): void {
    this.#cached.deleteWhere(test);
    this.#variants.deleteWhere(test);
    for (const key of [...this.#missed.keys()]) if (test(key)) this.#missed.delete(key);
  }

  /**
   * A fill waits in the turn of the client that started it. If that client is refused, the next of those who joined
   * starts a fill in its own turn, and the others join it.
   */
  async #wait(key: string, client: AbortSignal, fill: Fill): Promise<CachedEntry> {
    for (let tries = 0; ; tries += 1) {
      throwIfAborted(client);
      const joined = this.#filling.get(key);
      try {
        return await this.#join(key, joined ?? this.#fill(key, fill), client);
      } catch (error) {
        if (!joined || tries === MAX_JOINS || !(error instanceof BusyError)) throw error;
      }
    }
  }

  async #join(key: string, filling: Filling, client: AbortSignal): Promise<CachedEntry> {
    const leave = (): void => {
      filling.waiting -= 1;
      if (filling.waiting > 0) return;
      // Later requests start a new fill.
      this.#forget(key, filling);
      filling.nobody.abort();
    };
    filling.waiting += 1;
    client.addEventListener('abort', leave, { once: true });
    try {
      return await filling.answer;
    } finally {
      client.removeEventListener('abort', leave);
    }
  }

  #fill(key: string, fill: Fill): Filling {
    const nobody = new AbortController();
    const filling: Filling = { answer: this.#store(key, fill, nobody.signal), waiting: 0, nobody };
    this.#filling.set(key, filling);
    const forget = (): void => this.#forget(key, filling);
    filling.answer.then(forget, forget);
    return filling;
  }

  #forget(key: string, filling: Filling): void {
    if (this.#filling.get(key) === filling) this.#filling.delete(key);
  }

  async #store(key: string, fill: Fill, nobody: AbortSignal): Promise<CachedEntry> {
    const answer = await toCachedResponse(await fill(nobody));
    // An aborted result is not an answer.
    throwIfAborted(nobody);
    // A long query makes a long key, which takes two bytes per character.
    const cached = { ...answer, hits: 0, bytes: answer.bytes + 2 * key.length };
    if (cached.status !== 200) return cached;
    const requested = (this.#missed.get(key) ?? 0) + 1;
    if (this.#cached.set(key, cached, ({ hits }) => hits < requested)) this.#missed.delete(key);
    else this.#miss(key, requested);
    return cached;
  }

  #miss(key: string, requested: number): void {
    if (key.length > MAX_MISSED_KEY_LENGTH) return;
    this.#missed.delete(key);
    this.#missed.set(key, requested);
    if (this.#missed.size <= MAX_MISSED) return;
    const [oldest] = this.#missed.keys();
    if (oldest !== undefined) this.#missed.delete(oldest);
  }

  /** Counts only hits, so that a flood of uncached requests does not make other entries look unused. */
  #hit(cached: CachedEntry): void {
    cached.hits += 1;
    this.#hits += 1;
    if (this.#hits < HITS_REMEMBERED * Math.max(100, this.#cached.size)) return;
    this.#hits = 0;
    for (const [, each] of this.#cached.entries()) each.hits = Math.floor(each.hits / 2);
  }

  /** Converted once for all clients that do not accept brotli; for uncached answers, once for those that read at a time. */
  async #bodyIn(
    encoding: Encoding,
    key: string,
    brotli: Uint8Array<ArrayBuffer>,
    cached: CachedEntry,
  ): Promise<Uint8Array<ArrayBuffer>> {
    if (encoding === 'br') return brotli;
    const name = variantKey(key, encoding);
    const known = this.#variants.get(name);
    if (known?.of === cached) return known.body;
    const body = await sharedReencode(brotli, encoding);
    if (this.#cached.get(key) === cached)
      this.#variants.set(name, {
        of: cached,
        body,
        bytes: cached.bytes - brotli.byteLength + body.byteLength,
      });
    return body;
  }
}

/** Starts with the key, so that it is removed with its snapshot. */
function variantKey(key: string, encoding: Encoding): string {
  return `${key} ${encoding}`;
}

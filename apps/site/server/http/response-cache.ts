import { ByteCache } from './byte-cache.ts';
import { chooseEncoding, type Encoding, reencode } from './encoding.ts';
import { BusyError, throwIfGone } from './fair-queue.ts';
import {
  headersOf,
  type KeptAnswer,
  keepAnswer,
  type ReadyAnswer,
  readyAnswer,
  unchangedHeaders,
  type WholeAnswer,
} from './kept-answer.ts';
import { type SetSecurityHeaders, securityHeaders } from './security-headers.ts';

type Kept = KeptAnswer & {
  ready?: ReadyAnswer;
  /** Answers from memory. */
  hits: number;
};

/** Makes an answer; the signal tells that nobody waits for it any more. */
export type Fill = (signal: AbortSignal) => Promise<Response | WholeAnswer>;

type Filling = { answer: Promise<Kept>; waiting: number; nobody: AbortController };

/** A kept answer's body for clients that take no brotli. */
type Variant = { of: Kept; body: Uint8Array<ArrayBuffer>; bytes: number; ready?: ReadyAnswer };

/** Fills of others that one caller waits for: in an overload each may be refused, and all who joined it wake at once. */
const MOST_JOINS = 3;
/** Keys that were asked for and are not kept, with how often. */
const MOST_MISSED = 5_000;
const LONGEST_MISSED = 300;
/** After so many answers from memory for each kept entry, half of what is known of their use is forgotten. */
const HITS_REMEMBERED = 10;

/** A plain page is ten times as long as in brotli: those who ask for it must not push out everybody's pages. */
const SHARE_OF_VARIANTS = 0.25;

/**
 * Keeps whole answers brotli-compressed in memory. Where there is no room, what is asked for more often stays: a flood of
 * addresses that are asked for once pushes out nothing but what was asked for once. One fill runs for a key however many wait for it; answers other
 * than 200 go to those who wait and are forgotten. A fill whose last client has gone is told to stop.
 */
export class ResponseCache {
  readonly #kept: ByteCache<Kept>;
  readonly #variants: ByteCache<Variant>;
  readonly #filling = new Map<string, Filling>();
  readonly #missed = new Map<string, number>();
  #hits = 0;

  readonly #secure: SetSecurityHeaders;

  /** `secure` sets what answers have that are sent as they stand. */
  constructor(maxBytes: number, secure = securityHeaders()) {
    this.#secure = secure;
    this.#kept = new ByteCache(maxBytes * (1 - SHARE_OF_VARIANTS));
    this.#variants = new ByteCache(maxBytes * SHARE_OF_VARIANTS);
  }

  get bytes(): number {
    return this.#kept.bytes + this.#variants.bytes;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** Answers `request` from memory or from `fill`, with ETag, 304 and the encoding the client takes. */
  async respond(key: string, request: Request, fill: Fill): Promise<Response> {
    const known = this.#kept.get(key);
    if (known) this.#hit(known);
    const kept = known ?? (await this.#wait(key, request.signal, fill));
    if (kept.status === 200 && matchesEtag(request.headers.get('if-none-match'), kept.etag))
      return new Response(null, { status: 304, headers: unchangedHeaders(kept) });
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    const body = kept.body === null ? null : await this.#bodyIn(encoding, key, kept.body, kept);
    return new Response(body, { status: kept.status, headers: headersOf(kept, encoding, body) });
  }

  /** What `respond` would send, if it is there in this encoding. */
  ready(key: string, encoding: Encoding): ReadyAnswer | null {
    const kept = this.#kept.get(key);
    if (!kept?.body) return null;
    if (encoding === 'br') {
      this.#hit(kept);
      kept.ready ??= readyAnswer(kept, encoding, kept.body, this.#secure);
      return kept.ready;
    }
    const variant = this.#variants.get(variantKey(key, encoding));
    if (variant?.of !== kept) return null;
    this.#hit(kept);
    variant.ready ??= readyAnswer(kept, encoding, variant.body, this.#secure);
    return variant.ready;
  }

  /** Whether it is kept, in any encoding, or being made: whoever asks for it costs little. */
  has(key: string): boolean {
    return this.#filling.has(key) || this.#kept.get(key) !== undefined;
  }

  /** What was asked for again most often, below a prefix of the keys: the rest of each key, the first one first. */
  popular(prefix: string, most: number): string[] {
    return [...this.#kept.entries()]
      .filter(([key, { hits }]) => hits > 0 && key.startsWith(prefix))
      .sort(([, a], [, b]) => b.hits - a.hits)
      .slice(0, most)
      .map(([key]) => key.slice(prefix.length));
  }

  deleteWhere(test: (key: string) => boolean): void {
    this.#kept.deleteWhere(test);
    this.#variants.deleteWhere(test);
    for (const key of [...this.#missed.keys()]) if (test(key)) this.#missed.delete(key);
  }

  /**
   * A fill waits in the turn of who began it. Where that one is turned away, the next of those who joined begins one in its
   * own turn, and the others join that.
   */
  async #wait(key: string, client: AbortSignal, fill: Fill): Promise<Kept> {
    for (let tries = 0; ; tries += 1) {
      throwIfGone(client);
      const joined = this.#filling.get(key);
      try {
        return await this.#join(key, joined ?? this.#fill(key, fill), client);
      } catch (error) {
        if (!joined || tries === MOST_JOINS || !(error instanceof BusyError)) throw error;
      }
    }
  }

  async #join(key: string, filling: Filling, client: AbortSignal): Promise<Kept> {
    const leave = (): void => {
      filling.waiting -= 1;
      if (filling.waiting > 0) return;
      // Whoever asks from now on begins anew.
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
    const filling: Filling = { answer: this.#keep(key, fill, nobody.signal), waiting: 0, nobody };
    this.#filling.set(key, filling);
    const forget = (): void => this.#forget(key, filling);
    filling.answer.then(forget, forget);
    return filling;
  }

  #forget(key: string, filling: Filling): void {
    if (this.#filling.get(key) === filling) this.#filling.delete(key);
  }

  async #keep(key: string, fill: Fill, nobody: AbortSignal): Promise<Kept> {
    const answer = await keepAnswer(await fill(nobody));
    // What was cut short is no answer.
    throwIfGone(nobody);
    // A long query makes a long key, which takes two bytes a letter.
    const kept = { ...answer, hits: 0, bytes: answer.bytes + 2 * key.length };
    if (kept.status !== 200) return kept;
    const asked = (this.#missed.get(key) ?? 0) + 1;
    if (this.#kept.set(key, kept, ({ hits }) => hits < asked)) this.#missed.delete(key);
    else this.#miss(key, asked);
    return kept;
  }

  #miss(key: string, asked: number): void {
    if (key.length > LONGEST_MISSED) return;
    this.#missed.delete(key);
    this.#missed.set(key, asked);
    if (this.#missed.size <= MOST_MISSED) return;
    const [oldest] = this.#missed.keys();
    if (oldest !== undefined) this.#missed.delete(oldest);
  }

  /** By hits alone, so that a flood of what is not kept makes nothing look unused. */
  #hit(kept: Kept): void {
    kept.hits += 1;
    this.#hits += 1;
    if (this.#hits < HITS_REMEMBERED * Math.max(100, this.#kept.size)) return;
    this.#hits = 0;
    for (const [, each] of this.#kept.entries()) each.hits = Math.floor(each.hits / 2);
  }

  /** Made once for all who take no brotli; of what is not kept, for each. */
  async #bodyIn(
    encoding: Encoding,
    key: string,
    brotli: Uint8Array<ArrayBuffer>,
    kept: Kept,
  ): Promise<Uint8Array<ArrayBuffer>> {
    if (encoding === 'br') return brotli;
    const name = variantKey(key, encoding);
    const known = this.#variants.get(name);
    if (known?.of === kept) return known.body;
    const body = await reencode(brotli, encoding);
    if (this.#kept.get(key) === kept)
      this.#variants.set(name, {
        of: kept,
        body,
        bytes: kept.bytes - brotli.byteLength + body.byteLength,
      });
    return body;
  }
}

/** Begins with the key, so that it goes with its snapshot. */
function variantKey(key: string, encoding: Encoding): string {
  return `${key} ${encoding}`;
}

/** Weak comparison, as If-None-Match asks for. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}

import { toNetworks } from './networks.ts';

/**
 * The allowance that a refused call has used up: of one address, a wider network of IPv6, one account, guesses at one
 * account, the API keys of one account, or all together.
 */
export type RefusedBy = 'address' | 'network' | 'account' | 'guess' | 'key' | 'everybody';

/** A limit that answers state by name: `most` calls in `windowSeconds`. */
export type LimitPolicy = { name: string; most: number; windowSeconds: number };

/** What a call leaves of such a limit: `remaining` calls for the next `seconds`. */
export type LimitUse = LimitPolicy & {
  remaining: number;
  seconds: number;
  /** Null if the call is allowed. */
  by: RefusedBy | null;
};

/** A call that a limit refuses: how many seconds to wait, and whose allowance is used up. */
export type LimitReached = { seconds: number; by: RefusedBy };

type Options = {
  windowMs: number;
  /** Per key within one window; the wider networks of an IPv6 visitor are counted too, see `getNetworks`. */
  limitPerKey: number;
  /** For all keys together, where the limit protects a shared resource such as lines of a log. */
  limitTotal?: number;
  /** Milliseconds of any monotonic clock. */
  now: () => number;
};

/** Beyond this number, the keys counted longest ago are evicted. */
const MAX_KEYS = 100_000;

/** Counts calls in windows of fixed length. */
export class RateLimit {
  readonly #options: Options;
  readonly #counts = new Map<string, number>();
  #windowStart = Number.NEGATIVE_INFINITY;
  #total = 0;
  #refused = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** How many calls were refused in a window that has ended, reported once. */
  rollWindow(): number {
    const { windowMs, now } = this.#options;
    const time = now();
    if (time - this.#windowStart < windowMs) return 0;
    const refused = this.#refused;
    this.#windowStart = time;
    this.#counts.clear();
    this.#total = 0;
    this.#refused = 0;
    return refused;
  }

  /** The place in `getNetworks` whose allowance is used up, and for how long; null if a call would be allowed. */
  exhaustedBy(key: string): { index: number; seconds: number } | null {
    const { windowMs, limitPerKey, now } = this.#options;
    const left = this.#windowStart + windowMs - now();
    if (left <= 0) return null;
    const index = toNetworks(key).findIndex(
      ({ name, share }) => (this.#counts.get(` ${name}`) ?? 0) >= limitPerKey * share,
    );
    return index < 0 ? null : { index, seconds: Math.ceil(left / 1000) };
  }

  /**
   * Whether this call is within the bounds, and how many were not in the window that has just ended. `subject` sets calls
   * of one key apart that are counted each for itself. `remaining` calls may follow in the next `seconds`. `by` is what
   * refuses the call, null if nothing does; a key that is no address counts as one.
   */
  take(
    key: string,
    subject = '',
  ): { allowed: boolean; refusedBefore: number; seconds: number; remaining: number; by: RefusedBy | null } {
    const { windowMs, limitPerKey, limitTotal = Number.POSITIVE_INFINITY, now } = this.#options;
    const refusedBefore = this.rollWindow();
    const networks = toNetworks(key).map(({ name, share }) => ({ name: `${subject} ${name}`, share }));
    const exhausted = networks.findIndex(
      ({ name, share }) => (this.#counts.get(name) ?? 0) >= limitPerKey * share,
    );
    const by = exhausted >= 0 ? networkKind(exhausted) : this.#total >= limitTotal ? 'everybody' : null;
    if (by === null) {
      for (const { name } of networks) this.#count(name);
      this.#total += 1;
    } else this.#refused += 1;
    const left = networks.map(({ name, share }) => limitPerKey * share - (this.#counts.get(name) ?? 0));
    const remaining = Math.max(0, Math.min(...left, limitTotal - this.#total));
    return {
      allowed: by === null,
      refusedBefore,
      seconds: Math.ceil((this.#windowStart + windowMs - now()) / 1000),
      remaining,
      by,
    };
  }

  #count(name: string): void {
    const count = this.#counts.get(name) ?? 0;
    this.#counts.delete(name);
    this.#counts.set(name, count + 1);
    if (this.#counts.size <= MAX_KEYS) return;
    const [oldest] = this.#counts.keys();
    if (oldest !== undefined) this.#counts.delete(oldest);
  }
}

/** Of a place in `getNetworks`. */
export function networkKind(index: number): 'address' | 'network' {
  return index === 0 ? 'address' : 'network';
}

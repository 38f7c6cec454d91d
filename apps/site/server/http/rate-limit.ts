import { networksOf } from './networks.ts';

type Options = {
  windowMs: number;
  /** Within one window, for each key; the wider networks of a visitor of IPv6 are counted too, see `networksOf`. */
  mostEach: number;
  /** For all keys together, where what is limited is a good of all, such as lines of a log. */
  mostTogether?: number;
  now?: () => number;
};

/** A clock that nobody sets: put back by an hour, the day's would keep everybody out for so long. */
const MONOTONIC = (): number => performance.now();

/** Keys beyond this push out the ones that were counted longest ago. */
const MOST_KEYS = 100_000;

/** Counts calls in windows of fixed length. */
export class RateLimit {
  readonly #options: Options;
  readonly #counts = new Map<string, number>();
  #begun = Number.NEGATIVE_INFINITY;
  #taken = 0;
  #refused = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Whether this call is within the bounds, and how many were not in the window that has just ended. */
  take(key: string): { allowed: boolean; refusedBefore: number; seconds: number } {
    const { windowMs, mostEach, mostTogether = Number.POSITIVE_INFINITY, now = MONOTONIC } = this.#options;
    const time = now();
    let refusedBefore = 0;
    if (time - this.#begun >= windowMs) {
      refusedBefore = this.#refused;
      this.#begun = time;
      this.#counts.clear();
      this.#taken = 0;
      this.#refused = 0;
    }
    const networks = networksOf(key);
    const allowed =
      this.#taken < mostTogether &&
      networks.every(({ name, share }) => (this.#counts.get(name) ?? 0) < mostEach * share);
    if (allowed) {
      for (const { name } of networks) this.#count(name);
      this.#taken += 1;
    } else this.#refused += 1;
    return { allowed, refusedBefore, seconds: Math.ceil((this.#begun + windowMs - time) / 1000) };
  }

  #count(name: string): void {
    const count = this.#counts.get(name) ?? 0;
    this.#counts.delete(name);
    this.#counts.set(name, count + 1);
    if (this.#counts.size <= MOST_KEYS) return;
    const [oldest] = this.#counts.keys();
    if (oldest !== undefined) this.#counts.delete(oldest);
  }
}

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

  /** How many were refused in a window that has ended, told once. */
  ended(): number {
    const { windowMs, now = MONOTONIC } = this.#options;
    const time = now();
    if (time - this.#begun < windowMs) return 0;
    const refused = this.#refused;
    this.#begun = time;
    this.#counts.clear();
    this.#taken = 0;
    this.#refused = 0;
    return refused;
  }

  /**
   * Whether this call is within the bounds, and how many were not in the window that has just ended. `subject` sets calls
   * of one key apart that are counted each for itself. `remaining` calls may follow in the next `seconds`.
   */
  take(
    key: string,
    subject = '',
  ): { allowed: boolean; refusedBefore: number; seconds: number; remaining: number } {
    const { windowMs, mostEach, mostTogether = Number.POSITIVE_INFINITY, now = MONOTONIC } = this.#options;
    const refusedBefore = this.ended();
    const networks = networksOf(key).map(({ name, share }) => ({ name: `${subject} ${name}`, share }));
    const allowed =
      this.#taken < mostTogether &&
      networks.every(({ name, share }) => (this.#counts.get(name) ?? 0) < mostEach * share);
    if (allowed) {
      for (const { name } of networks) this.#count(name);
      this.#taken += 1;
    } else this.#refused += 1;
    const left = networks.map(({ name, share }) => mostEach * share - (this.#counts.get(name) ?? 0));
    const remaining = Math.max(0, Math.min(...left, mostTogether - this.#taken));
    return {
      allowed,
      refusedBefore,
      seconds: Math.ceil((this.#begun + windowMs - now()) / 1000),
      remaining,
    };
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

type Options = {
  windowMs: number;
  /** Within one window, for each key and for all keys together. */
  mostEach: number;
  mostTogether: number;
  now?: () => number;
};

/** A clock that nobody sets: put back by an hour, the day's would keep everybody out for so long. */
const MONOTONIC = (): number => performance.now();

/** Counts calls in windows of fixed length; its memory is bounded by `mostTogether`. */
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
  take(key: string): { allowed: boolean; refusedBefore: number } {
    const { windowMs, mostEach, mostTogether, now = MONOTONIC } = this.#options;
    const time = now();
    let refusedBefore = 0;
    if (time - this.#begun >= windowMs) {
      refusedBefore = this.#refused;
      this.#begun = time;
      this.#counts.clear();
      this.#taken = 0;
      this.#refused = 0;
    }
    const count = this.#counts.get(key) ?? 0;
    const allowed = count < mostEach && this.#taken < mostTogether;
    if (allowed) {
      this.#counts.set(key, count + 1);
      this.#taken += 1;
    } else this.#refused += 1;
    return { allowed, refusedBefore };
  }
}

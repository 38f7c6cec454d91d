/** Longer work is no excuse: a flood may be what makes it last. */
const MAX_MS = 15_000;

/** Whether the process works for itself, as when it prepares a snapshot: what is late meanwhile is not late by visitors. */
export class OwnWork {
  readonly #now: () => number;
  #running = 0;
  #ended = 0;
  #since = 0;

  /** @param now milliseconds of any monotonic clock */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** How often it has ended. */
  get ended(): number {
    return this.#ended;
  }

  /** For at most 15 seconds at a time. */
  get isRunning(): boolean {
    return this.#running > 0 && this.#now() - this.#since < MAX_MS;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running === 0) this.#since = this.#now();
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#ended += 1;
    }
  }
}

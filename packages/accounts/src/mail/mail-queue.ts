type Options<T> = {
  deliver: (item: T) => Promise<void>;
  /** Whether a retry may succeed. */
  isTemporary: (error: unknown) => boolean;
  /** Milliseconds before the second, third, … attempt; after the last one the item is dropped. */
  pauses: readonly number[];
  /** Maximum number of items: waiting, between retries and in progress. */
  most: number;
  atOnce: number;
  /** `pause` in milliseconds until the next attempt, or null if there is none. */
  onFailure: (item: T, error: unknown, pause: number | null) => void;
};

type Entry<T> = { item: T; failures: number };

/** Delivers in the background, a few at a time, and retries after temporary failures. */
export class MailQueue<T> {
  readonly #options: Options<T>;
  readonly #waiting: Entry<T>[] = [];
  readonly #resting = new Map<Entry<T>, NodeJS.Timeout>();
  #running = 0;
  #stopped = false;
  #onIdle: (() => void) | null = null;

  constructor(options: Options<T>) {
    this.#options = options;
  }

  get size(): number {
    return this.#waiting.length + this.#resting.size + this.#running;
  }

  /** False if the queue is full or stopped. */
  add(item: T): boolean {
    if (this.#stopped || this.size >= this.#options.most) return false;
    this.#waiting.push({ item, failures: 0 });
    this.#pump();
    return true;
  }

  /** Tries everything once more without pauses, within a time limit; returns the number of undelivered items. */
  async stop(graceMs: number): Promise<number> {
    this.#stopped = true;
    for (const [entry, timer] of this.#resting) {
      clearTimeout(timer);
      this.#waiting.push(entry);
    }
    this.#resting.clear();
    this.#pump();
    if (this.size > 0) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
        timer = setTimeout(resolve, graceMs);
      });
      clearTimeout(timer);
    }
    const left = this.size;
    this.#waiting.length = 0;
    return left;
  }

  #pump(): void {
    while (this.#running < this.#options.atOnce) {
      const entry = this.#waiting.shift();
      if (!entry) break;
      this.#running += 1;
      void this.#run(entry);
    }
    if (this.size === 0) this.#onIdle?.();
  }

  async #run(entry: Entry<T>): Promise<void> {
    const { deliver, isTemporary, pauses, onFailure } = this.#options;
    try {
      await deliver(entry.item);
    } catch (error) {
      const pause = isTemporary(error) && !this.#stopped ? (pauses[entry.failures] ?? null) : null;
      entry.failures += 1;
      if (pause !== null) this.#rest(entry, pause);
      onFailure(entry.item, error, pause);
    } finally {
      this.#running -= 1;
      this.#pump();
    }
  }

  #rest(entry: Entry<T>, pause: number): void {
    const timer = setTimeout(() => {
      this.#resting.delete(entry);
      this.#waiting.push(entry);
      this.#pump();
    }, pause);
    timer.unref();
    this.#resting.set(entry, timer);
  }
}

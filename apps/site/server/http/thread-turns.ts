/**
 * Hands out the thread that answers everybody, to one at a time: whoever asks gets it in a turn of the event loop of its own.
 * Node reads all connections once in each turn, so that whatever has arrived is answered from memory, queued or turned away
 * after one piece of work at the most, however many are ready to go on.
 */
export class ThreadTurns {
  readonly #waiting: (() => void)[] = [];

  /** Resolves when the caller may hold the thread until it next waits for something. First come, first served. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) this.#afterNextLook();
    });
  }

  /** What is scheduled while Node runs such callbacks comes after it has read the connections again. */
  #afterNextLook(): void {
    setImmediate(() => {
      this.#waiting.shift()?.();
      if (this.#waiting.length > 0) this.#afterNextLook();
    });
  }
}

/** Of this process: it has one thread that answers. */
export const threadTurns = new ThreadTurns();

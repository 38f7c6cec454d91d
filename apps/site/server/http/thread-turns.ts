/** New connections that come before a work that waits for the thread: some 30 ms of them, about as long as a work takes. */
const MOST_CONNECTIONS = 50;

/**
 * Hands out the thread that answers everybody, to one at a time: whoever asks gets it in a turn of the event loop of its own.
 * Node reads all open connections once in each turn, so that whatever has arrived is answered from memory, queued or turned away
 * after one piece of work at the most, however many are ready to go on.
 *
 * Of new connections Node takes a single one in each turn (libuv since 1.45): with a work in every turn, a hundred visitors
 * would wait for a hundred works before anybody knew of them. So the loop turns without a work for as long as new ones come.
 */
export class ThreadTurns {
  readonly #waiting: (() => void)[] = [];
  #hasArrived = false;

  /** Resolves when the caller may hold the thread until it next waits for something. First come, first served. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) this.#afterNextLook(MOST_CONNECTIONS);
    });
  }

  /** Notes that a new connection was taken: there may be more, and what is asked for over it is read in the next turn. */
  connected(): void {
    this.#hasArrived = true;
  }

  /** What is scheduled while Node runs such callbacks comes after it has read the connections again. */
  #afterNextLook(mostConnections: number): void {
    setImmediate(() => {
      if (this.#hasArrived && mostConnections > 0) {
        this.#hasArrived = false;
        this.#afterNextLook(mostConnections - 1);
        return;
      }
      this.#waiting.shift()?.();
      if (this.#waiting.length > 0) this.#afterNextLook(MOST_CONNECTIONS);
    });
  }
}

/** Of this process: it has one thread that answers. */
export const threadTurns = new ThreadTurns();

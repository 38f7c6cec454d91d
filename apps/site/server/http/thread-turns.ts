/** Works begin within so many ms of a turn; the last of them may go on for longer. */
const TURN_MS = 15;
/** New connections that come before a work that waits for the thread: some 30 ms of them, about as long as a work takes. */
const MOST_CONNECTIONS = 50;

/**
 * Hands out the thread that answers everybody: a work at a time, and for a few milliseconds in each turn of the event loop.
 * Node reads all open connections once in each turn, so that whatever has arrived is answered from memory, queued or turned away
 * after one long piece of work at the most, however many are ready to go on.
 *
 * Of new connections Node takes a single one in each turn (libuv since 1.45): with a work in every turn, a hundred visitors
 * would wait for a hundred works before anybody knew of them. So the loop turns without a work for as long as new ones come.
 */
export class ThreadTurns {
  readonly #now: () => number;
  readonly #waiting: (() => void)[] = [];
  #isScheduled = false;
  #hasConnected = false;

  /** `now` in milliseconds of any clock that only goes forward. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Resolves when the caller may hold the thread until it next waits for something. First come, first served. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (!this.#isScheduled) this.#afterNextLook(MOST_CONNECTIONS);
    });
  }

  /** Notes that a new connection was taken: there may be more, and what is asked for over it is read in the next turn. */
  connected(): void {
    this.#hasConnected = true;
  }

  /** What is scheduled while Node runs such callbacks comes after it has read the connections again. */
  #afterNextLook(mostConnections: number): void {
    this.#isScheduled = true;
    setImmediate(() => {
      if (!this.#hasConnected || mostConnections === 0) return this.#handOut(this.#now());
      this.#hasConnected = false;
      this.#afterNextLook(mostConnections - 1);
    });
  }

  #handOut(since: number): void {
    this.#waiting.shift()?.();
    // Such a callback of a callback comes when all that follows from the one who got the thread has run.
    queueMicrotask(() =>
      process.nextTick(() => {
        if (this.#waiting.length === 0) this.#isScheduled = false;
        else if (this.#now() - since < TURN_MS) this.#handOut(since);
        else this.#afterNextLook(MOST_CONNECTIONS);
      }),
    );
  }
}

/** Of this process: it has one thread that answers. */
export const threadTurns = new ThreadTurns();

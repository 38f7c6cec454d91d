/** Jobs may start during this time of a turn; the last of them may run longer. */
const TURN_MS = 15;
/** Maximum number of new connections accepted before a waiting job: about 30 ms, roughly as long as a job takes. */
const MOST_CONNECTIONS = 50;

/**
 * Allots the thread that answers all requests: one job at a time, and for a few milliseconds in each turn of the event
 * loop. Node reads all open connections once per turn, so that whatever has arrived is answered from memory, queued or
 * refused after at most one long job, however many are ready to continue.
 *
 * Node accepts a single new connection per turn (libuv since 1.45): with a job in every turn, a hundred visitors would
 * wait for a hundred jobs before being noticed. So the loop turns without a job while new connections arrive.
 */
export class ThreadTurns {
  readonly #now: () => number;
  readonly #waiting: (() => void)[] = [];
  #isScheduled = false;
  #hasConnected = false;

  /** `now` is the time in milliseconds of any monotonic clock. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Resolves when the caller may use the thread, until it next awaits something. In order of arrival. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (!this.#isScheduled) this.#afterNextLook(MOST_CONNECTIONS);
    });
  }

  /** Notes that a new connection was accepted: there may be more, and its request is read in the next turn. */
  connected(): void {
    this.#hasConnected = true;
  }

  /** Callbacks scheduled while Node runs callbacks of this kind run after it has read the connections again. */
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
    // A nested microtask runs after everything that directly follows from the job that got the thread.
    queueMicrotask(() =>
      process.nextTick(() => {
        if (this.#waiting.length === 0) this.#isScheduled = false;
        else if (this.#now() - since < TURN_MS) this.#handOut(since);
        else this.#afterNextLook(MOST_CONNECTIONS);
      }),
    );
  }
}

/** For this process, which has one thread that answers. */
export const threadTurns = new ThreadTurns();

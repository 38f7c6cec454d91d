/** Jobs may start during this time of a turn; the last of them may run longer. */
const TURN_MS = 15;
/** Maximum number of new connections accepted before a waiting job: about 30 ms, roughly as long as a job takes. */
const MAX_CONNECTIONS = 50;

/** The event loop whose thread is shared out. */
export type EventLoop = {
  /** Milliseconds of any monotonic clock. */
  now: () => number;
  /** Calls back once the loop has read all open connections again. */
  afterNextLook: (callback: () => void) => void;
  /** Calls back after everything that directly follows from the job that got the thread. */
  afterJob: (callback: () => void) => void;
};

/**
 * Allots the thread that answers all requests: one job at a time, and for a few milliseconds in each turn of the event
 * loop. Node reads all open connections once per turn, so that whatever has arrived is answered from memory, queued or
 * refused after at most one long job, however many are ready to continue.
 *
 * Node accepts a single new connection per turn (libuv since 1.45): with a job in every turn, a hundred visitors would
 * wait for a hundred jobs before being noticed. So the loop turns without a job while new connections arrive.
 */
export class ThreadTurns {
  readonly #loop: EventLoop;
  readonly #waiting: (() => void)[] = [];
  #isScheduled = false;
  #hasConnected = false;

  constructor(loop: EventLoop) {
    this.#loop = loop;
  }

  /** Resolves when the caller may use the thread, until it next awaits something. In order of arrival. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (!this.#isScheduled) this.#afterNextLook(MAX_CONNECTIONS);
    });
  }

  /** Notes that a new connection was accepted: there may be more, and its request is read in the next turn. */
  recordConnection(): void {
    this.#hasConnected = true;
  }

  #afterNextLook(maxConnections: number): void {
    this.#isScheduled = true;
    this.#loop.afterNextLook(() => {
      if (!this.#hasConnected || maxConnections === 0) return this.#handOut(this.#loop.now());
      this.#hasConnected = false;
      this.#afterNextLook(maxConnections - 1);
    });
  }

  #handOut(since: number): void {
    this.#waiting.shift()?.();
    this.#loop.afterJob(() => {
      if (this.#waiting.length === 0) this.#isScheduled = false;
      else if (this.#loop.now() - since < TURN_MS) this.#handOut(since);
      else this.#afterNextLook(MAX_CONNECTIONS);
    });
  }
}

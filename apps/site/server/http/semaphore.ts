import { AppError } from '@deckwright/domain';

type Options = {
  /** Works that run at the same time. */
  atOnce: number;
  /** Works that wait for their turn; one more is turned away. */
  waiting: number;
};

/** Too many wait already. */
export class BusyError extends AppError {
  constructor() {
    super('unavailable', 'The server is busy. Please try again in a moment.');
  }
}

/** Lets a bounded number of works run and wait, first come first served. */
export class Semaphore {
  readonly #options: Options;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Runs `work` in its turn, unless whoever wants it leaves before.
   * @throws BusyError where too many wait already
   * @throws AppError cancelled where `client` is aborted before its turn
   */
  async run<T>(work: () => Promise<T>, client?: AbortSignal): Promise<T> {
    throwIfGone(client);
    if (this.#running < this.#options.atOnce) this.#running += 1;
    else if (this.#queue.length < this.#options.waiting) await this.#turn(client);
    else throw new BusyError();
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Who ends hands its place on, so that the count of those who run stays. */
  #turn(client: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        client?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        this.#queue.splice(this.#queue.indexOf(enter), 1);
        reject(gone());
      };
      this.#queue.push(enter);
      client?.addEventListener('abort', leave, { once: true });
    });
  }
}

/** @throws AppError cancelled */
export function throwIfGone(client: AbortSignal | undefined): void {
  if (client?.aborted) throw gone();
}

function gone(): AppError {
  return new AppError('cancelled', 'The request was canceled.');
}

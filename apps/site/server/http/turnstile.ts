import { AppError } from '@deckwright/domain';

type Options = {
  /** Works that run at the same time. */
  atOnce: number;
  /** Works that wait for their turn; one more is turned away. */
  waiting: number;
};

/** Lets a bounded number of works run and wait, first come first served. */
export class Turnstile {
  readonly #options: Options;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Runs `work` in its turn. @throws AppError unavailable where too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#options.atOnce) this.#running += 1;
    else if (this.#queue.length < this.#options.waiting)
      // Who ends hands its place on, so that the count stays.
      await new Promise<void>((resolve) => this.#queue.push(resolve));
    else throw new AppError('unavailable', 'The server is busy. Please try again in a moment.');
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

import { AppError } from '@deckwright/domain';
import { type Network, networksOf } from './networks.ts';

type Options = {
  /** Works that run at the same time. */
  atOnce: number;
  /** Works that wait for their turn; one more turns somebody away. */
  waiting: number;
  /** Milliseconds of any clock that only goes forward. */
  now?: () => number;
};

/** Too many wait already. */
export class BusyError extends AppError {
  constructor() {
    super('unavailable', 'The server is busy. Please try again in a moment.');
  }
}

/** What a work is taken to cost until it has ended. */
const ESTIMATE_MS = 50;
/** After this time half of what a network has had is forgotten. */
const HALF_LIFE_MS = 10_000;
/** Networks whose use is remembered. */
const MOST_NETWORKS = 10_000;
const FORGOTTEN_MS = 1;

type Waiting = { networks: readonly Network[]; enter: () => void; refuse: () => void };

/**
 * Lets a bounded number of works run and wait. The next turn goes to whose network has had the least of the time lately;
 * within one network, first come first served. Where too many wait, the last of the network that has had the most is turned
 * away, so that nobody who asks for more than others keeps them out: not by many requests, nor by costly ones.
 */
export class FairQueue {
  readonly #options: Options;
  readonly #now: () => number;
  readonly #queue: Waiting[] = [];
  readonly #had = new Map<string, { ms: number; at: number }>();
  #running = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /**
   * Runs `work` in the turn of `visitor` (as limits know one), unless whoever wants it leaves before.
   * @throws BusyError where too many wait
   * @throws AppError cancelled where `client` is aborted before its turn
   */
  async run<T>(visitor: string, work: () => Promise<T>, client?: AbortSignal): Promise<T> {
    throwIfGone(client);
    const networks = networksOf(visitor);
    this.#charge(networks, ESTIMATE_MS);
    let begun: number | null = null;
    try {
      if (this.#running < this.#options.atOnce) this.#running += 1;
      else await this.#turn(networks, client);
      begun = this.#now();
      return await work();
    } finally {
      this.#charge(networks, (begun === null ? 0 : this.#now() - begun) - ESTIMATE_MS);
      if (begun !== null) this.#handOn();
    }
  }

  /** Who ends hands its place on, so that the count of those who run stays. */
  #handOn(): void {
    const weights = this.#weights();
    const next = weights.indexOf(Math.min(...weights));
    if (next < 0) this.#running -= 1;
    else this.#queue.splice(next, 1)[0]?.enter();
  }

  #turn(networks: readonly Network[], client: AbortSignal | undefined): Promise<void> {
    if (this.#queue.length >= this.#options.waiting) this.#makeRoom(networks);
    return new Promise((resolve, reject) => {
      const done = (): void => client?.removeEventListener('abort', leave);
      const waiting: Waiting = {
        networks,
        enter: () => {
          done();
          resolve();
        },
        refuse: () => {
          done();
          reject(new BusyError());
        },
      };
      const leave = (): void => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        reject(gone());
      };
      this.#queue.push(waiting);
      client?.addEventListener('abort', leave, { once: true });
    });
  }

  /** @throws BusyError where none of those who wait has had more */
  #makeRoom(networks: readonly Network[]): void {
    const weight = this.#weight(networks, this.#now());
    const weights = this.#weights();
    const most = Math.max(...weights);
    if (this.#queue.length === 0 || most <= weight) throw new BusyError();
    this.#queue.splice(weights.lastIndexOf(most), 1)[0]?.refuse();
  }

  /** Of all who wait, at one time, so that those of one network weigh the same. */
  #weights(): number[] {
    const now = this.#now();
    return this.#queue.map(({ networks }) => this.#weight(networks, now));
  }

  /** Milliseconds lately had, by the network that has had the most of its share. */
  #weight(networks: readonly Network[], now: number): number {
    return Math.max(...networks.map(({ name, share }) => this.#hadBy(name, now) / share));
  }

  #hadBy(name: string, now: number): number {
    const had = this.#had.get(name);
    return had ? had.ms * 2 ** ((had.at - now) / HALF_LIFE_MS) : 0;
  }

  #charge(networks: readonly Network[], ms: number): void {
    const now = this.#now();
    if (this.#had.size >= MOST_NETWORKS) this.#forget(now);
    for (const { name } of networks)
      this.#had.set(name, { ms: Math.max(0, this.#hadBy(name, now) + ms), at: now });
  }

  #forget(now: number): void {
    for (const name of [...this.#had.keys()])
      if (this.#hadBy(name, now) < FORGOTTEN_MS) this.#had.delete(name);
    if (this.#had.size >= MOST_NETWORKS) this.#had.clear();
  }
}

/** @throws AppError cancelled */
export function throwIfGone(client: AbortSignal | undefined): void {
  if (client?.aborted) throw gone();
}

function gone(): AppError {
  return new AppError('cancelled', 'The request was canceled.');
}

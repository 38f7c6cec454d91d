import { AppError } from '@deckwright/domain';
import { BUSY } from './busy.ts';
import { type Network, networksOf } from './networks.ts';
import type { Regulars } from './regulars.ts';

type Options = {
  /** Works that run at the same time. */
  atOnce: number;
  /** Works that wait for their turn at most; one more turns somebody away. */
  waiting: number;
  /** In so many ms whoever is let in should be answered: the longer works take lately, the fewer wait. */
  withinMs?: number;
  /** Whom to prefer in an overload; every queue of a site should tell and ask the same ones. */
  regulars?: Pick<Regulars, 'isNewcomer' | 'refused'>;
  /** Milliseconds of any clock that only goes forward. */
  now?: () => number;
};

/** Too many wait already. */
export class BusyError extends AppError {
  constructor() {
    super('unavailable', BUSY);
  }
}

/** What a work is taken to cost until it has ended. */
const ESTIMATE_MS = 50;
/** What asking costs who is turned away or leaves: who asks again and again without a pause comes after who does not. */
const ASKED_MS = 5;
/** Who has had less lately asks for little: where works are slow, three times as many of those may wait as of others. */
const LITTLE_MS = 300;
/** In an overload, who came with it stands where somebody stands who has had so much. */
const NEWCOMER_MS = 1_000;
/** How much the last work counts in the time that works take: that of RFC 6298 for round trips. */
const SMOOTHING = 1 / 8;
const NO_REGULARS: Pick<Regulars, 'isNewcomer' | 'refused'> = { isNewcomer: () => false, refused: () => {} };
/** After this time half of what a network has had is forgotten. */
const HALF_LIFE_MS = 10_000;
/** Networks whose use is remembered. */
const MOST_NETWORKS = 10_000;
const FORGOTTEN_MS = 1;

type Asking = { visitor: string; networks: readonly Network[] };
type Waiting = Asking & { since: number; enter: () => void; refuse: () => void };

/**
 * Lets a bounded number of works run and wait. The next turn goes to whose network has had the least of the time lately;
 * within one network, first come first served. Where too many wait, the last of the network that has had the most is turned
 * away, so that nobody who asks for more than others keeps them out: not by many requests, nor by costly ones.
 *
 * How many may wait follows from how long works take (Little's law), so that a slow machine turns away earlier instead of
 * letting everybody wait. As many as run may always wait, for a choice between networks, and more who ask for little. Who has waited for twice the time,
 * since others came first, is turned away.
 */
export class FairQueue {
  readonly #options: Options;
  readonly #now: () => number;
  readonly #regulars: Pick<Regulars, 'isNewcomer' | 'refused'>;
  readonly #queue: Waiting[] = [];
  readonly #had = new Map<string, { ms: number; at: number }>();
  #running = 0;
  /** How long a work takes lately, from its beginning to its end, in ms. */
  #takes = ESTIMATE_MS;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#regulars = options.regulars ?? NO_REGULARS;
  }

  /**
   * Runs `work` in the turn of `visitor` (as limits know one), unless whoever wants it leaves before.
   * @throws BusyError where too many wait
   * @throws AppError cancelled where `client` is aborted before its turn
   */
  async run<T>(visitor: string, work: () => Promise<T>, client?: AbortSignal): Promise<T> {
    throwIfGone(client);
    const asking = { visitor, networks: networksOf(visitor) };
    this.#charge(asking.networks, ESTIMATE_MS);
    let begun: number | null = null;
    try {
      if (this.#running < this.#options.atOnce) this.#running += 1;
      else await this.#turn(asking, client);
      begun = this.#now();
      return await work();
    } finally {
      const took = begun === null ? null : this.#now() - begun;
      this.#charge(asking.networks, (took ?? ASKED_MS) - ESTIMATE_MS);
      if (took !== null) {
        this.#takes += (took - this.#takes) * SMOOTHING;
        this.#handOn();
      }
    }
  }

  /** Whether `run` would turn `visitor` away; if so, it counts as having asked. */
  turnsAway(visitor: string): boolean {
    if (this.#running < this.#options.atOnce) return false;
    this.#refuseLate();
    const asking = { visitor, networks: networksOf(visitor) };
    this.#charge(asking.networks, ESTIMATE_MS);
    const weight = this.#weight(asking, this.#now());
    const hasHadMost = this.#queue.length >= this.#room(weight) && Math.max(...this.#weights()) <= weight;
    this.#charge(asking.networks, (hasHadMost ? ASKED_MS : 0) - ESTIMATE_MS);
    if (hasHadMost) this.#regulars.refused();
    return hasHadMost;
  }

  /** Who ends hands its place on, so that the count of those who run stays. */
  #handOn(): void {
    this.#refuseLate();
    const weights = this.#weights();
    const next = weights.indexOf(Math.min(...weights));
    if (next < 0) this.#running -= 1;
    else this.#queue.splice(next, 1)[0]?.enter();
  }

  #turn(asking: Asking, client: AbortSignal | undefined): Promise<void> {
    this.#refuseLate();
    const weight = this.#weight(asking, this.#now());
    while (this.#queue.length >= this.#room(weight)) this.#makeRoom(weight);
    return new Promise((resolve, reject) => {
      const done = (): void => client?.removeEventListener('abort', leave);
      const waiting: Waiting = {
        ...asking,
        since: this.#now(),
        enter: () => {
          done();
          resolve();
        },
        refuse: () => {
          done();
          this.#regulars.refused();
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

  /**
   * How many may wait with one more of this weight, so that the last of them is answered in time: whole rounds of those who
   * run, less the last one's own.
   */
  #room(weight: number): number {
    const { atOnce, waiting, withinMs = Number.POSITIVE_INFINITY } = this.#options;
    const inTime = Math.floor((withinMs / this.#takes - 1) * atOnce);
    const least = weight < LITTLE_MS ? 3 * atOnce : atOnce;
    return Math.min(waiting, Math.max(inTime, least));
  }

  /** @throws BusyError where none of those who wait has had more */
  #makeRoom(weight: number): void {
    const weights = this.#weights();
    const most = Math.max(...weights);
    if (this.#queue.length === 0 || most <= weight) {
      this.#regulars.refused();
      throw new BusyError();
    }
    this.#queue.splice(weights.lastIndexOf(most), 1)[0]?.refuse();
  }

  #refuseLate(): void {
    const { withinMs = Number.POSITIVE_INFINITY } = this.#options;
    const latest = this.#now() - 2 * withinMs;
    const late = this.#queue.filter(({ since }) => since < latest);
    for (const waiting of late) this.#queue.splice(this.#queue.indexOf(waiting), 1)[0]?.refuse();
  }

  /** Of all who wait, at one time, so that those of one network weigh the same. */
  #weights(): number[] {
    const now = this.#now();
    return this.#queue.map((waiting) => this.#weight(waiting, now));
  }

  /** Milliseconds lately had, by the network that has had the most of its share. */
  #weight({ visitor, networks }: Asking, now: number): number {
    const had = Math.max(...networks.map(({ name, share }) => this.#hadBy(name, now) / share));
    return had + (this.#regulars.isNewcomer(visitor) ? NEWCOMER_MS : 0);
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

import { AppError } from '@deckwright/domain';
import type { Regulars } from './known-clients.ts';
import { NetworkUse } from './network-use.ts';
import { type Network, networksOf } from './networks.ts';

/** What a queue needs to know about visitors from before an overload. */
type Standing = Pick<Regulars, 'isNewcomer' | 'refused' | 'newcomers'>;

export type QueueName = 'page-queue' | 'call-queue' | 'account-queue';

type Options = {
  /** What refusals are counted under. */
  name?: QueueName;
  /** Number of jobs that run at the same time. */
  atOnce: number;
  /** Maximum number of waiting jobs; one more means that somebody is refused. */
  waiting: number;
  /** Time in ms within which an admitted job should finish: the longer jobs take, the fewer may wait. */
  withinMs?: number;
  /** Whom to prefer in an overload; all queues of a site should share one instance. */
  regulars?: Standing;
  /** Called for each request that nothing is thrown for: turned away, or left while it waited. */
  onLost?: (how: 'refused' | 'left') => void;
  /** Milliseconds of any monotonic clock. */
  now: () => number;
};

/** What programs read when the site is busy. */
export const BUSY_MESSAGE = 'The server is busy. Please try again in a moment.';

/** Too many jobs are already waiting in `queue`; all who wait for one job get the same error. */
export class BusyError extends AppError {
  readonly queue: QueueName | null;

  constructor(queue: QueueName | null) {
    super('unavailable', BUSY_MESSAGE);
    this.queue = queue;
  }
}

/** Estimated cost of a job until it has ended. */
const ESTIMATE_MS = 50;
/**
 * Cost of a request that is refused or canceled, so that a client that retries without a pause comes after one that
 * does not.
 */
const ASKED_MS = 5;
/** Recent use below which a client counts as light: if jobs are slow, three times as many light clients may wait. */
const LITTLE_MS = 300;
/** In an overload, a newcomer ranks like a client with this much more recent use. */
const NEWCOMER_MS = 1_000;
/** Share of the time that newcomers get as a group while regulars wait as well. */
const NEWCOMERS_SHARE = 1 / 8;
/** Weight of the last job in the moving average of durations, as RFC 6298 has it for round trips. */
const SMOOTHING = 1 / 8;
/** Half-life of a network's recorded use. */
const HALF_LIFE_MS = 10_000;
/** Maximum number of networks whose use is recorded. */
const MOST_NETWORKS = 10_000;
const NO_REGULARS: Standing = {
  isNewcomer: () => false,
  refused: () => {},
  newcomers: { of: () => 0, charge: () => {} },
};

type Asking = { visitor: string; networks: readonly Network[] };
type Waiting = Asking & { since: number; enter: (owes: number) => void; refuse: () => void };
/** Lower weights come first. */
type Ranked = { waiting: Waiting; weight: number; isNewcomer: boolean };

/**
 * Bounds the number of running and waiting jobs. The next turn goes to the network with the least recent use; within
 * one network, first come, first served. If too many jobs wait, the last one of the network with the most recent use is
 * refused, so that no client can keep others out, neither by many requests nor by expensive ones.
 *
 * The number of waiting jobs follows from their duration (Little's law), so that a slow machine refuses earlier instead
 * of letting everybody wait. At least as many may wait as run, to have a choice between networks, and more of those
 * with little use. A job that has waited for twice the target time, because others came first, is refused.
 *
 * In an overload regulars come before newcomers, except for an eighth of the time and as many places as there are
 * running jobs: these are for the newcomers who have asked for the least since it began (`Regulars`).
 */
export class FairQueue {
  readonly #options: Options;
  readonly #now: () => number;
  readonly #regulars: Standing;
  readonly #had: NetworkUse;
  readonly #queue: Waiting[] = [];
  #running = 0;
  #refused = 0;
  /** Moving average of the duration of jobs, in ms. */
  #takes = ESTIMATE_MS;
  /** Milliseconds that newcomers are owed before regulars. */
  #owed = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now;
    this.#regulars = options.regulars ?? NO_REGULARS;
    this.#had = new NetworkUse({ halfLifeMs: HALF_LIFE_MS, mostNetworks: MOST_NETWORKS, now: this.#now });
  }

  /**
   * Runs `work` in the turn of `visitor` (as limits identify one), unless the client disconnects first.
   * @throws BusyError if too many jobs wait
   * @throws AppError cancelled if `client` is aborted before its turn
   */
  async run<T>(visitor: string, work: () => Promise<T>, client?: AbortSignal): Promise<T> {
    throwIfGone(client);
    const asking = { visitor, networks: networksOf(visitor) };
    this.#had.charge(asking.networks, ESTIMATE_MS);
    let begun: number | null = null;
    let owes = 0;
    try {
      if (this.#running < this.#options.atOnce) this.#running += 1;
      else owes = await this.#turn(asking, client);
      begun = this.#now();
      return await work();
    } finally {
      const took = begun === null ? null : this.#now() - begun;
      this.#asked(asking, took);
      this.#had.charge(asking.networks, -ESTIMATE_MS);
      if (took !== null) {
        this.#account(asking, took, owes);
        this.#takes += (took - this.#takes) * SMOOTHING;
        this.#handOn();
      }
    }
  }

  /** Jobs that run and wait, and the requests refused so far. */
  state(): { running: number; waiting: number; refused: number } {
    return { running: this.#running, waiting: this.#queue.length, refused: this.#refused };
  }

  /** Whether `run` would refuse `visitor`; if so, this counts as a request. */
  turnsAway(visitor: string): boolean {
    if (this.#running < this.#options.atOnce) return false;
    this.#refuseLate();
    const asking = { visitor, networks: networksOf(visitor) };
    this.#had.charge(asking.networks, ESTIMATE_MS);
    const isRefused = this.#placeFor(asking) === 'none';
    this.#had.charge(asking.networks, -ESTIMATE_MS);
    if (isRefused) {
      this.#asked(asking, null);
      this.#wasRefused();
      this.#options.onLost?.('refused');
    }
    return isRefused;
  }

  #busy(): BusyError {
    return new BusyError(this.#options.name ?? null);
  }

  #wasRefused(): void {
    this.#refused += 1;
    this.#regulars.refused();
  }

  /** Records a request once it has ended; `took` is null if it was refused or canceled. */
  #asked({ visitor, networks }: Asking, took: number | null): void {
    this.#had.charge(networks, took ?? ASKED_MS);
    if (this.#regulars.isNewcomer(visitor)) this.#regulars.newcomers.charge(networks, took ?? ESTIMATE_MS);
  }

  /** Hands the place of an ended job to the next one, so that the number of running jobs stays the same. */
  #handOn(): void {
    this.#refuseLate();
    const ranked = this.#ranked(this.#now());
    const newcomers = ranked.filter(({ isNewcomer }) => isNewcomer);
    const isContested = newcomers.length > 0 && newcomers.length < ranked.length;
    const next = least(isContested && this.#owed > 0 ? newcomers : ranked);
    if (!next) {
      this.#running -= 1;
      return;
    }
    const owes = isContested && next.isNewcomer ? this.#takes : 0;
    this.#owed -= owes;
    this.#leave(next.waiting).enter(owes);
  }

  /** `owes` is what newcomers were charged for the job before it started, in ms. */
  #account({ visitor }: Asking, took: number, owes: number): void {
    if (owes > 0) this.#owed += owes - took;
    else if (!this.#regulars.isNewcomer(visitor)) {
      const earned = this.#owed + (took * NEWCOMERS_SHARE) / (1 - NEWCOMERS_SHARE);
      // Time that nobody waits for is not saved up.
      this.#owed = Math.min(earned, Math.max(this.#takes, this.#owed));
    }
  }

  /** Resolves to what newcomers were charged for it, in ms. */
  #turn(asking: Asking, client: AbortSignal | undefined): Promise<number> {
    this.#refuseLate();
    for (let place = this.#placeFor(asking); place !== 'free'; place = this.#placeFor(asking)) {
      if (place === 'none') {
        this.#wasRefused();
        throw this.#busy();
      }
      this.#leave(place).refuse();
    }
    return new Promise((resolve, reject) => {
      const done = (): void => client?.removeEventListener('abort', leave);
      const waiting: Waiting = {
        ...asking,
        since: this.#now(),
        enter: (owes) => {
          done();
          resolve(owes);
        },
        refuse: () => {
          done();
          this.#wasRefused();
          reject(this.#busy());
        },
      };
      const leave = (): void => {
        this.#leave(waiting);
        this.#options.onLost?.('left');
        reject(gone());
      };
      this.#queue.push(waiting);
      client?.addEventListener('abort', leave, { once: true });
    });
  }

  /** Where one more may wait: in a free place, in that of the returned job, whose network has used more, or nowhere. */
  #placeFor(asking: Asking): 'free' | 'none' | Waiting {
    const now = this.#now();
    const mine = this.#rank(asking, now);
    const room = this.#room(mine.weight);
    if (this.#queue.length < room) return 'free';
    const ranked = this.#ranked(now);
    const places = Math.min(this.#options.atOnce, this.#options.waiting);
    const newcomers = ranked.filter(({ isNewcomer }) => isNewcomer);
    if (mine.isNewcomer && newcomers.length < places) return 'free';
    const own = lightest(newcomers, places);
    const last = own.at(-1);
    // A newcomer before the last of them takes its reserved place; the last may stay among all others if there is room.
    const takesOwn = mine.isNewcomer && last !== undefined && mine.weight < last.weight;
    const others = without(ranked, takesOwn ? own.slice(0, -1) : own);
    if (others.length < (takesOwn ? room + 1 : room)) return 'free';
    const heaviest = most(others);
    if (!heaviest) return 'none';
    return takesOwn || heaviest.weight > mine.weight ? heaviest.waiting : 'none';
  }

  /**
   * How many may wait with one more of this weight so that the last of them finishes in time: whole rounds of running
   * jobs, minus the last one's own.
   */
  #room(weight: number): number {
    const { atOnce, waiting, withinMs = Number.POSITIVE_INFINITY } = this.#options;
    const inTime = Math.floor((withinMs / this.#takes - 1) * atOnce);
    const least = weight < LITTLE_MS ? 3 * atOnce : atOnce;
    return Math.min(waiting, Math.max(inTime, least));
  }

  #refuseLate(): void {
    const { withinMs = Number.POSITIVE_INFINITY } = this.#options;
    const latest = this.#now() - 2 * withinMs;
    for (const waiting of this.#queue.filter(({ since }) => since < latest)) this.#leave(waiting).refuse();
  }

  #leave(waiting: Waiting): Waiting {
    this.#queue.splice(this.#queue.indexOf(waiting), 1);
    return waiting;
  }

  #ranked(now: number): Ranked[] {
    return this.#queue.map((waiting) => ({ waiting, ...this.#rank(waiting, now) }));
  }

  #rank({ visitor, networks }: Asking, now: number): Omit<Ranked, 'waiting'> {
    const had = this.#had.of(networks, now);
    if (!this.#regulars.isNewcomer(visitor)) return { weight: had, isNewcomer: false };
    return { weight: NEWCOMER_MS + had + this.#regulars.newcomers.of(networks, now), isNewcomer: true };
  }
}

/** The first of those with the lowest weight. */
function least(ranked: readonly Ranked[]): Ranked | undefined {
  const [first, ...rest] = ranked;
  return rest.reduce((best, one) => (best && one.weight < best.weight ? one : best), first);
}

/** The last of those with the highest weight. */
function most(ranked: readonly Ranked[]): Ranked | undefined {
  const [first, ...rest] = ranked;
  return rest.reduce((worst, one) => (worst && one.weight >= worst.weight ? one : worst), first);
}

/** The `count` lowest by weight, sorted. */
function lightest(ranked: readonly Ranked[], count: number): Ranked[] {
  return [...ranked].sort((a, b) => a.weight - b.weight).slice(0, count);
}

function without(ranked: readonly Ranked[], left: readonly Ranked[]): Ranked[] {
  return ranked.filter((one) => !left.includes(one));
}

/** @throws AppError cancelled */
export function throwIfGone(client: AbortSignal | undefined): void {
  if (client?.aborted) throw gone();
}

function gone(): AppError {
  return new AppError('cancelled', 'The request was canceled.');
}

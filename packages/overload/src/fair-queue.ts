import { AppError } from '@deckwright/domain';
import type { KnownClients } from './known-clients.ts';
import { NetworkUse } from './network-use.ts';
import { type Network, toNetworks } from './networks.ts';

/** What a queue needs to know about visitors from before an overload. */
type ClientHistory = Pick<KnownClients, 'isNewClient' | 'recordRefusal' | 'newClients'>;

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
  knownClients?: ClientHistory;
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
const REQUEST_COST_MS = 5;
/** Recent use below which a client counts as light: if jobs are slow, three times as many light clients may wait. */
const LIGHT_USE_MS = 300;
/** In an overload, a new client ranks like a client with this much more recent use. */
const NEW_CLIENT_PENALTY_MS = 1_000;
/** Share of the time that new clients get as a group while known clients wait as well. */
const NEW_CLIENTS_SHARE = 1 / 8;
/** Weight of the last job in the moving average of durations, as RFC 6298 has it for round trips. */
const SMOOTHING = 1 / 8;
/** Half-life of a network's recorded use. */
const HALF_LIFE_MS = 10_000;
/** Maximum number of networks whose use is recorded. */
const MAX_NETWORKS = 10_000;
const NO_KNOWN_CLIENTS: ClientHistory = {
  isNewClient: () => false,
  recordRefusal: () => {},
  newClients: { of: () => 0, charge: () => {} },
};

type Requester = { visitor: string; networks: readonly Network[] };
type Waiting = Requester & { since: number; start: (cost: number) => void; refuse: () => void };
/** Lower weights come first. */
type Ranked = { waiting: Waiting; weight: number; isNew: boolean };

/**
 * Bounds the number of running and waiting jobs. The next turn goes to the network with the least recent use; within
 * one network, first come, first served. If too many jobs wait, the last one of the network with the most recent use is
 * refused, so that no client can keep others out, neither by many requests nor by expensive ones.
 *
 * The number of waiting jobs follows from their duration (Little's law), so that a slow machine refuses earlier instead
 * of letting everybody wait. At least as many may wait as run, to have a choice between networks, and more of those
 * with little use. A job that has waited for twice the target time, because others came first, is refused.
 *
 * In an overload known clients come before new clients, except for an eighth of the time and as many places as there are
 * running jobs: these are for the new clients who have asked for the least since it began (`KnownClients`).
 */
export class FairQueue {
  readonly #options: Options;
  readonly #now: () => number;
  readonly #knownClients: ClientHistory;
  readonly #recentUse: NetworkUse;
  readonly #queue: Waiting[] = [];
  #running = 0;
  #refused = 0;
  /** Moving average of the duration of jobs, in ms. */
  #averageMs = ESTIMATE_MS;
  /** Milliseconds that new clients are owed before known clients. */
  #newClientCredit = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now;
    this.#knownClients = options.knownClients ?? NO_KNOWN_CLIENTS;
    this.#recentUse = new NetworkUse({ halfLifeMs: HALF_LIFE_MS, maxNetworks: MAX_NETWORKS, now: this.#now });
  }

  /**
   * Runs `work` in the turn of `visitor` (as limits identify one), unless the client disconnects first.
   * @throws BusyError if too many jobs wait
   * @throws AppError cancelled if `client` is aborted before its turn
   */
  async run<T>(visitor: string, work: () => Promise<T>, client?: AbortSignal): Promise<T> {
    throwIfAborted(client);
    const requester = { visitor, networks: toNetworks(visitor) };
    this.#recentUse.charge(requester.networks, ESTIMATE_MS);
    let startedAt: number | null = null;
    let cost = 0;
    try {
      if (this.#running < this.#options.atOnce) this.#running += 1;
      else cost = await this.#waitForTurn(requester, client);
      startedAt = this.#now();
      return await work();
    } finally {
      const durationMs = startedAt === null ? null : this.#now() - startedAt;
      this.#recordDemand(requester, durationMs);
      this.#recentUse.charge(requester.networks, -ESTIMATE_MS);
      if (durationMs !== null) {
        this.#recordWork(requester, durationMs, cost);
        this.#averageMs += (durationMs - this.#averageMs) * SMOOTHING;
        this.#startNext();
      }
    }
  }

  /** Jobs that run and wait, and the requests refused so far. */
  state(): { running: number; waiting: number; refused: number } {
    return { running: this.#running, waiting: this.#queue.length, refused: this.#refused };
  }

  /** Whether `run` would refuse `visitor`; if so, this counts as a request. */
  refuses(visitor: string): boolean {
    if (this.#running < this.#options.atOnce) return false;
    this.#refuseLate();
    const requester = { visitor, networks: toNetworks(visitor) };
    this.#recentUse.charge(requester.networks, ESTIMATE_MS);
    const isRefused = this.#findSlot(requester) === 'none';
    this.#recentUse.charge(requester.networks, -ESTIMATE_MS);
    if (isRefused) {
      this.#recordDemand(requester, null);
      this.#recordRefusal();
      this.#options.onLost?.('refused');
    }
    return isRefused;
  }

  #busy(): BusyError {
    return new BusyError(this.#options.name ?? null);
  }

  #recordRefusal(): void {
    this.#refused += 1;
    this.#knownClients.recordRefusal();
  }

  /** Records a request once it has ended; `durationMs` is null if it was refused or canceled. */
  #recordDemand({ visitor, networks }: Requester, durationMs: number | null): void {
    this.#recentUse.charge(networks, durationMs ?? REQUEST_COST_MS);
    if (this.#knownClients.isNewClient(visitor))
      this.#knownClients.newClients.charge(networks, durationMs ?? ESTIMATE_MS);
  }

  /** Hands the place of an ended job to the next one, so that the number of running jobs stays the same. */
  #startNext(): void {
    this.#refuseLate();
    const ranked = this.#ranked(this.#now());
    const newClients = ranked.filter(({ isNew }) => isNew);
    const isContested = newClients.length > 0 && newClients.length < ranked.length;
    const next = firstLightest(isContested && this.#newClientCredit > 0 ? newClients : ranked);
    if (!next) {
      this.#running -= 1;
      return;
    }
    const cost = isContested && next.isNew ? this.#averageMs : 0;
    this.#newClientCredit -= cost;
    this.#remove(next.waiting).start(cost);
  }

  /** `cost` is what new clients were charged for the job before it started, in ms. */
  #recordWork({ visitor }: Requester, durationMs: number, cost: number): void {
    if (cost > 0) this.#newClientCredit += cost - durationMs;
    else if (!this.#knownClients.isNewClient(visitor)) {
      const earned = this.#newClientCredit + (durationMs * NEW_CLIENTS_SHARE) / (1 - NEW_CLIENTS_SHARE);
      // Time that nobody waits for is not saved up.
      this.#newClientCredit = Math.min(earned, Math.max(this.#averageMs, this.#newClientCredit));
    }
  }

  /** Resolves to what new clients were charged for it, in ms. */
  #waitForTurn(requester: Requester, client: AbortSignal | undefined): Promise<number> {
    this.#refuseLate();
    for (let slot = this.#findSlot(requester); slot !== 'free'; slot = this.#findSlot(requester)) {
      if (slot === 'none') {
        this.#recordRefusal();
        throw this.#busy();
      }
      this.#remove(slot).refuse();
    }
    return new Promise((resolve, reject) => {
      const done = (): void => client?.removeEventListener('abort', leave);
      const waiting: Waiting = {
        ...requester,
        since: this.#now(),
        start: (cost) => {
          done();
          resolve(cost);
        },
        refuse: () => {
          done();
          this.#recordRefusal();
          reject(this.#busy());
        },
      };
      const leave = (): void => {
        this.#remove(waiting);
        this.#options.onLost?.('left');
        reject(abortedError());
      };
      this.#queue.push(waiting);
      client?.addEventListener('abort', leave, { once: true });
    });
  }

  /** Where one more may wait: in a free place, in that of the returned job, whose network has used more, or nowhere. */
  #findSlot(requester: Requester): 'free' | 'none' | Waiting {
    const now = this.#now();
    const mine = this.#rank(requester, now);
    const capacity = this.#capacity(mine.weight);
    if (this.#queue.length < capacity) return 'free';
    const ranked = this.#ranked(now);
    const reservedSlots = Math.min(this.#options.atOnce, this.#options.waiting);
    const newClients = ranked.filter(({ isNew }) => isNew);
    if (mine.isNew && newClients.length < reservedSlots) return 'free';
    const own = lightest(newClients, reservedSlots);
    const last = own.at(-1);
    // A new client before the last of them takes its reserved place; the last may stay among all others if there is room.
    const takesOwn = mine.isNew && last !== undefined && mine.weight < last.weight;
    const others = without(ranked, takesOwn ? own.slice(0, -1) : own);
    if (others.length < (takesOwn ? capacity + 1 : capacity)) return 'free';
    const heaviest = lastHeaviest(others);
    if (!heaviest) return 'none';
    return takesOwn || heaviest.weight > mine.weight ? heaviest.waiting : 'none';
  }

  /**
   * How many may wait with one more of this weight so that the last of them finishes in time: whole rounds of running
   * jobs, minus the last one's own.
   */
  #capacity(weight: number): number {
    const { atOnce, waiting, withinMs = Number.POSITIVE_INFINITY } = this.#options;
    const inTime = Math.floor((withinMs / this.#averageMs - 1) * atOnce);
    const minimum = weight < LIGHT_USE_MS ? 3 * atOnce : atOnce;
    return Math.min(waiting, Math.max(inTime, minimum));
  }

  #refuseLate(): void {
    const { withinMs = Number.POSITIVE_INFINITY } = this.#options;
    const latest = this.#now() - 2 * withinMs;
    for (const waiting of this.#queue.filter(({ since }) => since < latest)) this.#remove(waiting).refuse();
  }

  #remove(waiting: Waiting): Waiting {
    this.#queue.splice(this.#queue.indexOf(waiting), 1);
    return waiting;
  }

  #ranked(now: number): Ranked[] {
    return this.#queue.map((waiting) => ({ waiting, ...this.#rank(waiting, now) }));
  }

  #rank({ visitor, networks }: Requester, now: number): Omit<Ranked, 'waiting'> {
    const recentUse = this.#recentUse.of(networks, now);
    if (!this.#knownClients.isNewClient(visitor)) return { weight: recentUse, isNew: false };
    return {
      weight: NEW_CLIENT_PENALTY_MS + recentUse + this.#knownClients.newClients.of(networks, now),
      isNew: true,
    };
  }
}

/** The first of those with the lowest weight. */
function firstLightest(ranked: readonly Ranked[]): Ranked | undefined {
  const [first, ...rest] = ranked;
  return rest.reduce((best, one) => (best && one.weight < best.weight ? one : best), first);
}

/** The last of those with the highest weight. */
function lastHeaviest(ranked: readonly Ranked[]): Ranked | undefined {
  const [first, ...rest] = ranked;
  return rest.reduce((worst, one) => (worst && one.weight >= worst.weight ? one : worst), first);
}

/** The `count` lowest by weight, sorted. */
function lightest(ranked: readonly Ranked[], count: number): Ranked[] {
  return [...ranked].sort((a, b) => a.weight - b.weight).slice(0, count);
}

function without(ranked: readonly Ranked[], removed: readonly Ranked[]): Ranked[] {
  return ranked.filter((one) => !removed.includes(one));
}

/** @throws AppError cancelled */
export function throwIfAborted(client: AbortSignal | undefined): void {
  if (client?.aborted) throw abortedError();
}

function abortedError(): AppError {
  return new AppError('cancelled', 'The request was canceled.');
}

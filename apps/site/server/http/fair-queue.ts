import { AppError } from '@deckwright/domain';
import { BUSY } from './busy.ts';
import { NetworkUse } from './network-use.ts';
import { type Network, networksOf } from './networks.ts';
import type { Regulars } from './regulars.ts';

/** What queues ask of who was here before an overload began. */
type Standing = Pick<Regulars, 'isNewcomer' | 'refused' | 'newcomers'>;

type Options = {
  /** Works that run at the same time. */
  atOnce: number;
  /** Works that wait for their turn at most; one more turns somebody away. */
  waiting: number;
  /** In so many ms whoever is let in should be answered: the longer works take lately, the fewer wait. */
  withinMs?: number;
  /** Whom to prefer in an overload; every queue of a site should tell and ask the same ones. */
  regulars?: Standing;
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
/** Of the time for which both wait, newcomers get so much as a whole, and regulars the rest. */
const NEWCOMERS_SHARE = 1 / 8;
/** How much the last work counts in the time that works take: that of RFC 6298 for round trips. */
const SMOOTHING = 1 / 8;
/** After this time half of what a network has had is forgotten. */
const HALF_LIFE_MS = 10_000;
/** Networks whose use is remembered. */
const MOST_NETWORKS = 10_000;
const NO_REGULARS: Standing = {
  isNewcomer: () => false,
  refused: () => {},
  newcomers: { of: () => 0, charge: () => {} },
};

type Asking = { visitor: string; networks: readonly Network[] };
type Waiting = Asking & { since: number; enter: (owes: number) => void; refuse: () => void };
/** The lighter come first. */
type Ranked = { waiting: Waiting; weight: number; isNewcomer: boolean };

/**
 * Lets a bounded number of works run and wait. The next turn goes to whose network has had the least of the time lately;
 * within one network, first come first served. Where too many wait, the last of the network that has had the most is turned
 * away, so that nobody who asks for more than others keeps them out: not by many requests, nor by costly ones.
 *
 * How many may wait follows from how long works take (Little's law), so that a slow machine turns away earlier instead of
 * letting everybody wait. As many as run may always wait, for a choice between networks, and more who ask for little. Who has waited for twice the time,
 * since others came first, is turned away.
 *
 * In an overload regulars come before newcomers, but for an eighth of the time and as many places as run: those are for the
 * newcomers who have asked for the least since it began (`Regulars`).
 */
export class FairQueue {
  readonly #options: Options;
  readonly #now: () => number;
  readonly #regulars: Standing;
  readonly #had: NetworkUse;
  readonly #queue: Waiting[] = [];
  #running = 0;
  /** How long a work takes lately, from its beginning to its end, in ms. */
  #takes = ESTIMATE_MS;
  /** Milliseconds that newcomers have coming before regulars. */
  #owed = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#regulars = options.regulars ?? NO_REGULARS;
    this.#had = new NetworkUse({ halfLifeMs: HALF_LIFE_MS, mostNetworks: MOST_NETWORKS, now: this.#now });
  }

  /**
   * Runs `work` in the turn of `visitor` (as limits know one), unless whoever wants it leaves before.
   * @throws BusyError where too many wait
   * @throws AppError cancelled where `client` is aborted before its turn
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

  /** Whether `run` would turn `visitor` away; if so, it counts as having asked. */
  turnsAway(visitor: string): boolean {
    if (this.#running < this.#options.atOnce) return false;
    this.#refuseLate();
    const asking = { visitor, networks: networksOf(visitor) };
    this.#had.charge(asking.networks, ESTIMATE_MS);
    const isRefused = this.#placeFor(asking) === 'none';
    this.#had.charge(asking.networks, -ESTIMATE_MS);
    if (isRefused) {
      this.#asked(asking, null);
      this.#regulars.refused();
    }
    return isRefused;
  }

  /** Counts a request once it has ended; `took` is null for one that was turned away or has left. */
  #asked({ visitor, networks }: Asking, took: number | null): void {
    this.#had.charge(networks, took ?? ASKED_MS);
    if (this.#regulars.isNewcomer(visitor)) this.#regulars.newcomers.charge(networks, took ?? ESTIMATE_MS);
  }

  /** Who ends hands its place on, so that the count of those who run stays. */
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

  /** `owes` is what newcomers were charged for the work before it began. */
  #account({ visitor }: Asking, took: number, owes: number): void {
    if (owes > 0) this.#owed += owes - took;
    else if (!this.#regulars.isNewcomer(visitor)) {
      const earned = this.#owed + (took * NEWCOMERS_SHARE) / (1 - NEWCOMERS_SHARE);
      // What nobody waits for is not saved up.
      this.#owed = Math.min(earned, Math.max(this.#takes, this.#owed));
    }
  }

  /** Resolves to what newcomers were charged for it. */
  #turn(asking: Asking, client: AbortSignal | undefined): Promise<number> {
    this.#refuseLate();
    for (let place = this.#placeFor(asking); place !== 'free'; place = this.#placeFor(asking)) {
      if (place === 'none') {
        this.#regulars.refused();
        throw new BusyError();
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
          this.#regulars.refused();
          reject(new BusyError());
        },
      };
      const leave = (): void => {
        this.#leave(waiting);
        reject(gone());
      };
      this.#queue.push(waiting);
      client?.addEventListener('abort', leave, { once: true });
    });
  }

  /** Where one more may wait: a place is free, or that of who is returned, who has had more; or there is none. */
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
    // Who comes before the last of them takes its own place; it may stay among all others, if there is room.
    const takesOwn = mine.isNewcomer && last !== undefined && mine.weight < last.weight;
    const others = without(ranked, takesOwn ? own.slice(0, -1) : own);
    if (others.length < (takesOwn ? room + 1 : room)) return 'free';
    const heaviest = most(others);
    if (!heaviest) return 'none';
    return takesOwn || heaviest.weight > mine.weight ? heaviest.waiting : 'none';
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

/** The first of the lightest. */
function least(ranked: readonly Ranked[]): Ranked | undefined {
  const [first, ...rest] = ranked;
  return rest.reduce((best, one) => (best && one.weight < best.weight ? one : best), first);
}

/** The last of the heaviest. */
function most(ranked: readonly Ranked[]): Ranked | undefined {
  const [first, ...rest] = ranked;
  return rest.reduce((worst, one) => (worst && one.weight >= worst.weight ? one : worst), first);
}

/** The first `count` by weight, in that order. */
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

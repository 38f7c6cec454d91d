import type { KnownClients } from './known-clients.ts';
import type { LoopDelay } from './loop-delay.ts';
import { toNetworks } from './networks.ts';
import type { OwnWork } from './own-work.ts';

/** Requests are seen with this delay before any is refused for it: three renders. */
const TARGET_MS = 100;
/**
 * An overload requires that the smallest delay of an interval this long is above the target: a single long task is
 * none.
 */
const INTERVAL_MS = 500;
/**
 * Time for requests that have arrived together during an overload, before the next piece of work; twice as much for
 * those who ask for little.
 */
const BUDGET_MS = 50;
const MAX_COUNTED = 10_000;
/** A single long task makes one sample, however long it takes. */
const MIN_SAMPLES = 3;

type Options = {
  knownClients: Pick<KnownClients, 'isNewClient' | 'recordRefusal'>;
  /** Milliseconds of any monotonic clock. */
  now: () => number;
  delay: LoopDelay;
  /** What the process does for itself; nobody is refused for what that delays. */
  ownWork?: Pick<OwnWork, 'isRunning' | 'ended'>;
  /** Calls back once everything that has arrived together was seen. */
  afterLook: (done: () => void) => void;
};

/**
 * Refuses requests when they are first seen, if the thread cannot keep up with looking at them. The queues limit slow
 * work; this limits everything else together.
 *
 * As CoDel (RFC 8289) does with packets, it judges by the least delay of an interval: a burst that the thread gets over is
 * let in whole. Where the delay stands, what has arrived together gets a budget of time, in the order in which it arrived;
 * what comes after that is turned away for a fraction of the time its answer would take. Within twice the budget whoever asks for
 * no more than the mean of all networks, and was here before, is let in. A /56 of IPv6 counts as four visitors, however
 * many it has, and a /48 as sixteen (`getNetworks`).
 *
 * While the process works for itself nothing is judged: its steps delay what visitors ask for, most of all where others have
 * the processor, and refusing visitors would not make them shorter. What a flood may ask for meanwhile is bounded by the queues.
 */
export class LoadShedder {
  readonly #knownClients: Options['knownClients'];
  readonly #now: () => number;
  readonly #delay: LoopDelay;
  readonly #ownWork: Options['ownWork'];
  readonly #afterLook: (done: () => void) => void;
  /** Requests of this interval by network, of IPv6 also by the wider ones. */
  readonly #requests = new Map<string, number>();
  #totalRequests = 0;
  #refused = 0;
  #visitors = 0;
  #judgedAt: number;
  #isBehind = false;
  #ownWorkEnded = 0;
  #lookStartedAt: number | null = null;

  constructor({ knownClients, now, delay, ownWork, afterLook }: Options) {
    this.#knownClients = knownClients;
    this.#now = now;
    this.#delay = delay;
    this.#ownWork = ownWork;
    this.#afterLook = afterLook;
    this.#judgedAt = this.#now();
  }

  /** Requests refused so far. */
  get refused(): number {
    return this.#refused;
  }

  /** Whether a request of `visitor` (as identified by limits) that has just been seen is to be answered. */
  admits(visitor: string): boolean {
    const { isRunning = false, ended = 0 } = this.#ownWork ?? {};
    if (isRunning) return true;
    const now = this.#now();
    if (ended !== this.#ownWorkEnded) this.#beginInterval(now, false);
    this.#ownWorkEnded = ended;
    if (now - this.#judgedAt >= INTERVAL_MS && this.#delay.samples() >= MIN_SAMPLES) this.#judge(now);
    if (!this.#isBehind) return true;
    const spent = now - this.#startOfLook(now);
    const requests = this.#count(visitor);
    const isLight =
      requests * this.#visitors <= this.#totalRequests && !this.#knownClients.isNewClient(visitor);
    if (spent < (isLight ? 2 * BUDGET_MS : BUDGET_MS)) return true;
    this.#knownClients.recordRefusal();
    this.#refused += 1;
    return false;
  }

  #judge(now: number): void {
    this.#beginInterval(now, this.#delay.minMs() > TARGET_MS);
  }

  #beginInterval(now: number, isBehind: boolean): void {
    this.#isBehind = isBehind;
    this.#delay.reset();
    this.#judgedAt = now;
    this.#requests.clear();
    this.#totalRequests = 0;
    this.#visitors = 0;
  }

  #startOfLook(now: number): number {
    if (this.#lookStartedAt !== null) return this.#lookStartedAt;
    this.#afterLook(() => {
      this.#lookStartedAt = null;
    });
    this.#lookStartedAt = now;
    return now;
  }

  /** Requests in this interval, this one included, of the network of a visitor that has asked for the most of its share. */
  #count(visitor: string): number {
    this.#totalRequests += 1;
    let largest = 0;
    for (const [index, { name, share }] of toNetworks(visitor).entries()) {
      const requests = (this.#requests.get(name) ?? 0) + 1;
      if (requests === 1 && this.#requests.size >= MAX_COUNTED) continue;
      if (requests === 1 && index === 0) this.#visitors += 1;
      this.#requests.set(name, requests);
      largest = Math.max(largest, requests / share);
    }
    return largest;
  }
}

import type { Regulars } from './known-clients.ts';
import type { LoopDelay } from './loop-delay.ts';
import { networksOf } from './networks.ts';

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
const MOST_COUNTED = 10_000;
/** A single long task makes one sample, however long it takes. */
const LEAST_SAMPLES = 3;

type Options = {
  regulars: Pick<Regulars, 'isNewcomer' | 'refused'>;
  /** Milliseconds of any monotonic clock. */
  now: () => number;
  delay: LoopDelay;
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
 * many it has, and a /48 as sixteen (`networksOf`).
 */
export class LoadShedder {
  readonly #regulars: Options['regulars'];
  readonly #now: () => number;
  readonly #delay: LoopDelay;
  readonly #afterLook: (done: () => void) => void;
  /** Requests of this interval by network, of IPv6 also by the wider ones. */
  readonly #asked = new Map<string, number>();
  #askedByAll = 0;
  #refused = 0;
  #visitors = 0;
  #judgedAt: number;
  #isBehind = false;
  #lookBegan: number | null = null;

  constructor({ regulars, now, delay, afterLook }: Options) {
    this.#regulars = regulars;
    this.#now = now;
    this.#delay = delay;
    this.#afterLook = afterLook;
    this.#judgedAt = this.#now();
  }

  /** Requests refused so far. */
  get refused(): number {
    return this.#refused;
  }

  /** Whether a request of `visitor` (as identified by limits) that has just been seen is to be answered. */
  admits(visitor: string): boolean {
    const now = this.#now();
    if (now - this.#judgedAt >= INTERVAL_MS && this.#delay.samples() >= LEAST_SAMPLES) this.#judge(now);
    if (!this.#isBehind) return true;
    const spent = now - this.#beginOfLook(now);
    const asked = this.#count(visitor);
    const isLight = asked * this.#visitors <= this.#askedByAll && !this.#regulars.isNewcomer(visitor);
    if (spent < (isLight ? 2 * BUDGET_MS : BUDGET_MS)) return true;
    this.#regulars.refused();
    this.#refused += 1;
    return false;
  }

  #judge(now: number): void {
    this.#isBehind = this.#delay.leastMs() > TARGET_MS;
    this.#delay.reset();
    this.#judgedAt = now;
    this.#asked.clear();
    this.#askedByAll = 0;
    this.#visitors = 0;
  }

  #beginOfLook(now: number): number {
    if (this.#lookBegan !== null) return this.#lookBegan;
    this.#afterLook(() => {
      this.#lookBegan = null;
    });
    this.#lookBegan = now;
    return now;
  }

  /** Requests in this interval, this one included, of the network of a visitor that has asked for the most of its share. */
  #count(visitor: string): number {
    this.#askedByAll += 1;
    let most = 0;
    for (const [place, { name, share }] of networksOf(visitor).entries()) {
      const asked = (this.#asked.get(name) ?? 0) + 1;
      if (asked === 1 && this.#asked.size >= MOST_COUNTED) continue;
      if (asked === 1 && place === 0) this.#visitors += 1;
      this.#asked.set(name, asked);
      most = Math.max(most, asked / share);
    }
    return most;
  }
}

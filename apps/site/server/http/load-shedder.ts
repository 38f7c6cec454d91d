import { type LoopDelay, measureLoopDelay } from './loop-delay.ts';
import type { Regulars } from './regulars.ts';

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
  now?: () => number;
  delay?: LoopDelay;
  /** Calls back once everything that has arrived together was seen. */
  afterLook?: (done: () => void) => void;
};

/**
 * Refuses requests when they are first seen, if the thread cannot keep up with looking at them. The queues limit slow
 * work; this limits everything else together.
 *
 * As CoDel (RFC 8289) does with packets, it judges by the smallest delay of an interval: a burst that the thread can
 * handle is admitted completely. If the delay persists, requests that have arrived together get a time budget, in order
 * of arrival; later ones are refused for a fraction of the time their answer would take. Up to twice the budget,
 * networks that were here before and ask for no more than the mean of all networks are admitted.
 */
export class LoadShedder {
  readonly #regulars: Options['regulars'];
  readonly #now: () => number;
  readonly #delay: LoopDelay;
  readonly #afterLook: (done: () => void) => void;
  readonly #asked = new Map<string, number>();
  #askedByAll = 0;
  #judgedAt: number;
  #isBehind = false;
  #lookBegan: number | null = null;

  constructor({ regulars, now, delay, afterLook }: Options) {
    this.#regulars = regulars;
    this.#now = now ?? (() => performance.now());
    this.#delay = delay ?? measureLoopDelay();
    this.#afterLook = afterLook ?? ((done) => void setImmediate(done));
    this.#judgedAt = this.#now();
  }

  /** Whether a request of `visitor` (as identified by limits) that has just been seen is to be answered. */
  admits(visitor: string): boolean {
    const now = this.#now();
    if (now - this.#judgedAt >= INTERVAL_MS && this.#delay.samples() >= LEAST_SAMPLES) this.#judge(now);
    if (!this.#isBehind) return true;
    const spent = now - this.#beginOfLook(now);
    const asked = this.#count(visitor);
    const isLight = asked * this.#asked.size <= this.#askedByAll && !this.#regulars.isNewcomer(visitor);
    if (spent < (isLight ? 2 * BUDGET_MS : BUDGET_MS)) return true;
    this.#regulars.refused();
    return false;
  }

  #judge(now: number): void {
    this.#isBehind = this.#delay.leastMs() > TARGET_MS;
    this.#delay.reset();
    this.#judgedAt = now;
    this.#asked.clear();
    this.#askedByAll = 0;
  }

  #beginOfLook(now: number): number {
    if (this.#lookBegan !== null) return this.#lookBegan;
    this.#afterLook(() => {
      this.#lookBegan = null;
    });
    this.#lookBegan = now;
    return now;
  }

  /** Requests of a network in this interval, including this one. */
  #count(visitor: string): number {
    const asked = (this.#asked.get(visitor) ?? 0) + 1;
    this.#askedByAll += 1;
    if (asked > 1 || this.#asked.size < MOST_COUNTED) this.#asked.set(visitor, asked);
    return asked;
  }
}

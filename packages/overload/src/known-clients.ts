import { NetworkUse } from './network-use.ts';
import { networksOf } from './networks.ts';

/** An overload is over after this time without a refusal. */
const OVER_AFTER_MS = 10_000;
/**
 * A visitor first seen less than this before an overload may be part of it: a flood fills the queues within a second.
 */
const BEFORE_MS = 5_000;
/** Maximum number of networks remembered: the most recently seen. */
const MOST_NETWORKS = 20_000;
const NEWCOMERS_HALF_LIFE_MS = 300_000;

/**
 * Distinguishes networks seen before an overload began from those that came with it. A thousand machines that ask for a
 * little each look like a thousand visitors in everything but this. After Peng, Leckie and Ramamohanarao, "Protection
 * from distributed denial of service attacks using history-based IP filtering" (ICC 2003), but with a lower rank
 * instead of a refusal. Networks and the times they were first seen are kept in memory only.
 *
 * At most four visitors of an IPv6 /56 and sixteen of a /48 are remembered, as limits count them (`networksOf`), so
 * that the holder of a large network cannot become a crowd of regulars, nor push the others out.
 */
export class Regulars {
  /**
   * How much time newcomers have asked for, in all queues, answered or not. It decays slowly: a client that stays for
   * the whole overload comes after one that comes for a visit.
   */
  readonly newcomers: Pick<NetworkUse, 'of' | 'charge'>;
  readonly #now: () => number;
  /** When each network was first seen, sorted by when it was last seen. */
  readonly #since = new Map<string, number>();
  /** The remembered members of each larger network, sorted by when they were last seen. */
  readonly #within = new Map<string, Set<string>>();
  #overload: { from: number; refusedAt: number } | null = null;

  /** `now` in milliseconds of any monotonic clock. */
  constructor(now: () => number) {
    this.#now = now;
    this.newcomers = new NetworkUse({
      halfLifeMs: NEWCOMERS_HALF_LIFE_MS,
      mostNetworks: MOST_NETWORKS,
      now,
    });
  }

  /**
   * Records a request of a visitor (as limits identify one); returns whether the visitor is remembered. Nobody becomes
   * a regular while the site is overloaded.
   */
  meet(visitor: string): boolean {
    const now = this.#now();
    const since = this.#since.get(visitor);
    if (since === undefined && this.#overloadAt(now)) return false;
    this.#since.delete(visitor);
    this.#since.set(visitor, since ?? now);
    for (const { name, share } of networksOf(visitor).slice(1)) {
      const members = this.#within.get(name) ?? new Set();
      this.#within.set(name, members);
      members.delete(visitor);
      members.add(visitor);
      if (members.size > share) this.#forgetFirst(members);
    }
    if (this.#since.size > MOST_NETWORKS) this.#forgetFirst(this.#since);
    return true;
  }

  /** Records that a request was refused because the site is busy. */
  refused(): void {
    const now = this.#now();
    this.#overload = { from: this.#overloadAt(now)?.from ?? now, refusedAt: now };
  }

  /** Whether the site is overloaded and this visitor was not seen before the overload. */
  isNewcomer(visitor: string): boolean {
    const overload = this.#overloadAt(this.#now());
    if (!overload) return false;
    const since = this.#since.get(visitor);
    return since === undefined || since > overload.from - BEFORE_MS;
  }

  #forgetFirst(visitors: Pick<ReadonlyMap<string, unknown>, 'keys'>): void {
    const [visitor] = visitors.keys();
    if (visitor === undefined) return;
    this.#since.delete(visitor);
    for (const { name } of networksOf(visitor).slice(1)) {
      const members = this.#within.get(name);
      members?.delete(visitor);
      if (members?.size === 0) this.#within.delete(name);
    }
  }

  #overloadAt(now: number): { from: number } | null {
    const { refusedAt = Number.NEGATIVE_INFINITY } = this.#overload ?? {};
    return now - refusedAt < OVER_AFTER_MS ? this.#overload : null;
  }
}

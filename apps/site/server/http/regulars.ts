import { NetworkUse } from './network-use.ts';
import { networksOf } from './networks.ts';

/** Without a refusal for so long, an overload is over. */
const OVER_AFTER_MS = 10_000;
/** Who came less than this before an overload began may be its beginning: a flood fills the queues within a second. */
const BEFORE_MS = 5_000;
/** Networks that are remembered, the ones seen last. */
const MOST_NETWORKS = 20_000;
const NEWCOMERS_HALF_LIFE_MS = 300_000;

/**
 * Tells networks that were here before an overload began from those that came with it. A thousand machines that ask for a
 * little each look like a thousand visitors in everything but this. After Peng, Leckie and Ramamohanarao, "Protection from
 * distributed denial of service attacks using history-based IP filtering" (ICC 2003), with a place further back instead of a
 * closed door. Networks are remembered in memory, and nothing of them but the time.
 *
 * Of a /56 of IPv6 four visitors are remembered, and of a /48 sixteen, as limits count them (`networksOf`): nobody becomes a
 * crowd of regulars by what one of them has, nor pushes the others out.
 */
export class Regulars {
  /**
   * How much time newcomers have asked for, in all queues, answered or not. It is forgotten slowly: who stays for the whole of an
   * overload comes after who comes for a visit.
   */
  readonly newcomers: Pick<NetworkUse, 'of' | 'charge'>;
  readonly #now: () => number;
  /** By network, when it was first seen; the ones seen last at the end. */
  readonly #since = new Map<string, number>();
  /** By wider network, those of it that are remembered; the ones seen last at the end. */
  readonly #within = new Map<string, Set<string>>();
  #overload: { from: number; refusedAt: number } | null = null;

  /** `now` in milliseconds of any clock that only goes forward. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.newcomers = new NetworkUse({
      halfLifeMs: NEWCOMERS_HALF_LIFE_MS,
      mostNetworks: MOST_NETWORKS,
      now,
    });
  }

  /**
   * Notes that a visitor (as limits know one) asks for something; returns whether it is remembered. Nobody becomes a regular
   * while the site is overloaded.
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

  /** Notes that somebody was turned away because the site is busy. */
  refused(): void {
    const now = this.#now();
    this.#overload = { from: this.#overloadAt(now)?.from ?? now, refusedAt: now };
  }

  /** Whether the site is overloaded, and this visitor was not here before. */
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

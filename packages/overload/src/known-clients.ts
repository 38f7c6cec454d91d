import { NetworkUse } from './network-use.ts';
import { toNetworks } from './networks.ts';

/** An overload is over after this time without a refusal. */
const OVER_AFTER_MS = 10_000;
/**
 * A visitor first seen less than this before an overload may be part of it: a flood fills the queues within a second.
 */
const KNOWN_AFTER_MS = 5_000;
/** Maximum number of networks remembered: the most recently seen. */
const MAX_NETWORKS = 20_000;
const NEW_CLIENTS_HALF_LIFE_MS = 300_000;

/**
 * Distinguishes networks seen before an overload began from those that came with it. A thousand machines that ask for a
 * little each look like a thousand visitors in everything but this. After Peng, Leckie and Ramamohanarao, "Protection
 * from distributed denial of service attacks using history-based IP filtering" (ICC 2003), but with a lower rank
 * instead of a refusal. Networks and the times they were first seen are kept in memory only.
 *
 * At most four visitors of an IPv6 /56 and sixteen of a /48 are remembered, as limits count them (`getNetworks`), so
 * that the holder of a large network cannot become a crowd of known clients, nor push the others out.
 */
export class KnownClients {
  /**
   * How much time new clients have asked for, in all queues, answered or not. It decays slowly: a client that stays for
   * the whole overload comes after one that comes for a visit.
   */
  readonly newClients: Pick<NetworkUse, 'of' | 'charge'>;
  readonly #now: () => number;
  /** When each network was first seen, sorted by when it was last seen. */
  readonly #firstSeen = new Map<string, number>();
  /** The remembered members of each larger network, sorted by when they were last seen. */
  readonly #membersByNetwork = new Map<string, Set<string>>();
  #overload: { from: number; refusedAt: number } | null = null;

  /** `now` in milliseconds of any monotonic clock. */
  constructor(now: () => number) {
    this.#now = now;
    this.newClients = new NetworkUse({
      halfLifeMs: NEW_CLIENTS_HALF_LIFE_MS,
      maxNetworks: MAX_NETWORKS,
      now,
    });
  }

  /**
   * Records a request of a visitor (as limits identify one); returns whether the visitor is remembered. Nobody becomes
   * a known client while the site is overloaded.
   */
  recordClient(visitor: string): boolean {
    const now = this.#now();
    const firstSeen = this.#firstSeen.get(visitor);
    if (firstSeen === undefined && this.#overloadAt(now)) return false;
    this.#firstSeen.delete(visitor);
    this.#firstSeen.set(visitor, firstSeen ?? now);
    for (const { name, share } of toNetworks(visitor).slice(1)) {
      const members = this.#membersByNetwork.get(name) ?? new Set();
      this.#membersByNetwork.set(name, members);
      members.delete(visitor);
      members.add(visitor);
      if (members.size > share) this.#forgetOldest(members);
    }
    if (this.#firstSeen.size > MAX_NETWORKS) this.#forgetOldest(this.#firstSeen);
    return true;
  }

  /** Records that a request was refused because the site is busy. */
  recordRefusal(): void {
    const now = this.#now();
    this.#overload = { from: this.#overloadAt(now)?.from ?? now, refusedAt: now };
  }

  /** Whether the site is overloaded and this visitor was not seen before the overload. */
  isNewClient(visitor: string): boolean {
    const overload = this.#overloadAt(this.#now());
    if (!overload) return false;
    const firstSeen = this.#firstSeen.get(visitor);
    return firstSeen === undefined || firstSeen > overload.from - KNOWN_AFTER_MS;
  }

  #forgetOldest(visitors: Pick<ReadonlyMap<string, unknown>, 'keys'>): void {
    const [visitor] = visitors.keys();
    if (visitor === undefined) return;
    this.#firstSeen.delete(visitor);
    for (const { name } of toNetworks(visitor).slice(1)) {
      const members = this.#membersByNetwork.get(name);
      members?.delete(visitor);
      if (members?.size === 0) this.#membersByNetwork.delete(name);
    }
  }

  #overloadAt(now: number): { from: number } | null {
    const { refusedAt = Number.NEGATIVE_INFINITY } = this.#overload ?? {};
    return now - refusedAt < OVER_AFTER_MS ? this.#overload : null;
  }
}

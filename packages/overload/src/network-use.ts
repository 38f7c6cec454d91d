import type { Network } from './networks.ts';

type Options = {
  /** Half-life of a network's recorded use. */
  halfLifeMs: number;
  /** Maximum number of networks remembered. */
  maxNetworks: number;
  /** Milliseconds of any monotonic clock. */
  now: () => number;
};

const FORGET_BELOW_MS = 1;

/** Recent use of each network, in ms. */
export class NetworkUse {
  readonly #options: Options;
  readonly #used = new Map<string, { ms: number; at: number }>();

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Recent use in milliseconds of the network that has used the most of its share. To compare several, pass the same
   * time for all, so that equal use has equal weight.
   */
  of(networks: readonly Network[], now = this.#options.now()): number {
    let largest = 0;
    for (const { name, share } of networks) largest = Math.max(largest, this.#usedBy(name, now) / share);
    return largest;
  }

  /** Adds to the use of each of these networks; a negative number takes back. */
  charge(networks: readonly Network[], ms: number): void {
    const now = this.#options.now();
    if (this.#used.size >= this.#options.maxNetworks) this.#forget(now);
    for (const { name } of networks)
      this.#used.set(name, { ms: Math.max(0, this.#usedBy(name, now) + ms), at: now });
  }

  #usedBy(name: string, now: number): number {
    const used = this.#used.get(name);
    return used ? used.ms * 2 ** ((used.at - now) / this.#options.halfLifeMs) : 0;
  }

  #forget(now: number): void {
    for (const name of [...this.#used.keys()])
      if (this.#usedBy(name, now) < FORGET_BELOW_MS) this.#used.delete(name);
    if (this.#used.size >= this.#options.maxNetworks) this.#used.clear();
  }
}

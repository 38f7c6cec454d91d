import type { Network } from './networks.ts';

type Options = {
  /** After this time half of what a network has used is forgotten. */
  halfLifeMs: number;
  /** Networks that are remembered. */
  mostNetworks: number;
  /** Milliseconds of any clock that only goes forward. */
  now: () => number;
};

const FORGOTTEN_MS = 1;

/** How much time each network has used lately. */
export class NetworkUse {
  readonly #options: Options;
  readonly #used = new Map<string, { ms: number; at: number }>();

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Milliseconds lately used, by the network that has used the most of its share. Whoever compares several gives one time for
   * all, so that those who have used the same weigh the same.
   */
  of(networks: readonly Network[], now = this.#options.now()): number {
    let most = 0;
    for (const { name, share } of networks) most = Math.max(most, this.#usedBy(name, now) / share);
    return most;
  }

  /** Adds to what each of these networks has used; less than nothing takes back. */
  charge(networks: readonly Network[], ms: number): void {
    const now = this.#options.now();
    if (this.#used.size >= this.#options.mostNetworks) this.#forget(now);
    for (const { name } of networks)
      this.#used.set(name, { ms: Math.max(0, this.#usedBy(name, now) + ms), at: now });
  }

  #usedBy(name: string, now: number): number {
    const used = this.#used.get(name);
    return used ? used.ms * 2 ** ((used.at - now) / this.#options.halfLifeMs) : 0;
  }

  #forget(now: number): void {
    for (const name of [...this.#used.keys()])
      if (this.#usedBy(name, now) < FORGOTTEN_MS) this.#used.delete(name);
    if (this.#used.size >= this.#options.mostNetworks) this.#used.clear();
  }
}

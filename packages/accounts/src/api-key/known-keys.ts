/** A key as calls are counted by it. */
export type KnownKey = { id: string; uid: string };

/** A revoked key works no longer than this in other processes; the documents say a minute. */
const FRESH_MS = 45_000;
/** Beyond this number, the keys asked for longest ago are dropped. */
const MAX_KEYS = 10_000;

type Options = {
  /** The key with a hash, from the database. */
  find: (hash: string) => Promise<KnownKey | null>;
  /** Milliseconds of a monotonic clock. */
  now?: (() => number) | undefined;
};

/** Keys by their hash, also those that are none, so that calls seldom ask the database. */
export class KnownKeys {
  readonly #find: Options['find'];
  readonly #now: () => number;
  readonly #known = new Map<string, { found: Promise<KnownKey | null>; until: number }>();

  constructor({ find, now = () => performance.now() }: Options) {
    this.#find = find;
    this.#now = now;
  }

  /** Callers that ask at the same time share one question. A failed one is asked again by the next caller. */
  get(hash: string): Promise<KnownKey | null> {
    const known = this.#known.get(hash);
    if (known && this.#now() < known.until) return known.found;
    const found = this.#find(hash);
    const entry = { found, until: this.#now() + FRESH_MS };
    this.#known.delete(hash);
    this.#known.set(hash, entry);
    found.catch(() => {
      if (this.#known.get(hash) === entry) this.#known.delete(hash);
    });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MAX_KEYS && oldest !== undefined) this.#known.delete(oldest);
    return found;
  }

  forget(hash: string): void {
    this.#known.delete(hash);
  }

  forgetAll(): void {
    this.#known.clear();
  }
}

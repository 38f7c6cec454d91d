export type Sized = { readonly bytes: number };

/** Evicts the least recently used entries when the sum of `bytes` exceeds the limit. */
export class ByteCache<V extends Sized> {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, V>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Does not count as use. */
  entries(): MapIterator<[string, V]> {
    return this.#entries.entries();
  }

  get(key: string): V | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /**
   * Whether the value was stored. It is not if it is larger than a quarter of the cache, which would evict too many
   * others, or if too few of the others `mayLeave`.
   */
  set(key: string, value: V, mayLeave: (other: V) => boolean = () => true): boolean {
    this.delete(key);
    if (value.bytes > this.#maxBytes / 4) return false;
    const leaving: string[] = [];
    let over = this.#bytes + value.bytes - this.#maxBytes;
    for (const [each, other] of this.#entries) {
      if (over <= 0) break;
      if (!mayLeave(other)) continue;
      over -= other.bytes;
      leaving.push(each);
    }
    if (over > 0) return false;
    for (const each of leaving) this.delete(each);
    this.#entries.set(key, value);
    this.#bytes += value.bytes;
    return true;
  }

  delete(key: string): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= value.bytes;
  }

  deleteWhere(test: (key: string) => boolean): void {
    for (const key of [...this.#entries.keys()]) if (test(key)) this.delete(key);
  }
}

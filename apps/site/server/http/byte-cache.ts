export type Sized = { readonly bytes: number };

/** Least recently used entries leave first once the sum of `bytes` passes the limit. */
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

  /** Touches nothing. */
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

  /** A value larger than a quarter of the cache is not kept: it would push out too many others. */
  set(key: string, value: V): void {
    this.delete(key);
    if (value.bytes > this.#maxBytes / 4) return;
    this.#entries.set(key, value);
    this.#bytes += value.bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
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

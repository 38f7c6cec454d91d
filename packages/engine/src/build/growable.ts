type Values = Uint8Array | Uint16Array | Uint32Array;

/** A typed array that grows by doubling. */
export class Growable<T extends Values> {
  readonly #kind: new (
    length: number,
  ) => T;
  #values: T;
  #length = 0;

  constructor(kind: new (length: number) => T) {
    this.#kind = kind;
    this.#values = new kind(1024);
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) this.#makeRoom(this.#length + 1);
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  append(values: ArrayLike<number>): void {
    const length = this.#length + values.length;
    if (length > this.#values.length) this.#makeRoom(length);
    // Faster than `set` for a list of a hundred.
    for (let at = 0; at < values.length; at++) this.#values[this.#length + at] = values[at]!;
    this.#length = length;
  }

  /** A view of what was added; valid until more is added. */
  view(): T {
    return this.#values.subarray(0, this.#length) as T;
  }

  #makeRoom(length: number): void {
    const larger = new this.#kind(Math.max(length, this.#values.length * 2));
    larger.set(this.view());
    this.#values = larger;
  }
}

/** A Uint16Array that grows by doubling. */
export class GrowableU16 {
  #values = new Uint16Array(1024);
  length = 0;

  append(values: Uint16Array): void {
    const length = this.length + values.length;
    if (length > this.#values.length) {
      const larger = new Uint16Array(Math.max(length, this.#values.length * 2));
      larger.set(this.view());
      this.#values = larger;
    }
    // Faster than `set` for a list of a hundred.
    for (let at = 0; at < values.length; at++) this.#values[this.length + at] = values[at] as number;
    this.length = length;
  }

  /** A view of what was added; valid until more is added. */
  view(): Uint16Array {
    return this.#values.subarray(0, this.length);
  }
}

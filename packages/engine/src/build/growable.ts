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
    this.#values.set(values, this.length);
    this.length = length;
  }

  /** A view of what was added; valid until more is added. */
  view(): Uint16Array {
    return this.#values.subarray(0, this.length);
  }
}

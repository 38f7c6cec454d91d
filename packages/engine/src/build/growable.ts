/** A Uint16Array that grows by doubling. */
export class GrowableU16 {
  #values = new Uint16Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Uint16Array(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length++] = value;
  }

  /** A view of what was pushed; valid until the next push. */
  view(): Uint16Array {
    return this.#values.subarray(0, this.length);
  }
}

/** Numbers of which the first of each kind is remembered: a hash table without an object for each. */
export class FirstOfEach {
  /** A number plus one; 0 = free. At most half of the slots are taken. */
  readonly #slots: Uint32Array;
  readonly #getHash: (number: number) => number;
  readonly #isSame: (a: number, b: number) => boolean;

  /** `most`: how many numbers may be added. */
  constructor(
    most: number,
    { getHash, isSame }: { getHash: (number: number) => number; isSame: (a: number, b: number) => boolean },
  ) {
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(8, most * 2))));
    this.#getHash = getHash;
    this.#isSame = isSame;
  }

  /** The number of the same kind that was added first; adds this one if there is none, and returns null. */
  before(number: number): number | null {
    const mask = this.#slots.length - 1;
    for (let slot = spread(this.#getHash(number)) & mask; ; slot = (slot + 1) & mask) {
      const earlier = (this.#slots[slot] ?? 0) - 1;
      if (earlier < 0) {
        this.#slots[slot] = number + 1;
        return null;
      }
      if (this.#isSame(earlier, number)) return earlier;
    }
  }
}

/** The upper bits of a product with an odd number depend on all bits below: they are folded into the lower ones. */
function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

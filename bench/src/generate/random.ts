/** xorshift, 32 bits; the same seed gives the same sequence. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = Math.imul(seed + 1, 0x9e3779b1) | 1;
    for (let turn = 0; turn < 8; turn++) this.below(2);
  }

  /** Integer 0…limit−1. */
  below(limit: number): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    return (state >>> 0) % limit;
  }

  /** 0 ≤ x < 1. */
  fraction(): number {
    return this.below(0x7fff_ffff) / 0x7fff_ffff;
  }

  /** Position 0…size−1 with a probability proportional to 1 / (position + 1). */
  zipf(size: number): number {
    return Math.min(size - 1, Math.floor(Math.exp(this.fraction() * Math.log(size + 1))) - 1);
  }

  /** A random position, weighted by the weights. */
  pick(weights: readonly number[]): number {
    let left = this.fraction() * weights.reduce((sum, weight) => sum + weight, 0);
    const found = weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    return found < 0 ? weights.length - 1 : found;
  }
}

/** A repeatable sequence of integers (xorshift, 32 bits): the same seed gives the same sample everywhere. */
export type Random = (below: number) => number;

/** `seed` must not be 0. The returned function gives an integer 0…below−1. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

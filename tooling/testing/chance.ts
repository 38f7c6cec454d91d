/** Park and Miller's generator: the same numbers in every run with the same seed, greater than 0 and less than 1. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Park and Miller's generator: the same numbers in every run of a seed, from above 0 to below 1. */
export function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

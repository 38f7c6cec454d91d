/**
 * Controls the false discovery rate at `share` with the step-up procedure of Benjamini and Hochberg (1995): accepts the
 * k smallest p-values, for the largest k whose p-value is at most share · k / n.
 * @param chances p-values of the findings, 0…1; those above `share` may be left out
 * @param tests n, the number of tests, if that is more than the findings given
 * @returns the largest accepted p-value; −1 if none is accepted
 */
export function trustedChance(chances: readonly number[], share: number, tests = chances.length): number {
  const sorted = Float64Array.from(chances).sort();
  for (let index = sorted.length; index > 0; index--) {
    const chance = sorted[index - 1] ?? 1;
    if (chance <= (share * index) / tests) return chance;
  }
  return -1;
}

/**
 * Which of several findings to trust so that among those trusted the expected share of false ones is at most `share`:
 * the step-up procedure of Benjamini and Hochberg (1995). The k smallest chances are trusted for the largest k whose
 * chance is at most share · k / n.
 * @param chances of each finding, 0…1, how often chance alone gives one at least as strong
 * @returns the largest chance that is trusted; −1 where none is
 */
export function trustedChance(chances: readonly number[], share: number): number {
  const sorted = Float64Array.from(chances).sort();
  for (let place = sorted.length; place > 0; place--) {
    const chance = sorted[place - 1] ?? 1;
    if (chance <= (share * place) / sorted.length) return chance;
  }
  return -1;
}

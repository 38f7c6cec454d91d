import { THEME_SLUGS } from '@deckwright/domain';
import type { KnownThemes, WeightedTheme } from './card-themes.ts';

/** What a commander's own theme counts, in standard deviations of what the list says. */
const BY_COMMANDER = 3;

/**
 * How much a card's themes are those of a list: for each of its themes by how many standard deviations (of a Poisson count,
 * with one added to its mean) more of the list's other cards have it than as many average cards would, and more for what the
 * commanders are built around; the best two together, each by how much it counts for the card. About −2 to 60; null for
 * a card of general use, and for one that was not judged.
 * @param list positions of the nonland cards, each once
 * @param wanted themes that the commanders' decks are about
 */
export function themeOverlap(
  { of, mean }: Pick<KnownThemes, 'of' | 'mean'>,
  list: readonly number[],
  wanted: readonly WeightedTheme[],
): (card: number) => number | null {
  const sums = new Float64Array(THEME_SLUGS.length);
  let judged = 0;
  for (const card of list) {
    const themes = of(card);
    if (!themes) continue;
    judged++;
    for (const { theme, weight } of themes) sums[theme] = sums[theme]! + weight;
  }
  const bonus = new Float64Array(THEME_SLUGS.length);
  for (const { theme, weight } of wanted) bonus[theme] = Math.max(bonus[theme]!, BY_COMMANDER * weight);
  const isListed = new Set(list);
  const deviation = mean.map((share) => Math.sqrt(share * judged + 1));
  // What most cards are asked for: they are not of the list.
  const ofOthers = mean.map(
    (share, theme) => (sums[theme]! - share * judged) / deviation[theme]! + bonus[theme]!,
  );
  return (card) => {
    const themes = of(card);
    if (!themes?.length) return null;
    const own = isListed.has(card);
    let [best, second] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const { theme, weight } of themes) {
      const value =
        weight *
        (own
          ? (sums[theme]! - weight - mean[theme]! * judged) / deviation[theme]! + bonus[theme]!
          : ofOthers[theme]!);
      if (value > best) [best, second] = [value, best];
      else if (value > second) second = value;
    }
    return themes.length === 1 ? best : best + second;
  };
}

import type { DecksPage } from '@deckwright/contract';
import type { SwitchCounts } from '@deckwright/engine/query';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { themeLinks } from './theme-links.ts';

/** The number of decks for each choice of bracket, theme and price. */
export function switchCountsJson(
  snapshot: Pick<LoadedSnapshot, 'themes'>,
  { bracketCounts, budgetCounts, budgetLimits, themeCounts }: SwitchCounts,
): DecksPage['switches'] {
  return {
    bracketCounts: byBracket(bracketCounts.owner),
    bracketCountsEstimated: byBracket(bracketCounts.estimated),
    budgetCounts,
    budgetLimits,
    themes: themeLinks(snapshot, themeCounts),
  };
}

/** Converts counts of brackets 1…5 at positions 0…4 to an object. */
export function byBracket(counts: readonly number[]): Record<string, number> {
  return Object.fromEntries([1, 2, 3, 4, 5].map((bracket) => [`${bracket}`, counts[bracket - 1] ?? 0]));
}

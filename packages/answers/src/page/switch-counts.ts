import type { DecksPage } from '@deckwright/api-client';
import type { SwitchCounts } from '@deckwright/engine/query';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';
import { themeLinks } from '../tag/themes.ts';

/** How many decks each choice of bracket, theme and price would leave. */
export function switchCountsJson(
  snapshot: Pick<LoadedSnapshot, 'themes'>,
  { bracketCounts, budgetCounts, themeCounts }: SwitchCounts,
): DecksPage['switches'] {
  return {
    bracket_counts: byBracket(bracketCounts.owner),
    bracket_counts_estimated: byBracket(bracketCounts.estimated),
    budget_counts: budgetCounts,
    themes: themeLinks(snapshot, themeCounts),
  };
}

/** Brackets 1…5 at places 0…4. */
export function byBracket(counts: readonly number[]): Record<string, number> {
  return Object.fromEntries([1, 2, 3, 4, 5].map((bracket) => [`${bracket}`, counts[bracket - 1] ?? 0]));
}

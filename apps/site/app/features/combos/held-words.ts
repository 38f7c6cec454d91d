import type { ComboEntry } from '@deckwright/api-client/schemas';
import { formatCount, formatExact, formatShare } from '@deckwright/domain';

/** "in 1,234 decks, 12% of 10.3K that could hold it". */
export function heldWords(combo: Pick<ComboEntry, 'num_decks' | 'potential_decks'>, sample: boolean): string {
  const { num_decks, potential_decks } = combo;
  if (num_decks === null || potential_decks === null) return 'not counted: the catalogue lacks a card';
  if (potential_decks === 0) return 'in no deck yet';
  const unit = `${sample ? 'sample ' : ''}${num_decks === 1 ? 'deck' : 'decks'}`;
  const share = formatShare(num_decks / potential_decks);
  return `in ${formatExact(num_decks)} ${unit}, ${share} of ${formatCount(potential_decks)} that could hold it`;
}

import type { ComboEntry } from '@deckwright/contract/schemas';
import { formatCounted, formatExact, formatShare, isWideShare } from '@deckwright/domain';

/** "in 1,234 decks, 12% of 10,283 eligible decks"; "~12%" if there are too few decks for a precise percentage. */
export function heldWords(combo: Pick<ComboEntry, 'num_decks' | 'potential_decks'>, sample: boolean): string {
  const { num_decks, potential_decks } = combo;
  if (num_decks === null || potential_decks === null) return 'not counted: a card is missing from our data';
  if (potential_decks === 0) return 'not in any deck yet';
  const unit = `${sample ? 'sample ' : ''}${num_decks === 1 ? 'deck' : 'decks'}`;
  const mark = isWideShare(num_decks, potential_decks) ? '~' : '';
  const share = `${mark}${formatShare(num_decks / potential_decks)}`;
  return `in ${formatExact(num_decks)} ${unit}, ${share} of ${formatCounted(potential_decks, 'eligible deck')}`;
}

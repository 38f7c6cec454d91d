import type { ComboEntry } from '@deckwright/contract/schemas';
import { formatCounted, formatExact } from '@deckwright/domain';
import { markedShare } from '@deckwright/ui';

/** "in 1,234 decks, 12% of 10,283 eligible decks"; "~12%" if there are too few decks for a precise percentage. */
export function comboShareText(
  combo: Pick<ComboEntry, 'numDecks' | 'potentialDecks' | 'inclusionLow' | 'inclusionHigh'>,
  sample: boolean,
): string {
  const { numDecks, potentialDecks } = combo;
  if (numDecks === null || potentialDecks === null) return 'not counted: a card is missing from our data';
  if (potentialDecks === 0) return 'not in any deck yet';
  const unit = `${sample ? 'sample ' : ''}${numDecks === 1 ? 'deck' : 'decks'}`;
  const share = markedShare({ ...combo, numDecks, potentialDecks, inclusionRate: numDecks / potentialDecks });
  return `in ${formatExact(numDecks)} ${unit}, ${share} of ${formatCounted(potentialDecks, 'eligible deck')}`;
}

import type { DeckInsight } from '@deckwright/contract/schemas';
import { formatExact, formatPrice } from '@deckwright/domain';

type Counted = Pick<DeckInsight['value'], 'basics' | 'basics_price' | 'foil_or_etched'>;

/** What the price of a list counts: its basic lands, and cards that are only sold as foil or etched. A sentence each. */
export function priceNotes({ basics, basics_price, foil_or_etched }: Counted): string[] {
  const notes: string[] = [];
  if (basics > 0) {
    const amount = formatPrice({ price: basics_price, currency: 'USD' });
    const lands = basics === 1 ? 'basic land is' : 'basic lands are';
    notes.push(`${formatExact(basics)} ${lands} counted at ${amount}.`);
  }
  if (foil_or_etched > 0) notes.push(finishNote(foil_or_etched));
  return notes;
}

/** "2 cards are counted at the price of a foil or etched copy." */
function finishNote(count: number): string {
  return count === 1
    ? 'One card is counted at the price of a foil or etched copy.'
    : `${formatExact(count)} cards are counted at the price of a foil or etched copy.`;
}

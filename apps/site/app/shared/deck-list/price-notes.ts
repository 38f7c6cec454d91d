import type { DeckInsight } from '@deckwright/contract/schemas';
import { formatExact, formatPrice } from '@deckwright/domain';

type Counted = Pick<DeckInsight['value'], 'basics' | 'basicsPrice' | 'foilOrEtched'>;

/** What the price of a list counts: its basic lands, and cards that are only sold as foil or etched. A sentence each. */
export function priceNotes({ basics, basicsPrice, foilOrEtched }: Counted): string[] {
  const notes: string[] = [];
  if (basics > 0) {
    const amount = formatPrice({ price: basicsPrice, currency: 'USD' });
    const lands = basics === 1 ? 'basic land is' : 'basic lands are';
    notes.push(`${formatExact(basics)} ${lands} counted at ${amount}.`);
  }
  if (foilOrEtched > 0) notes.push(finishNote(foilOrEtched));
  return notes;
}

/** "2 cards are counted at the price of a foil or etched copy." */
function finishNote(count: number): string {
  return count === 1
    ? 'One card is counted at the price of a foil or etched copy.'
    : `${formatExact(count)} cards are counted at the price of a foil or etched copy.`;
}

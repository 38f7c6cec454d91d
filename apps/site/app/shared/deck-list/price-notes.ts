import type { DeckInsight } from '@deckwright/contract/schemas';
import { formatDays, formatExact, formatPrice } from '@deckwright/domain';

type Counted = Pick<
  DeckInsight['value'],
  'basics' | 'basicsPrice' | 'foilOrEtched' | 'oldestDate' | 'newestDate'
>;

/**
 * What the price of a list counts: its basic lands, cards that are only sold as foil or etched, and of which days its
 * prices are. A sentence each.
 */
export function priceNotes({ basics, basicsPrice, foilOrEtched, oldestDate, newestDate }: Counted): string[] {
  const notes: string[] = [];
  if (basics > 0) {
    const amount = formatPrice({ price: basicsPrice, currency: 'USD' });
    const lands = basics === 1 ? 'basic land is' : 'basic lands are';
    notes.push(`${formatExact(basics)} ${lands} counted at ${amount}.`);
  }
  if (foilOrEtched > 0) notes.push(finishNote(foilOrEtched));
  if (oldestDate && newestDate) notes.push(`Prices of ${formatDays(oldestDate, newestDate)}.`);
  return notes;
}

/** "2 cards are counted at the price of a foil or etched copy." */
function finishNote(count: number): string {
  return count === 1
    ? 'One card is counted at the price of a foil or etched copy.'
    : `${formatExact(count)} cards are counted at the price of a foil or etched copy.`;
}

import type { ListPrice } from '@deckwright/api-client';
import { type Card, type Currency, defaultPrice, PRICE_SOURCES, type PriceSource } from '@deckwright/domain';
import { rounded } from '../page/words.ts';

/** Copies of one card; `card` is null if it is not in the catalog and so has no price. */
export type PricedLine = { card: Pick<Card, 'prices'> | null; quantity: number };

/** The total of each card's first price in the default order (USD), and the number of copies without one. */
export function listPrice(lines: readonly PricedLine[]): ListPrice {
  let price = 0;
  let missing = 0;
  for (const { card, quantity } of lines) {
    const each = card ? defaultPrice(card.prices) : null;
    if (each === null) missing += quantity;
    else price += each * quantity;
  }
  return { price: rounded(price, 2), missing };
}

export type VendorValue = {
  source: PriceSource;
  price: number;
  currency: Currency;
  priced: number;
  missing: number;
  date: string;
};

/**
 * For each vendor that sells any of the cards: the total of the copies it sells; `date` is that of its oldest price.
 */
export function vendorValues(lines: readonly PricedLine[]): VendorValue[] {
  const copies = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return PRICE_SOURCES.flatMap((source): VendorValue[] => {
    const entries = lines.flatMap(({ card, quantity }) => {
      const entry = card?.prices[source];
      return entry ? [{ ...entry, quantity }] : [];
    });
    const [first] = entries;
    if (!first) return [];
    const priced = entries.reduce((sum, { quantity }) => sum + quantity, 0);
    const price = entries.reduce((sum, entry) => sum + entry.price * entry.quantity, 0);
    const date = entries.reduce((oldest, entry) => (entry.date < oldest ? entry.date : oldest), first.date);
    const value = { source, price: rounded(price, 2), currency: first.currency, priced };
    return [{ ...value, missing: copies - priced, date }];
  });
}

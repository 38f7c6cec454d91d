import type { ListPrice } from '@deckwright/contract';
import {
  type Card,
  type Currency,
  getShownPrice,
  isBasic,
  PRICE_SOURCES,
  type PriceSource,
} from '@deckwright/domain';
import { rounded } from '../format/index.ts';

/** Copies of one card; `card` is null if it is not in the catalog and so has no price. */
export type PricedLine = { card: Pick<Card, 'prices' | 'supertypes'> | null; quantity: number };

/**
 * The total of each card's first price in the default order (USD), basic lands included, with their part of it, and the
 * numbers of copies without a price and of those at the price of a foil or etched copy.
 */
export function listPrice(lines: readonly PricedLine[]): ListPrice {
  const sum = { price: 0, missing: 0, basics: 0, basicsPrice: 0, foilOrEtched: 0 };
  for (const { card, quantity } of lines) {
    const entry = card && getShownPrice(card.prices);
    if (!card || !entry) {
      sum.missing += quantity;
      continue;
    }
    sum.price += entry.price * quantity;
    if (entry.finish) sum.foilOrEtched += quantity;
    if (!isBasic(card)) continue;
    sum.basics += quantity;
    sum.basicsPrice += entry.price * quantity;
  }
  return { ...sum, price: rounded(sum.price, 2), basicsPrice: rounded(sum.basicsPrice, 2) };
}

export type VendorValue = {
  source: PriceSource;
  price: number;
  currency: Currency;
  priced: number;
  missing: number;
  foilOrEtched: number;
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
    const foilOrEtched = entries.reduce((sum, entry) => sum + (entry.finish ? entry.quantity : 0), 0);
    const value = { source, price: rounded(price, 2), currency: first.currency, priced };
    return [{ ...value, missing: copies - priced, foilOrEtched, date }];
  });
}

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
 * The total of each card's first price in the default order (USD), basic lands included, with their part of it, the
 * numbers of copies without a price and of those at the price of a foil or etched copy, and the days of its oldest and
 * newest price.
 */
export function listPrice(lines: readonly PricedLine[]): ListPrice {
  const sum = { price: 0, missing: 0, basics: 0, basicsPrice: 0, foilOrEtched: 0 };
  const dates: string[] = [];
  for (const { card, quantity } of lines) {
    const entry = card && getShownPrice(card.prices);
    if (!card || !entry) {
      sum.missing += quantity;
      continue;
    }
    sum.price += entry.price * quantity;
    dates.push(entry.date);
    if (entry.finish) sum.foilOrEtched += quantity;
    if (!isBasic(card)) continue;
    sum.basics += quantity;
    sum.basicsPrice += entry.price * quantity;
  }
  const span = findSpan(dates);
  return {
    ...sum,
    price: rounded(sum.price, 2),
    basicsPrice: rounded(sum.basicsPrice, 2),
    oldestDate: span?.oldest ?? null,
    newestDate: span?.newest ?? null,
  };
}

export type VendorValue = {
  source: PriceSource;
  price: number;
  currency: Currency;
  priced: number;
  missing: number;
  foilOrEtched: number;
  date: string;
  newestDate: string;
};

/**
 * For each vendor that sells any of the cards: the total of the copies it sells; `date` is that of its oldest price,
 * `newestDate` of its newest.
 */
export function vendorValues(lines: readonly PricedLine[]): VendorValue[] {
  const copies = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return PRICE_SOURCES.flatMap((source): VendorValue[] => {
    const entries = lines.flatMap(({ card, quantity }) => {
      const entry = card?.prices[source];
      return entry ? [{ ...entry, quantity }] : [];
    });
    const [first] = entries;
    const span = findSpan(entries.map(({ date }) => date));
    if (!first || !span) return [];
    const priced = entries.reduce((sum, { quantity }) => sum + quantity, 0);
    const price = entries.reduce((sum, entry) => sum + entry.price * entry.quantity, 0);
    const foilOrEtched = entries.reduce((sum, entry) => sum + (entry.finish ? entry.quantity : 0), 0);
    const value = { source, price: rounded(price, 2), currency: first.currency, priced };
    const dates = { date: span.oldest, newestDate: span.newest };
    return [{ ...value, missing: copies - priced, foilOrEtched, ...dates }];
  });
}

/** The first and last of days, YYYY-MM-DD; null without any. */
function findSpan(days: readonly string[]): { oldest: string; newest: string } | null {
  const [first] = days;
  if (first === undefined) return null;
  return {
    oldest: days.reduce((oldest, day) => (day < oldest ? day : oldest), first),
    newest: days.reduce((newest, day) => (day > newest ? day : newest), first),
  };
}

import type { SingleCard } from '@deckwright/contract/schemas';
import { type Currency, PRICE_SOURCE_CURRENCY, type PriceSource } from '@deckwright/domain';

/** A vendor's total for a list. */
export type VendorTotal = {
  source: PriceSource;
  currency: Currency;
  /** Sum of the cards with a price, rounded to hundredths of `currency`; null if no card has one. */
  price: number | null;
  /** Names of the cards without a price, sorted. */
  missing: readonly string[];
  /** Names of the cards counted at the price of a foil or etched copy, sorted. */
  foilOrEtched: readonly string[];
};

type Priced = Pick<SingleCard, 'name' | 'prices'>;

/** The total of each vendor's prices of `cards`, one of each, in the order of `sources`. */
export function vendorTotals(
  cards: readonly Priced[],
  sources: readonly PriceSource[],
): readonly VendorTotal[] {
  return sources.map((source) => {
    let hundredths = 0;
    const missing: string[] = [];
    const foilOrEtched: string[] = [];
    for (const { name, prices } of cards) {
      const entry = prices[source];
      if (entry) hundredths += Math.round(entry.price * 100);
      else missing.push(name);
      if (entry?.finish) foilOrEtched.push(name);
    }
    return {
      source,
      currency: PRICE_SOURCE_CURRENCY[source],
      price: missing.length === cards.length ? null : hundredths / 100,
      missing: missing.sort(),
      foilOrEtched: foilOrEtched.sort(),
    };
  });
}

/** The total of the first of `sources` that has a price for one of the cards; null if none has. */
export function firstTotal(
  cards: readonly Priced[],
  sources: readonly PriceSource[],
): (VendorTotal & { price: number }) | null {
  for (const total of vendorTotals(cards, sources))
    if (total.price !== null) return { ...total, price: total.price };
  return null;
}

/** The first and last day of the prices of `cards` (YYYY-MM-DD); null if no card has a price. */
export function priceDays(cards: readonly Priced[]): { first: string; last: string } | null {
  const days = cards.flatMap(({ prices }) => Object.values(prices).map(({ date }) => date)).sort();
  const [first] = days;
  const last = days.at(-1);
  return first && last ? { first, last } : null;
}

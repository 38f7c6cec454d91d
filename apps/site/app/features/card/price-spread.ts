import type { CardPage } from '@deckwright/contract/schemas';
import { PRICE_SOURCES, type PriceSource } from '@deckwright/domain';

type Printing = Pick<CardPage['printings'][number], 'set' | 'setName' | 'prices'>;

/** The set of a vendor’s cheapest printing, and the highest price; null if all cost the same. */
export type PriceSpread = { set: string; setName: string | null; high: number | null };

/** Per vendor with prices for several printings; the newer of two that cost the same. */
export function priceSpread(printings: readonly Printing[]): Partial<Record<PriceSource, PriceSpread>> {
  const spread: Partial<Record<PriceSource, PriceSpread>> = {};
  if (printings.length < 2) return spread;
  for (const source of PRICE_SOURCES) {
    const offers = printings.flatMap(({ set, setName, prices }) => {
      const price = prices[source];
      return price === undefined ? [] : [{ set, setName, price }];
    });
    const [first] = offers;
    if (!first) continue;
    const low = offers.reduce((best, offer) => (offer.price < best.price ? offer : best), first);
    const high = Math.max(...offers.map(({ price }) => price));
    const { set, setName, price } = low;
    spread[source] = { set, setName, high: high > price ? high : null };
  }
  return spread;
}

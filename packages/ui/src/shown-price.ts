import { formatPrice, type PriceSource, type Prices, shownPriceOf } from '@deckwright/domain';

/** The first price in the visitor's order of sources, formatted; null without one. */
export function shownPrice(prices: Prices | string, sources: readonly PriceSource[]): string | null {
  const price = shownPriceOf(prices, sources);
  return price ? formatPrice(price) : null;
}

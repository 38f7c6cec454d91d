import { formatPrice, getShownPrice, type PriceSource, type Prices } from '@deckwright/domain';

/** The first price in the visitor's order of sources, formatted; null without one. */
export function shownPrice(prices: Prices | string, sources: readonly PriceSource[]): string | null {
  const price = getShownPrice(prices, sources);
  return price ? formatPrice(price) : null;
}

import { formatPrice, getShownPrice, type PriceSource, type Prices } from '@deckwright/domain';

/** The first price in the visitor's order of sources, formatted; null without one. */
export function shownPrice(prices: Prices | string, sources: readonly PriceSource[]): string | null {
  const price = getShownPrice(prices, sources);
  return price ? formatPrice(price) : null;
}

/** From this many digits on, a narrow tile has no room for the cents. */
const LONG = /^(.*\d{3})(\.\d\d\b.*)$/;

/** A price and, of a high one, its cents, which may break into another line; empty if they may not. */
export function splitCents(price: string): [whole: string, cents: string] {
  const [, whole = price, cents = ''] = LONG.exec(price) ?? [];
  return [whole, cents];
}

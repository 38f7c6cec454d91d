import {
  DEFAULT_PRICE_SOURCES,
  openPrices,
  PRICE_SOURCE_CURRENCY,
  PRICE_SOURCES,
  type Price,
  type PriceSource,
  type Prices,
} from './prices.ts';

/**
 * The price a visitor sees, of prices that may be packed: that of the first source in the order that has one, in that
 * source's currency.
 */
export function shownPriceOf(
  prices: Prices | string,
  order: readonly PriceSource[] = DEFAULT_PRICE_SOURCES,
): Price | null {
  const open = openPrices(prices);
  for (const source of order) {
    const entry = open[source];
    if (entry) return entry;
  }
  return null;
}

/**
 * The amount to sort, group and total by: of the first source in the order that has one and sells in the currency of
 * the order's first, so that amounts compare. Null without one.
 */
export function comparablePrice(
  prices: Prices | string,
  order: readonly PriceSource[] = DEFAULT_PRICE_SOURCES,
): number | null {
  const [first] = order;
  if (!first) return null;
  const currency = PRICE_SOURCE_CURRENCY[first];
  return (
    shownPriceOf(
      prices,
      order.filter((source) => PRICE_SOURCE_CURRENCY[source] === currency),
    )?.price ?? null
  );
}

/** A stored order of sources as far as they are known, each once; former ones such as mtgstocks are passed over. */
export function readPriceSources(stored: readonly unknown[]): PriceSource[] {
  const known = stored.flatMap((word) => PRICE_SOURCES.find((source) => source === word) ?? []);
  return [...new Set(known)];
}

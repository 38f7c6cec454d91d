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
 * The price that a visitor sees: from the first source in the order that has one, in that source's currency. Accepts
 * packed prices.
 */
export function getShownPrice(
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
 * The amount for sorting, grouping and totals: from the first source in the order that has a price and sells in the
 * same currency as the order's first source, so amounts are comparable. Null if there is none.
 */
export function comparablePrice(
  prices: Prices | string,
  order: readonly PriceSource[] = DEFAULT_PRICE_SOURCES,
): number | null {
  const [first] = order;
  if (!first) return null;
  const currency = PRICE_SOURCE_CURRENCY[first];
  return (
    getShownPrice(
      prices,
      order.filter((source) => PRICE_SOURCE_CURRENCY[source] === currency),
    )?.price ?? null
  );
}

/** The known sources of a stored order, each once; sources that no longer exist, such as mtgstocks, are skipped. */
export function readPriceSources(stored: readonly unknown[]): PriceSource[] {
  const known = stored.flatMap((word) => PRICE_SOURCES.find((source) => source === word) ?? []);
  return [...new Set(known)];
}

import { type Currency, PRICE_SOURCE_CURRENCY, type PriceSource, type Prices } from '@deckwright/domain';

/** Prices of one printing by finish: plain first, then the finishes that count only where there is no plain one. */
export type FinishPrices = readonly (string | number | null | undefined)[];

/** The price of a printing from its finishes, or null; zero, negative and unreadable prices are none. */
export function offerPrice([plain, ...others]: FinishPrices): number | null {
  const price = amount(plain);
  if (price !== null) return price;
  let lowest: number | null = null;
  for (const other of others) {
    const value = amount(other);
    if (value !== null && (lowest === null || value < lowest)) lowest = value;
  }
  return lowest;
}

/** Keeps the cheaper of the price so far and this one; of equal ones the newer. `date` is YYYY-MM-DD. */
export function keepCheapest(prices: Prices, vendor: PriceSource, price: number, date: string): void {
  const best = prices[vendor];
  if (best && (best.price < price || (best.price === price && best.date >= date))) return;
  prices[vendor] = { price, currency: PRICE_SOURCE_CURRENCY[vendor], date };
}

/** True when a vendor's price in this currency can be used; nothing is converted. */
export function isVendorCurrency(vendor: PriceSource, currency: string): currency is Currency {
  return PRICE_SOURCE_CURRENCY[vendor] === currency.toUpperCase();
}

/** A positive finite amount in the vendor's currency, or null. */
export function amount(value: string | number | null | undefined): number | null {
  if (value === null || value === undefined || value === '') return null;
  const price = typeof value === 'number' ? value : Number(value);
  return Number.isFinite(price) && price > 0 ? price : null;
}

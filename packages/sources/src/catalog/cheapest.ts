import {
  type Currency,
  PRICE_SOURCE_CURRENCY,
  type Price,
  type PriceFinish,
  type PriceSource,
  type Prices,
} from '@deckwright/domain';

type Quoted = string | number | null | undefined;

/** Prices of one printing by finish. Foil and etched ones count only where there is no regular one. */
export type FinishPrices = { regular: Quoted; foil?: Quoted; etched?: Quoted };

/** A price in the vendor's currency; `finish` if it is not of a regular copy. */
export type Offer = { price: number; finish?: PriceFinish | undefined };

/** The price of a printing from its finishes, or null; zero, negative and unreadable prices are none. */
export function offerPrice({ regular, foil, etched }: FinishPrices): Offer | null {
  const price = amount(regular);
  if (price !== null) return { price };
  const [foilPrice, etchedPrice] = [amount(foil), amount(etched)];
  if (foilPrice !== null && (etchedPrice === null || foilPrice <= etchedPrice))
    return { price: foilPrice, finish: 'foil' };
  return etchedPrice === null ? null : { price: etchedPrice, finish: 'etched' };
}

/**
 * Keeps the cheaper of the price so far and this one; of equal ones that of a regular copy, then the newer. `date` is
 * YYYY-MM-DD.
 */
export function keepCheapest(prices: Prices, vendor: PriceSource, offer: Offer, date: string): void {
  const best = prices[vendor];
  if (best && !isBetter(offer, date, best)) return;
  const { price, finish } = offer;
  prices[vendor] = { price, currency: PRICE_SOURCE_CURRENCY[vendor], date, ...(finish ? { finish } : {}) };
}

function isBetter({ price, finish }: Offer, date: string, best: Price): boolean {
  if (price !== best.price) return price < best.price;
  if (!finish !== !best.finish) return !finish;
  return date > best.date;
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

export const PRICE_SOURCES = [
  'cardkingdom',
  'tcgplayer',
  'scg',
  'manapool',
  'face2face',
  'cardmarket',
  'tcgl',
  'cardhoarder',
] as const;

export type PriceSource = (typeof PRICE_SOURCES)[number];

/** ISO 4217, or TIX for the online client's event tickets. */
export const CURRENCIES = ['USD', 'EUR', 'CAD', 'MXN', 'TIX'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** The currency each vendor sells in. */
export const PRICE_SOURCE_CURRENCY: Readonly<Record<PriceSource, Currency>> = {
  cardkingdom: 'USD',
  tcgplayer: 'USD',
  scg: 'USD',
  manapool: 'USD',
  face2face: 'CAD',
  cardmarket: 'EUR',
  tcgl: 'MXN',
  cardhoarder: 'TIX',
};

/** The order used until a visitor changes the setting. */
export const DEFAULT_PRICE_SOURCES: readonly PriceSource[] = ['cardkingdom', 'tcgplayer', 'scg'];

/** A vendor's price for its cheapest printing. `price` in units of `currency`, `date` as YYYY-MM-DD. */
export type Price = { price: number; currency: Currency; date: string };

export type Prices = Partial<Record<PriceSource, Price>>;

/** Cached because a page lists hundreds of cards, and all pages list the same few thousand. */
const packedBefore = new WeakMap<Prices, string>();

/**
 * Packs prices into a short string, without dates: index of the source in `PRICE_SOURCES`, colon, price; separated by
 * spaces.
 */
export function packPrices(prices: Readonly<Prices>): string {
  const known = packedBefore.get(prices);
  if (known !== undefined) return known;
  const packed = pack(prices);
  packedBefore.set(prices, packed);
  return packed;
}

function pack(prices: Readonly<Prices>): string {
  let packed = '';
  for (const [place, source] of PRICE_SOURCES.entries()) {
    const entry = prices[source];
    if (entry) packed += `${packed === '' ? '' : ' '}${place}:${entry.price}`;
  }
  return packed;
}

/** Unpacks prices, with '' for the dropped dates; returns unpacked prices unchanged. */
export function openPrices(prices: Prices | string): Prices {
  if (typeof prices !== 'string') return prices;
  const open: Prices = {};
  for (const entry of prices.split(' ')) {
    const [place, price] = entry.split(':');
    const source = PRICE_SOURCES[Number(place)];
    if (source && price)
      open[source] = { price: Number(price), currency: PRICE_SOURCE_CURRENCY[source], date: '' };
  }
  return open;
}

/** The first price in the default order, always in USD; null if none of the three sources has one. */
export function defaultPrice(prices: Prices): number | null {
  for (const source of DEFAULT_PRICE_SOURCES) {
    const entry = prices[source];
    if (entry) return entry.price;
  }
  return null;
}

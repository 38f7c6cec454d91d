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

/** The finishes that a price is marked with; a regular copy has none. */
export const PRICE_FINISHES = ['foil', 'etched'] as const;

export type PriceFinish = (typeof PRICE_FINISHES)[number];

/**
 * A vendor's price for its cheapest printing. `price` in units of `currency`, `date` as YYYY-MM-DD; `finish` if that
 * printing has no price as a regular copy.
 */
export type Price = { price: number; currency: Currency; date: string; finish?: PriceFinish | undefined };

export type Prices = Partial<Record<PriceSource, Price>>;

/** Cached because a page lists hundreds of cards, and all pages list the same few thousand. */
const packedBefore = new WeakMap<Prices, string>();

/**
 * Packs prices into a short string, without dates: index of the source in `PRICE_SOURCES`, colon, price, and for a foil
 * or etched copy another colon and "f" or "e"; separated by spaces.
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
  for (const [index, source] of PRICE_SOURCES.entries()) {
    const entry = prices[source];
    if (!entry) continue;
    const finish = entry.finish ? `:${entry.finish.charAt(0)}` : '';
    packed += `${packed === '' ? '' : ' '}${index}:${entry.price}${finish}`;
  }
  return packed;
}

/** Unpacks prices, with '' for the dropped dates; returns unpacked prices unchanged. */
export function openPrices(prices: Prices | string): Prices {
  if (typeof prices !== 'string') return prices;
  const open: Prices = {};
  for (const entry of prices.split(' ')) {
    const [index, price, letter] = entry.split(':');
    const source = PRICE_SOURCES[Number(index)];
    if (!source || !price) continue;
    const finish = letter && PRICE_FINISHES.find((each) => each.startsWith(letter));
    open[source] = {
      price: Number(price),
      currency: PRICE_SOURCE_CURRENCY[source],
      date: '',
      ...(finish ? { finish } : {}),
    };
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

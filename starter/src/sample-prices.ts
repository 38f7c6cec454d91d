import { PRICE_SOURCE_CURRENCY, type PriceSource, type Prices } from '@deckwright/domain';

/** The day all sample prices and the newest sample decks carry. */
export const SAMPLE_DATE = '2026-11-01';

/** Per mille of the base price that each sample vendor asks; the others have no sample price. */
const VENDOR_SHARE: readonly (readonly [PriceSource, number])[] = [
  ['cardkingdom', 1120],
  ['tcgplayer', 1000],
  ['manapool', 960],
  ['cardmarket', 840],
  ['cardhoarder', 150],
];

/** Sample prices from a rough price in US cents, at least one hundredth of each currency. */
export function samplePrices(cents: number): Prices {
  const prices: Prices = {};
  for (const [source, share] of VENDOR_SHARE) {
    const hundredths = Math.max(1, Math.trunc((cents * share + 500) / 1000));
    prices[source] = { price: hundredths / 100, currency: PRICE_SOURCE_CURRENCY[source], date: SAMPLE_DATE };
  }
  return prices;
}

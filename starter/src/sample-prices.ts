import { PRICE_SOURCE_CURRENCY, type PriceSource, type Prices } from '@deckwright/domain';
import { hashToNumber } from './random.ts';

/** The day all sample prices and the newest sample decks carry: late enough for the newest sets of the card tables. */
export const SAMPLE_DATE = '2025-09-30';

/**
 * What each sample vendor asks: per mille of the base price, spread of that in per mille either way, and per mille of
 * the cards it does not sell. The shares fold in a round exchange rate.
 */
const VENDORS: readonly (readonly [source: PriceSource, share: number, spread: number, missing: number])[] = [
  ['cardkingdom', 1150, 120, 20],
  ['tcgplayer', 1000, 0, 0],
  ['scg', 1250, 180, 110],
  ['manapool', 950, 80, 30],
  ['face2face', 1580, 220, 140],
  ['cardmarket', 840, 200, 10],
  ['tcgl', 19_500, 3000, 240],
  ['cardhoarder', 140, 120, 60],
];

/**
 * Sample prices from a rough price in US cents, at least one hundredth of each currency. Which vendors lack the card
 * and how far each strays from its share follow from the slug, so they are the same at every call.
 */
export function samplePrices(slug: string, cents: number): Prices {
  const prices: Prices = {};
  for (const [source, share, spread, missing] of VENDORS) {
    if (hashToNumber(`${source} sells ${slug}`) % 1000 < missing) continue;
    const strayed =
      share + (spread === 0 ? 0 : (hashToNumber(`${source} asks ${slug}`) % (2 * spread + 1)) - spread);
    const hundredths = Math.max(1, Math.trunc((cents * strayed + 500) / 1000));
    prices[source] = { price: hundredths / 100, currency: PRICE_SOURCE_CURRENCY[source], date: SAMPLE_DATE };
  }
  return prices;
}

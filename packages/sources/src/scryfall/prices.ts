import type { PriceSource } from '@deckwright/domain';
import type { FinishPrices } from '../catalogue/cheapest.ts';
import type { ScryfallPrices } from './schemas.ts';

/**
 * What one printing costs: usd is tcgplayer's, eur cardmarket's, tix cardhoarder's price. Foil and etched copies
 * speak for a printing only where it has no plain one.
 */
export function scryfallOffers(prices: ScryfallPrices | null | undefined): [PriceSource, FinishPrices][] {
  if (!prices) return [];
  return [
    ['tcgplayer', [prices.usd, prices.usd_foil, prices.usd_etched]],
    ['cardmarket', [prices.eur, prices.eur_foil, prices.eur_etched]],
    ['cardhoarder', [prices.tix]],
  ];
}

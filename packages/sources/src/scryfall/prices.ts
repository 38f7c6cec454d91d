import type { PriceSource } from '@deckwright/domain';
import type { FinishPrices } from '../catalogue/cheapest.ts';
import type { ScryfallPrices } from './schemas.ts';

/**
 * Prices of one printing: usd is from tcgplayer, eur from cardmarket, tix from cardhoarder. Foil and etched prices
 * count only if there is no nonfoil one.
 */
export function scryfallOffers(prices: ScryfallPrices | null | undefined): [PriceSource, FinishPrices][] {
  if (!prices) return [];
  return [
    ['tcgplayer', [prices.usd, prices.usd_foil, prices.usd_etched]],
    ['cardmarket', [prices.eur, prices.eur_foil, prices.eur_etched]],
    ['cardhoarder', [prices.tix]],
  ];
}

import type { PriceSource } from '@deckwright/domain';
import type { FinishPrices } from '../catalog/cheapest.ts';
import type { ScryfallPrices } from './schemas.ts';

/**
 * Prices of one printing: usd is from tcgplayer, eur from cardmarket, tix from cardhoarder. Foil and etched prices
 * count only if there is no nonfoil one.
 */
export function scryfallOffers(prices: ScryfallPrices | null | undefined): [PriceSource, FinishPrices][] {
  if (!prices) return [];
  return [
    ['tcgplayer', { regular: prices.usd, foil: prices.usd_foil, etched: prices.usd_etched }],
    ['cardmarket', { regular: prices.eur, foil: prices.eur_foil, etched: prices.eur_etched }],
    ['cardhoarder', { regular: prices.tix }],
  ];
}

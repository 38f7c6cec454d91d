import { DEFAULT_PRICE_SOURCES, type PriceSource, SALTY_FROM } from '@deckwright/domain';
import { createContext, use } from 'react';

/**
 * What a visitor decides about the prices of cards. Names under cards and salt need no drawing anew: they follow the
 * attributes `data-names` and `data-salt` of the document's root (tile.css).
 */
export type DisplaySettings = {
  /** The price of the first that has one is shown. */
  priceSources: readonly PriceSource[];
  /** In the default order, which may be another than the visitor's: hidden where the root states `data-prices`. */
  asServed: boolean;
};

export const DEFAULT_DISPLAY: DisplaySettings = { priceSources: DEFAULT_PRICE_SOURCES, asServed: true };

/** The server knows no visitor and renders the defaults; others are put in after hydration. */
export const Display = createContext<DisplaySettings>(DEFAULT_DISPLAY);

export function useDisplay(): DisplaySettings {
  return use(Display);
}

/** Class of a price that may be another than the visitor's. */
export function usePriceClass(): string {
  return useDisplay().asServed ? 'price' : '';
}

/** Classes of a score of salt, which tile.css shows or hides by the visitor's level. */
export function saltClass(salt: number): string {
  return salt >= SALTY_FROM ? 'salt salty' : 'salt';
}

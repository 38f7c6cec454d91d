import { DEFAULT_PRICE_SOURCES, type PriceSource, SALTY_FROM } from '@deckwright/domain';
import { createContext, use } from 'react';

/**
 * A visitor's price settings. Names under cards and salt are not here because they need no rerender: they follow the
 * attributes `data-names` and `data-salt` of the root element (tile.css).
 */
export type DisplaySettings = {
  /** The first source with a price is shown. */
  priceSources: readonly PriceSource[];
  /** In the default order, which may differ from the visitor's: hidden if the root element has `data-prices`. */
  asServed: boolean;
};

export const DEFAULT_DISPLAY: DisplaySettings = { priceSources: DEFAULT_PRICE_SOURCES, asServed: true };

/** The server renders the defaults for everyone; personal settings are applied after hydration. */
export const Display = createContext<DisplaySettings>(DEFAULT_DISPLAY);

export function useDisplay(): DisplaySettings {
  return use(Display);
}

/** Class of a price that may differ from the visitor's order. */
export function usePriceClass(): string {
  return useDisplay().asServed ? 'price' : '';
}

/** Classes of a salt score, which tile.css shows or hides depending on the visitor's setting. */
export function saltClass(salt: number): string {
  return salt >= SALTY_FROM ? 'salt salty' : 'salt';
}

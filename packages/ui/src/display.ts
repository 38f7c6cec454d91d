import { DEFAULT_PRICE_SOURCES, type PriceSource, SALTY_FROM } from '@deckwright/domain';
import { createContext, use } from 'react';

/** 0 never, 1 salty cards alone, 2 every card with a score. */
export type SaltLevel = 0 | 1 | 2;

/** What a visitor decides about how cards are shown. */
export type DisplaySettings = {
  namesUnderCards: boolean;
  /** The price of the first that has one is shown. */
  priceSources: readonly PriceSource[];
  saltLevel: SaltLevel;
};

export const DEFAULT_DISPLAY: DisplaySettings = {
  namesUnderCards: false,
  priceSources: DEFAULT_PRICE_SOURCES,
  saltLevel: 1,
};

/** The server knows no visitor and renders the defaults; others are put in after hydration. */
export const Display = createContext<DisplaySettings>(DEFAULT_DISPLAY);

export function useDisplay(): DisplaySettings {
  return use(Display);
}

export function showsSalt(salt: number, level: SaltLevel): boolean {
  return level === 2 || (level === 1 && salt >= SALTY_FROM);
}

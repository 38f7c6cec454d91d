import { createContext, use } from 'react';
import type { TileView } from './tile-view.ts';

/** The address of the decks that run a card, on pages that count them; null elsewhere. */
export const DecksLink = createContext<((view: Pick<TileView, 'url'>) => string) | null>(null);

export function useDecksLink(): ((view: Pick<TileView, 'url'>) => string) | null {
  return use(DecksLink);
}

import { inListOrder, type Theme } from '@deckwright/domain';
import type { LoadedSnapshot } from '../snapshot/index.ts';

/** Themes with at least one deck, most decks first, then by name. */
export function playedThemes({ themes }: Pick<LoadedSnapshot, 'themes'>): Theme[] {
  return themes
    .filter(({ decks }) => decks > 0)
    .sort(inListOrder({ decks: ({ decks }) => decks, name: ({ name }) => name }));
}

import type { Card } from '@deckwright/domain';
import { findPositions, readNames } from '../card-names.ts';
import { REPLACEABLE_CARDS_A_TO_F } from './replaceable-a-to-f.data.ts';
import { REPLACEABLE_CARDS_G_TO_P } from './replaceable-g-to-p.data.ts';
import { REPLACEABLE_CARDS_Q_TO_Z } from './replaceable-q-to-z.data.ts';
import { STRONG_CARDS_A_TO_L } from './strong-a-to-l.data.ts';
import { STRONG_CARDS_M_TO_Z } from './strong-m-to-z.data.ts';
import { WEAK_CARDS_A_TO_L } from './weak-a-to-l.data.ts';
import { WEAK_CARDS_M_TO_Z } from './weak-m-to-z.data.ts';

/**
 * How players of casual decks see a card in a deck of its theme: hardly ever taken out, taken out for something better, or
 * taken out first. Judged from knowledge of the game, not from decks.
 */
export type CardStrength = 'strong' | 'replaceable' | 'weak';

/** About 12,000 cards were judged; those in none of the lists are good cards, or were not judged. */
export const NAMES_BY_STRENGTH: Readonly<Record<CardStrength, readonly string[]>> = {
  strong: [STRONG_CARDS_A_TO_L, STRONG_CARDS_M_TO_Z].flatMap(readNames),
  replaceable: [REPLACEABLE_CARDS_A_TO_F, REPLACEABLE_CARDS_G_TO_P, REPLACEABLE_CARDS_Q_TO_Z].flatMap(
    readNames,
  ),
  weak: [WEAK_CARDS_A_TO_L, WEAK_CARDS_M_TO_Z].flatMap(readNames),
};

export type CardStrengths = {
  /** By position in the catalog; undefined for a good card and for one that was not judged. */
  of: (card: number) => CardStrength | undefined;
  /** Names that the catalog has no card for. */
  unknown: string[];
};

/** Looks the judged cards up in a catalog. */
export function findCardStrengths(catalog: readonly Card[]): CardStrengths {
  const positions = findPositions(catalog);
  const found = new Map<number, CardStrength>();
  const unknown: string[] = [];
  for (const strength of ['strong', 'replaceable', 'weak'] as const)
    for (const name of NAMES_BY_STRENGTH[strength]) {
      const card = positions.get(name);
      if (card === undefined) unknown.push(name);
      else found.set(card, strength);
    }
  return { of: (card) => found.get(card), unknown };
}

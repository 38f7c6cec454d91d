import type { Card } from '@deckwright/domain';
import { THRESHOLDS } from '../../thresholds.ts';
import { isModalLand } from './deck-makeup.ts';
import { type InsightDeck, sumQuantities } from './types.ts';

/** Part of a land that a card with a spell in front and a land on the back is: more if mythic, since those enter untapped. */
function modalLandPart({ rarity }: Pick<Card, 'rarity'>): number {
  return rarity === 'mythic' ? THRESHOLDS.modalLandMythic : THRESHOLDS.modalLand;
}

/** Parts of lands on the backs of spells, added up; not rounded. */
export function countModalLands({ cards }: InsightDeck): number {
  const modal = cards.filter(({ card }) => card.primaryType !== 'Land' && isModalLand(card));
  return modal.reduce((sum, { card, quantity }) => sum + modalLandPart(card) * quantity, 0);
}

/** Lands of a deck by copies, and those on the backs of spells by their parts, rounded. */
export function countDeckLands(deck: InsightDeck): number {
  const lands = deck.cards.filter(({ card }) => card.primaryType === 'Land');
  return sumQuantities(lands) + Math.round(countModalLands(deck));
}

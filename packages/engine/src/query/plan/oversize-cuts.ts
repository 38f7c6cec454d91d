import { isBasic } from '@deckwright/domain';
import type { Recommendation } from '../types.ts';
import type { CutsInput } from './cuts-input.ts';
import { CUTS } from './settings.ts';

/**
 * Of a list with more cards than a deck has, those that it would miss least, enough to make it a deck together with the cards
 * that are cut for a reason of their own: good cards, too, but of the plan only when nothing else is left. No lands, unless
 * the list has more than it needs.
 * @param mayGo whether a card may go at all
 * @param others how many cards are cut already
 */
export function findOversizeCuts(
  input: CutsInput,
  mayGo: (card: number) => boolean,
  others: number,
): Recommendation[] {
  const { cards, surplus } = input.size;
  const open = Math.max(0, surplus - others);
  if (open === 0) return [];
  const misfits = new Map(input.judged.map(({ card, score }) => [card, score]));
  const { cards: catalog, standing } = input.facts.proposal;
  const isOpen = (index: number): boolean => {
    const card = catalog[index];
    if (!card || isBasic(card) || !mayGo(index)) return false;
    return card.primaryType !== 'Land' || (input.lands?.surplus ?? 0) > 0;
  };
  return input.list
    .filter(isOpen)
    .map((card) => ({
      card,
      value:
        CUTS.ofStrength[input.facts.strengths.of(card) ?? 'good'] +
        CUTS.byMisfit * (misfits.get(card) ?? 0) +
        CUTS.byMana * Math.max(0, catalog[card]!.manaValue - 3) -
        CUTS.byStanding * standing[card]! -
        CUTS.byFit * input.fit.fit[card]! -
        CUTS.byOverlap * (input.fit.overlap(card) ?? CUTS.usualOverlap),
    }))
    .toSorted((a, b) => b.value - a.value || a.card - b.card)
    .slice(0, open)
    .map(({ card }) => ({ card, score: 0, reasons: [{ kind: 'oversize', cards, surplus }] }));
}

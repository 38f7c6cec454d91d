import { colorCount, isBasic } from '@deckwright/domain';
import type { Recommendation } from '../types.ts';
import type { CutsInput } from './cuts-input.ts';
import { CUTS } from './settings.ts';

type Tests = {
  /** Whether a card may go at all. */
  mayGo: (card: number) => boolean;
  /** Whether it is of the plan, and goes only when nothing else is left. */
  isPlanned: (card: number) => boolean;
};

/**
 * Of a list with more cards than a deck has, those that it would miss least, enough to make it a deck together with the cards
 * that are cut for a reason of their own: good cards, too, but of the plan only when nothing else is left. Lands only as far as
 * the list has more than any deck needs.
 * @param others how many cards are cut already
 */
export function findOversizeCuts(
  input: CutsInput,
  { mayGo, isPlanned }: Tests,
  others: number,
): Recommendation[] {
  const { cards, surplus, lands } = input.size;
  const open = Math.max(0, surplus - others);
  if (open === 0) return [];
  const misfits = new Map(input.judged.map(({ card, score }) => [card, score]));
  const { cards: catalog, standing } = input.facts.proposal;
  const isLand = (card: number): boolean => catalog[card]?.primaryType === 'Land';
  const ranked = input.list
    .filter((card) => catalog[card] && !isBasic(catalog[card]) && mayGo(card))
    .map((card) => ({
      card,
      isLast: !isLand(card) && isPlanned(card),
      value:
        CUTS.ofStrength[input.facts.strengths.of(card) ?? 'good'] +
        CUTS.byMisfit * (misfits.get(card) ?? 0) +
        CUTS.byMana * Math.max(0, catalog[card]!.manaValue - 3) -
        CUTS.byStanding * standing[card]! -
        CUTS.byFit * input.fit.fit[card]! -
        CUTS.byOverlap * (input.fit.overlap(card) ?? CUTS.usualOverlap),
    }))
    .toSorted((a, b) => Number(a.isLast) - Number(b.isLast) || b.value - a.value || a.card - b.card)
    .map(({ card }) => card);
  const outlasts = outlastsBasics(input);
  const weakestLands = ranked.filter(isLand).toSorted((a, b) => Number(outlasts(a)) - Number(outlasts(b)));
  const surplusLands = weakestLands.slice(0, Math.max(0, lands - CUTS.maxLands));
  return [...surplusLands, ...ranked.filter((card) => !isLand(card))]
    .slice(0, open)
    .map((card) => ({ card, score: 0, reasons: [{ kind: 'oversize', cards, surplus }] }));
}

/**
 * Returns a test for lands that make two colors of a list with basics: a player takes basics out before them, and basics are never named
 * as a card to cut.
 */
function outlastsBasics({ facts, deck, list }: CutsInput): (land: number) => boolean {
  const { cards } = facts.proposal;
  const hasBasics = list.some((index) => cards[index] !== undefined && isBasic(cards[index]));
  return (land) => hasBasics && colorCount(deck.makes(land) & deck.identity) >= 2;
}

import type { DeckInsight } from '@deckwright/contract';
import {
  BRACKET_NAMES,
  bracketName,
  type Card,
  computeMeanManaValue,
  estimateBracket,
  type TwoCardCombo,
} from '@deckwright/domain';
import { toInsightCard } from './insight-card.ts';

/** The estimated bracket with its reasons, and all evidence by card name. */
export function deckBracket(
  cards: readonly Card[],
  twoCardCombos: readonly TwoCardCombo[],
): DeckInsight['bracket'] {
  const gameChangers = cards.filter(({ gameChanger }) => gameChanger);
  const massLandDenial = cards.filter(({ roles }) => roles.includes('mass-land-denial'));
  const extraTurns = cards.filter(({ roles }) => roles.includes('extra-turn'));
  const { bracket, reasons } = estimateBracket({
    gameChangers: gameChangers.map(({ name }) => name),
    massLandDenial: massLandDenial.map(({ name }) => name),
    extraTurns: extraTurns.map(({ name }) => name),
    twoCardCombos,
    meanManaValue: computeMeanManaValue(cards),
  });
  return {
    bracket,
    name: BRACKET_NAMES[bracketName(bracket)],
    reasons,
    gameChangers: gameChangers.map(toInsightCard),
    massLandDenial: massLandDenial.map(toInsightCard),
    extraTurns: extraTurns.map(toInsightCard),
    tutors: cards
      .filter(({ roles, primaryType }) => roles.includes('tutor') && primaryType !== 'Land')
      .map(toInsightCard),
  };
}

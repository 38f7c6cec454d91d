import { gameChangerMinBracket } from '@deckwright/domain';
import { CARD_FLAGS } from '../../format.ts';
import type { Engine } from '../decks/engine.ts';
import type { RecommendQuery } from './query.ts';
import { RECOMMEND } from './settings.ts';

export function isGameChanger({ cardFlags }: Engine, card: number): boolean {
  return (cardFlags[card]! & CARD_FLAGS.gameChanger) !== 0;
}

/**
 * The Game Changers of a list and its commanders, if there are so many that the list is of bracket 4 or 5 and likely to
 * play others; 0 with fewer.
 */
export function tellingGameChangers(engine: Engine, { commanders, list }: RecommendQuery): number {
  const count = [...commanders, ...list].filter((card) => isGameChanger(engine, card)).length;
  return gameChangerMinBracket(count) === 4 ? count : 0;
}

/** How much more another Game Changer is expected in a list with so many. */
export function gameChangerGain(count: number): number {
  return RECOMMEND.gameChangerGain * Math.min(1, count / RECOMMEND.gameChangersFull);
}

import type { CardModel } from '../card-model/card-model.ts';
import { allDecks } from '../counting/accessors.ts';
import type { Engine } from '../decks/engine.ts';

/** The share of all eligible decks that run each card, 0…1; without decks, of the precons. */
export function usualShares(engine: Engine, cardModel: CardModel | null): (card: number) => number {
  if (engine.decks > 0 || cardModel === null) {
    const { hold, potential } = allDecks(engine);
    return (card) => hold[card]! / Math.max(1, potential[card]!);
  }
  const included = new Uint16Array(engine.cards);
  for (const card of cardModel.preconCards) included[card]!++;
  return (card) => included[card]! / Math.max(1, cardModel.precons);
}

import type { CardModel } from '../card-model/card-model.ts';
import { allDecks } from '../counting/accessors.ts';
import type { Engine } from '../decks/engine.ts';

/** The share of all eligible decks that run each card, 0…1; without decks, of the precons. */
export function usualShares(engine: Engine, cardModel: CardModel | null): (card: number) => number {
  if (engine.decks > 0 || cardModel === null) {
    const { hold, potential } = allDecks(engine);
    return (card) => (hold[card] as number) / Math.max(1, potential[card] as number);
  }
  const held = new Uint16Array(engine.cards);
  for (const card of cardModel.preconCards) held[card] = (held[card] as number) + 1;
  return (card) => (held[card] as number) / Math.max(1, cardModel.precons);
}

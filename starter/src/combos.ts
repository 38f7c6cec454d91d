import { AppError, type Combo } from '@deckwright/domain';
import { starterCards } from './cards.ts';
import { COMBOS } from './data/combos.data.ts';

/** The sample's combos; a card's `oracleId` is its key in the sample. */
export function starterCombos(): Combo[] {
  const byName = new Map(starterCards().map((card) => [card.name, card]));
  return COMBOS.map(({ tag, cards, requires, produces, ...combo }) => {
    const found = cards.map((name) => {
      const card = byName.get(name);
      if (!card) throw new AppError('internal', `Combo ${combo.id} names ${name}, which is no sample card.`);
      return card;
    });
    return {
      ...combo,
      cards: found.map((card) => ({ name: card.name, oracleId: card.key, mustBeCommander: false })),
      requires: [...requires],
      produces: [...produces],
      identity: found.reduce((all, card) => all | card.colorIdentity, 0),
      bracketTag: tag,
    };
  });
}

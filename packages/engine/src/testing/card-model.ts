import type { CardFeature } from '@deckwright/domain';
import { buildCardModel } from '../build/card-model/build-card-model.ts';
import type { UsualDeck } from '../build/types.ts';
import { CARD_FLAGS } from '../format.ts';
import { type CardModel, loadCardModel } from '../query/card-model/card-model.ts';
import { commanderCards, deckList } from '../query/counting/accessors.ts';
import type { Engine } from '../query/decks/engine.ts';

/** The card model of an engine's decks; features and precons by engine index. */
export function testModel(
  engine: Engine,
  features: readonly (readonly CardFeature[])[] = Array.from({ length: engine.cards }, () => []),
  precons: readonly UsualDeck[] = [],
): CardModel {
  const decks = Array.from({ length: engine.commanders }, (_, commander) =>
    range(engine.commanderStart[commander] ?? 0, engine.commanderStart[commander + 1] ?? 0).map((deck) => ({
      commanders: commanderCards(engine, commander),
      cards: [...deckList(engine, deck)],
    })),
  ).flat();
  const isBasic = Array.from(engine.cardFlags, (flags) => (flags & CARD_FLAGS.basic) !== 0);
  const bytes = buildCardModel({ features, isBasic, identity: engine.cardIdentity, decks, precons });
  const model = loadCardModel(bytes.buffer, engine.cards);
  if (!model) throw new RangeError('The model is empty.');
  return model;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

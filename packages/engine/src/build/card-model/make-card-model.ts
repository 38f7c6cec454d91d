import { type Card, getFeatures, isBasic } from '@deckwright/domain';
import { commanderCards, deckList } from '../../query/counting/accessors.ts';
import type { Engine } from '../../query/decks/engine.ts';
import type { UsualDeck } from '../types.ts';
import { buildCardModel, type ModelDeck } from './build-card-model.ts';

/**
 * Prepares the card model of an engine's cards and decks, as `buildCardModel` says.
 * @param cards in engine order
 * @param usual precons, cards as engine indices
 */
export function makeCardModel(
  cards: readonly Card[],
  engine: Engine,
  usual: readonly UsualDeck[],
): Uint8Array<ArrayBuffer> {
  return buildCardModel({
    features: { [Symbol.iterator]: () => featureLists(cards) },
    isBasic: cards.map(isBasic),
    identity: engine.cardIdentity,
    decks: { [Symbol.iterator]: () => wholeDecks(engine) },
    precons: usual,
  });
}

function* featureLists(cards: readonly Card[]) {
  for (const card of cards) yield getFeatures(card);
}

function* wholeDecks(engine: Engine): Generator<ModelDeck> {
  for (let commander = 0; commander < engine.commanders; commander++) {
    const commanders = commanderCards(engine, commander);
    const end = engine.commanderStart[commander + 1] ?? 0;
    for (let deck = engine.commanderStart[commander] ?? 0; deck < end; deck++)
      yield { commanders, cards: deckList(engine, deck) };
  }
}

import type { CardModel } from '../card-model/card-model.ts';
import { cardScores, likenessScores } from '../card-model/card-scores.ts';
import { commanderDecks } from '../counting/accessors.ts';
import type { Engine } from '../decks/engine.ts';
import type { AdviceBasis } from '../types.ts';
import { gameChangerGain, isGameChanger, tellingGameChangers } from './game-changers.ts';
import type { Model } from './model.ts';
import { cosine, type Neighbors } from './neighbors.ts';
import { lengthShare, type RecommendQuery } from './query.ts';
import { RECOMMEND } from './settings.ts';

/** The expectation of similar decks mixed with the card model's. */
export type Blend = {
  model: Model;
  cardModel: CardModel;
  basis: AdviceBasis;
  /** How far similar decks decide, 0…1 of what they may for a whole list. */
  nearness: number;
  /** The power of a card's inclusion by which its place is divided. */
  popularity: number;
  /** Cards of the list and its commanders that are within the colors, each once. */
  said: number[];
  /** Without decks, the Game Changers of the list if they speak for others, otherwise 0. */
  gameChangers: number;
};

/**
 * Mixes the two expectations of every card: w · local + (1 − w) · card model, with w from `computeGate`. If the card model knows
 * no card of the list, likeness takes its part, and w is at least `gateUnknown`.
 */
export function blendModels(
  engine: Engine,
  query: RecommendQuery,
  near: Neighbors,
  { local, cardModel }: { local: Model; cardModel: CardModel },
): Blend {
  const said = [...query.commanders, ...query.list];
  const isKnown = said.some((card) => cardModel.index[card]! >= 0);
  const gate = near.considered === 0 ? { weight: 0, isNear: false } : computeGate(engine, query, near);
  // Likeness alone finds no staples.
  const weight =
    isKnown || near.considered === 0 ? gate.weight : Math.max(gate.weight, RECOMMEND.gateUnknown);
  const scores = isKnown
    ? cardScores(cardModel, said, query.active, query.identity)
    : likenessScores(cardModel, said, query.active);
  const nearness = Math.min(1, gate.weight / RECOMMEND.gateMost);
  const mixed = (fromDecks: number, card: number): number =>
    weight * fromDecks + (1 - weight) * scores[card]!;
  const expected = new Float64Array(engine.cards);
  for (let card = 0; card < engine.cards; card++) expected[card] = mixed(local.expected[card]!, card);
  // Decks say better what a list of its power plays.
  const gameChangers = near.considered === 0 ? tellingGameChangers(engine, query) : 0;
  if (gameChangers > 0)
    for (let card = 0; card < engine.cards; card++)
      if (query.active[card] === 1 && isGameChanger(engine, card))
        expected[card]! += gameChangerGain(gameChangers);
  return {
    model: {
      ...local,
      expected,
      // What the others say for a card of the list is its score, since no card says anything for itself.
      expectedWithout: (card) => mixed(local.expectedWithout(card), card),
    },
    cardModel,
    nearness,
    popularity: RECOMMEND.popularityPower * lengthShare(engine, query.list.length) ** 3,
    basis: gate.isNear ? 'near-decks' : engine.decks > 0 ? 'all-decks' : 'cards',
    said,
    gameChangers,
  };
}

/** How far similar decks decide, 0…1, and whether the nearest ones are so near that shares of them mean something. */
function computeGate(
  engine: Engine,
  query: RecommendQuery,
  near: Neighbors,
): { weight: number; isNear: boolean } {
  const at = Math.min(RECOMMEND.gateNeighbor, near.decks.length - 1);
  const length = lengthShare(engine, query.list.length);
  const closeness =
    cosine(near.overlap[at]!, near.listNorm, near.norm[at]!) /
    Math.sqrt(Math.max(RECOMMEND.minListShare, length));
  const isNew = query.commander === null;
  const own = countOwnDecks(engine, query);
  // A few cards are staples as a rule, which are in all decks and make none of them like the list.
  const telling = own >= RECOMMEND.nearOwnDecks ? 1 : Math.min(1, length / RECOMMEND.nearPart);
  const byList = telling * clamp((closeness - RECOMMEND.gateFar) / (RECOMMEND.gateNear - RECOMMEND.gateFar));
  const byCommander = (own / (own + RECOMMEND.gateCommanderDecks)) * (1 - length);
  const most = RECOMMEND.gateMost + (1 - RECOMMEND.gateMost) * byCommander;
  const part = isNew ? RECOMMEND.gateNewCommander : 1;
  return {
    weight: part * most * Math.max(byList, byCommander),
    isNear:
      (telling === 1 && closeness >= (isNew ? RECOMMEND.nearFromNew : RECOMMEND.nearFrom)) ||
      byCommander >= RECOMMEND.nearByCommander,
  };
}

/** The commander's decks up to the bracket that the player asks for. */
function countOwnDecks(engine: Engine, { commander, maxBracket }: RecommendQuery): number {
  if (commander === null) return 0;
  if (maxBracket >= 5) return commanderDecks(engine, commander);
  const { commanderStart, deckBracket, deckEstimatedBracket } = engine;
  let count = 0;
  for (let deck = commanderStart[commander]!; deck < commanderStart[commander + 1]!; deck++)
    if ((deckBracket[deck]! || deckEstimatedBracket[deck]!) <= maxBracket) count++;
  return count;
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value));
}

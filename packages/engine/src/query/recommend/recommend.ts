import { AppError } from '@deckwright/domain';
import type { CardDecks } from '../card-decks/card-decks.ts';
import type { CardModel } from '../card-model/card-model.ts';
import type { Engine } from '../decks/engine.ts';
import type { RecommendInput, RecommendOutput } from '../types.ts';
import { rankAdds, recommendAdds } from './adds.ts';
import { type Blend, blendModels } from './blend.ts';
import { commanderShares } from './commander.ts';
import { recommendCuts } from './cuts.ts';
import { fitModel, type Model } from './model.ts';
import { findNeighbors, type Neighbors, type SearchEffort } from './neighbors.ts';
import { type RecommendQuery, readQuery } from './query.ts';
import { RECOMMEND } from './settings.ts';
import { usualShares } from './usual-shares.ts';

/**
 * Recommends cards to add to a list and to cut from it, based on the most similar decks and, where none are similar, on
 * the card model (docs/design/recommender.md, with a map of the files). Never adds a card of the list, a commander, a
 * basic, a banned card or a card outside the colors. The order of the list does not matter.
 * @param cardModel that of the same cards and decks; null answers from similar decks alone
 * @param cardDecks those of the same decks; null counts and compares all decks for each answer
 * @param effort how much is read in search of similar decks
 * @throws AppError 'invalid-argument' for the reasons given at `readQuery`.
 */
export function recommend(
  engine: Engine,
  input: RecommendInput,
  cardModel: CardModel | null = null,
  cardDecks: CardDecks | null = null,
  effort: SearchEffort = RECOMMEND,
): RecommendOutput {
  const expected = expectCards(engine, input, { cardModel, cardDecks, effort });
  if (expected === null)
    return { decksConsidered: 0, basis: 'near-decks', nearness: 1, add: [], ranked: [], cut: [], judged: [] };
  const { query, near, model, blend, score } = expected;
  const ranked = rankExpected(engine, input, expected);
  const shares = commanderShares(engine, query.commander, cardDecks);
  const add = recommendAdds(engine, query, near, {
    model,
    blend,
    cardDecks,
    shares,
    score,
    chosen: ranked.slice(0, input.limit),
  });
  const { cut, judged } =
    near.considered === 0
      ? { cut: [], judged: [] }
      : recommendCuts(engine, query, near, {
          model,
          blend,
          cardDecks,
          shares,
          adds: add,
          limit: input.limit,
          keep: new Set(input.keep),
        });
  return {
    decksConsidered: near.considered,
    basis: blend?.basis ?? 'near-decks',
    nearness: blend?.nearness ?? 1,
    add,
    ranked: ranked.slice(0, input.ranked ?? 0),
    cut,
    judged,
  };
}

/**
 * The `ranked` of `recommend` alone, for those who need neither reasons nor cards to cut, which take as long again.
 * @throws AppError as `recommend` does.
 */
export function rankAdditions(
  engine: Engine,
  input: RecommendInput,
  cardModel: CardModel | null = null,
  cardDecks: CardDecks | null = null,
): number[] {
  const expected = expectCards(engine, input, { cardModel, cardDecks, effort: RECOMMEND });
  return expected === null ? [] : rankExpected(engine, input, expected).slice(0, input.ranked ?? 0);
}

type Sources = { cardModel: CardModel | null; cardDecks: CardDecks | null; effort: SearchEffort };

type Expected = {
  query: RecommendQuery;
  near: Neighbors;
  model: Model;
  blend: Blend | null;
  score: (card: number) => number;
};

/** What similar decks and the card model expect of each card; null if there is neither. */
function expectCards(
  engine: Engine,
  input: RecommendInput,
  { cardModel, cardDecks, effort }: Sources,
): Expected | null {
  const query = readQuery(engine, input);
  const near = findNeighbors(engine, query, { cardDecks, effort });
  checkDiscovery(input.discovery);
  if (near.considered === 0 && cardModel === null) return null;
  const local = fitModel(engine, query, near);
  const blend = cardModel ? blendModels(engine, query, near, { local, cardModel }) : null;
  const model = blend?.model ?? local;
  const score = computeScore(model.expected, input.discovery ?? 0, usualShares(engine, cardModel));
  return { query, near, model, blend, score };
}

function rankExpected(
  engine: Engine,
  input: RecommendInput,
  { query, model, blend, score }: Expected,
): number[] {
  return rankAdds(engine, query, model, {
    open: input.open,
    blend,
    score,
    most: Math.max(input.limit, input.ranked ?? 0),
    planFit: input.planFit,
  });
}

function checkDiscovery(discovery = 0): void {
  if (!(discovery >= -1 && discovery <= 1))
    throw new AppError('invalid-argument', `Discovery is ${discovery}; give a number from -1 to 1.`);
}

/** By card: the expectation, less what the card's usual share counts against it. */
function computeScore(
  expected: Float64Array,
  discovery: number,
  usual: (card: number) => number,
): (card: number) => number {
  if (discovery === 0) return (card) => expected[card]!;
  return (card) => expected[card]! - discovery * usual(card);
}

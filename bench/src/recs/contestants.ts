import { cardBaselines } from './baselines/cards-alone.ts';
import { cosineNeighbors, deckNeighbors } from './baselines/deck-neighbors.ts';
import { factorBaseline } from './baselines/factors.ts';
import { itemBaselines } from './baselines/items.ts';
import { popularityBaselines } from './baselines/popularity.ts';
import type { Corpus } from './load-decks.ts';
import { createProduct, productRecommender } from './product.ts';
import { engineRecommender, RANKED, type Recommender } from './ranking.ts';
import type { Training } from './training.ts';

/** Which of the contestants are ours: the product, its near decks without the card model, and the recommender without the plan. All others are baselines. */
export const OURS = ['Deckwright', 'near decks alone', 'without the plan'] as const;

/** Baselines by kind. */
const BASELINES: Readonly<Record<string, (training: Training) => Recommender[]>> = {
  popularity: ({ engine }) => popularityBaselines(engine),
  neighbors: ({ engine }) => [deckNeighbors(engine), cosineNeighbors(engine)],
  cards: cardBaselines,
  factors: ({ engine }) => [factorBaseline(engine)],
  items: itemBaselines,
};

/** Ours, and the baselines of these kinds; all kinds where none is named. */
export function contestants(
  corpus: Corpus,
  training: Training,
  kinds: readonly string[] = Object.keys(BASELINES),
): Recommender[] {
  const { engine, cardModel } = training;
  return [
    ...kinds.flatMap((kind) => BASELINES[kind]?.(training) ?? []),
    engineRecommender('near decks alone', engine, null),
    engineRecommender('without the plan', engine, cardModel),
    productRecommender('Deckwright', createProduct(corpus, training), RANKED),
  ];
}

import { cardBaselines } from './baselines/cards-alone.ts';
import { cosineNeighbors, deckNeighbors } from './baselines/deck-neighbors.ts';
import { factorBaseline } from './baselines/factors.ts';
import { itemBaselines } from './baselines/items.ts';
import { popularityBaselines } from './baselines/popularity.ts';
import { engineRecommender, type Recommender } from './ranking.ts';
import type { Training } from './training.ts';

/** Which of the contestants are ours: the product, and its near decks without the card model. All others are baselines. */
export const OURS = ['Deckwright', 'near decks alone'] as const;

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
  training: Training,
  kinds: readonly string[] = Object.keys(BASELINES),
): Recommender[] {
  const { engine, cardModel } = training;
  return [
    ...kinds.flatMap((kind) => BASELINES[kind]?.(training) ?? []),
    engineRecommender('near decks alone', engine, null),
    engineRecommender('Deckwright', engine, cardModel),
  ];
}

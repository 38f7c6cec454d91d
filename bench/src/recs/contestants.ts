import { cardBaselines } from './baselines/cards-alone.ts';
import { cosineNeighbors, deckNeighbors } from './baselines/deck-neighbors.ts';
import { factorBaseline } from './baselines/factors.ts';
import { itemBaselines } from './baselines/items.ts';
import { popularityBaselines } from './baselines/popularity.ts';
import { itemModels } from './item-model/gated.ts';
import { engineRecommender, type Recommender } from './ranking.ts';
import type { Training } from './training.ts';

/** Our own contestants: the current one, and the one tried against it. All others are baselines. */
export const OURS = ['Deckwright', 'item model', 'item model + local, gated'] as const;

/** All that answer the questions of one part. */
export function contestants(training: Training): Recommender[] {
  const { engine } = training;
  return [
    ...popularityBaselines(engine),
    deckNeighbors(engine),
    cosineNeighbors(engine),
    ...cardBaselines(training),
    factorBaseline(engine),
    ...itemBaselines(training),
    engineRecommender(engine),
    ...itemModels(training),
  ];
}

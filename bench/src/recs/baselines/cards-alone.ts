import { byScore, type Recommender } from '../ranking.ts';
import type { Training } from '../training.ts';

/**
 * Baselines without decks: the popularity rank of the card feed, and similarity to the list's cards and commanders by
 * features.
 */
export function cardBaselines({ engine, features, ranks }: Training): Recommender[] {
  const byRank = Float64Array.from(ranks, (rank) => (rank === 0 ? Number.NEGATIVE_INFINITY : -rank));
  return [
    byScore(engine, 'rank of the card feed', () => byRank),
    byScore(engine, 'text similarity', ({ cards, commanders }) => {
      const sum = new Float64Array(features.count);
      for (const card of [...cards, ...commanders]) features.addTo(sum, card, 1);
      return Float64Array.from({ length: engine.cards }, (_, card) => features.times(sum, card));
    }),
  ];
}

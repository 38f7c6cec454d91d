import type { Engine } from '../decks/engine.ts';
import type { RecommendInput, RecommendOutput } from '../types.ts';
import { rankAdds, recommendAdds } from './adds.ts';
import { recommendCuts } from './cuts.ts';
import { fitModel } from './model.ts';
import { findNeighbors } from './neighbors.ts';
import { readQuery } from './query.ts';

/**
 * Recommends cards to add to a list and to cut from it, based on the most similar decks (docs/adr/0011). Never adds a
 * card of the list, a commander, a basic, a banned card or a card outside the colors. The order of the list does not
 * matter.
 * @throws AppError 'invalid-argument' for the reasons given at `readQuery`.
 */
export function recommend(engine: Engine, input: RecommendInput): RecommendOutput {
  const query = readQuery(engine, input);
  const near = findNeighbors(engine, query);
  if (near.considered === 0) return { decksConsidered: 0, add: [], ranked: [], cut: [] };
  const model = fitModel(engine, query, near);
  const ranked = rankAdds(engine, query, model, input.open);
  const add = recommendAdds(engine, query, near, model, ranked.slice(0, input.limit));
  const cut = recommendCuts(engine, query, near, { model, adds: add, limit: input.limit });
  return { decksConsidered: near.considered, add, ranked: ranked.slice(0, input.ranked ?? 0), cut };
}

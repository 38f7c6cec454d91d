import type { CardModel } from '../card-model/card-model.ts';
import type { Engine } from '../decks/engine.ts';
import type { RecommendInput, RecommendOutput } from '../types.ts';
import { rankAdds, recommendAdds } from './adds.ts';
import { blendModels } from './blend.ts';
import { recommendCuts } from './cuts.ts';
import { fitModel } from './model.ts';
import { findNeighbors } from './neighbors.ts';
import { readQuery } from './query.ts';

/**
 * Recommends cards to add to a list and to cut from it, based on the most similar decks (docs/adr/0011) and, where none
 * are similar, on the card model (docs/adr/0077). Never adds a card of the list, a commander, a basic, a banned card or a
 * card outside the colors. The order of the list does not matter.
 * @param cardModel that of the same cards and decks; null answers from similar decks alone
 * @throws AppError 'invalid-argument' for the reasons given at `readQuery`.
 */
export function recommend(
  engine: Engine,
  input: RecommendInput,
  cardModel: CardModel | null = null,
): RecommendOutput {
  const query = readQuery(engine, input);
  const near = findNeighbors(engine, query);
  if (near.considered === 0 && cardModel === null)
    return { decksConsidered: 0, basis: 'near-decks', add: [], ranked: [], cut: [] };
  const local = fitModel(engine, query, near);
  const blend = cardModel ? blendModels(engine, query, near, { local, cardModel }) : null;
  const model = blend?.model ?? local;
  const ranked = rankAdds(engine, query, model, { open: input.open, blend });
  const add = recommendAdds(engine, query, near, { model, blend, chosen: ranked.slice(0, input.limit) });
  const cut =
    near.considered === 0
      ? []
      : recommendCuts(engine, query, near, { model, blend, adds: add, limit: input.limit });
  return {
    decksConsidered: near.considered,
    basis: blend?.basis ?? 'near-decks',
    add,
    ranked: ranked.slice(0, input.ranked ?? 0),
    cut,
  };
}

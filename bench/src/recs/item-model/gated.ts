import { fitModel } from '../../../../packages/engine/src/query/recommend/model.ts';
import { cosine, findNeighbors } from '../../../../packages/engine/src/query/recommend/neighbors.ts';
import { deckWeights, readQuery } from '../../../../packages/engine/src/query/recommend/query.ts';
import type { Query } from '../queries.ts';
import { byScore, type Recommender } from '../ranking.ts';
import type { Training } from '../training.ts';
import { feedScore, ItemModel } from './item-model.ts';

/** Chosen on the validation splits (docs/benchmarks/recommendations.md). */
const GATE = {
  /** The neighbor whose similarity measures how near the decks are. */
  neighbor: 20,
  /** Cosine, for a complete list, below which near decks have no weight and above which they have full weight. */
  far: 0.08,
  near: 0.45,
  /** Weight of the local model with near decks, and the part of it that remains for commanders without a deck. */
  most: 0.8,
  withoutCommander: 0.6,
  /** What the first rank of the card feed adds relative to the last, if no deck is near. */
  popularity: 0.05,
  /** What it adds in addition without any decks, and the number of decks at which half of that remains. */
  popularityAlone: 0.45,
  fewDecks: 100,
};

const MIN_SHARE = 0.02;

/** The item model alone, and mixed with the local regression by how near the nearest decks are. */
export function itemModels(training: Training): Recommender[] {
  const { engine } = training;
  const model = new ItemModel(training);
  const known = new WeakMap<Query, Float64Array>();
  const scores = (query: Query): Float64Array => {
    const found = known.get(query) ?? model.scores(query);
    known.set(query, found);
    return found;
  };
  return [
    byScore(engine, 'item model', scores),
    byScore(engine, 'item model + local, gated', (query) => gatedScores(training, scores(query), query)),
  ];
}

function gatedScores(training: Training, scores: Float64Array, query: Query): Float64Array {
  const { local, weight } = localPart(training, query);
  const few = GATE.fewDecks / (GATE.fewDecks + training.engine.decks);
  const prior = (GATE.popularity + GATE.popularityAlone * few) * (1 - weight / GATE.most);
  return scores.map(
    (score, card) =>
      weight * (local?.[card] ?? 0) + (1 - weight) * score + prior * feedScore(training.ranks[card] ?? 0),
  );
}

/** What the current model expects, and its weight 0…GATE.most. */
function localPart({ engine }: Training, query: Query): { local: Float64Array | null; weight: number } {
  if (engine.decks === 0) return { local: null, weight: 0 };
  const { commanders, cards, basics } = query;
  const read = readQuery(engine, { commanders, cards, basics, limit: 0 });
  const near = findNeighbors(engine, read);
  if (near.decks.length === 0) return { local: null, weight: 0 };
  const at = Math.min(GATE.neighbor, near.decks.length - 1);
  const { averageLength } = deckWeights(engine);
  const share = Math.max(MIN_SHARE, Math.min(1, read.list.length / averageLength));
  const closeness =
    cosine(near.overlap[at] as number, near.listNorm, near.norm[at] as number) / Math.sqrt(share);
  const open = Math.max(0, Math.min(1, (closeness - GATE.far) / (GATE.near - GATE.far)));
  const weight = GATE.most * open * (read.commander === null ? GATE.withoutCommander : 1);
  return { local: fitModel(engine, read, near).expected, weight };
}

import type { Engine } from '../decks/engine.ts';
import { floatColumn } from '../decks/float-column.ts';
import { factorize, solveLower, solveUpper } from './linear.ts';
import { cosine, type Neighbors } from './neighbors.ts';
import { deckWeights, type RecommendQuery, sumOver } from './query.ts';
import { RECOMMEND } from './settings.ts';
import { sharedCards } from './shared.ts';
import { type Holders, holdersAmong, holdsAt } from './together.ts';

/** How often decks similar to the list are expected to play each card. */
export type Model = {
  /** Which of the near decks run each card of the list. */
  holders: Holders;
  /** Per card: the weighted share of near decks that run it, 0…1. */
  mean: Float64Array;
  /** Per card: the mean plus the regressed deviation; about 0…1. */
  expected: Float64Array;
  /** Of a card of the list: `expected` as if the list did not contain it, about 0…1. */
  expectedWithout: (card: number) => number;
};

/**
 * The expectation has two parts. The mean m is the share of near decks that run a card, weighted by similarity:
 * collaborative filtering from neighbors [1], with the exponential weights of kernel regression [2]. The rest is a
 * ridge regression [3] on the nearest decks x₁…xₙ: the list's own deviation from m, which is q / r − m with r the size
 * of the list as a share of a whole deck, is written as Σ αᵢ (xᵢ − m), and the same α gives the deviation of the cards
 * that the list lacks. Finding the weights of neighbors jointly, so that near decks that repeat each other do not count
 * twice, follows [4]. In its dual form (K + λ) α = y [5] only decks are compared with decks, so nothing is precomputed.
 * The expectation of a card as if the list did not contain it comes from the same factors by its leverage, as in [6].
 *
 * Its counterpart over cards is EASE [7], a ridge regression of each card on all others over all decks, which needs a
 * precomputed matrix; docs/design/recommender.md compares the two.
 *
 * 1. Resnick et al., "GroupLens: an open architecture for collaborative filtering of netnews", 1994.
 * 2. Nadaraya, "On estimating regression", 1964; Watson, "Smooth regression analysis", 1964.
 * 3. Hoerl & Kennard, "Ridge regression: biased estimation for nonorthogonal problems", 1970.
 * 4. Bell & Koren, "Scalable collaborative filtering with jointly derived neighborhood interpolation weights", 2007.
 * 5. Saunders, Gammerman & Vovk, "Ridge regression learning algorithm in dual variables", 1998.
 * 6. Allen, "The relationship between variable selection and data augmentation and a method for prediction", 1974.
 * 7. Steck, "Embarrassingly shallow autoencoders for sparse data", 2019.
 */
export function fitModel(engine: Engine, query: RecommendQuery, near: Neighbors): Model {
  const mean = weightedMean(engine, query, near);
  const expected = mean.slice();
  const size = Math.min(near.decks.length, RECOMMEND.regressed);
  const { list } = query;
  const holders = holdersAmong(engine, near.decks, list);
  const meanWithout = meansWithout(engine, near, holders);
  if (size === 0 || list.length === 0) {
    return { holders, mean, expected, expectedWithout: meanWithout };
  }
  let width = 0;
  for (let card = 0; card < engine.cards; card++) width += mean[card]!;
  const share = Math.max(RECOMMEND.minListShare, Math.min(1, list.length / Math.max(width, 1)));
  const scale = near.similarity.map((value) =>
    Math.exp((value - near.similarity[0]!) / (2 * RECOMMEND.regressionWidth)),
  );
  const regression: Regression = {
    scale,
    size,
    along: floatColumn(near.decks.subarray(0, size), (deck) => sumOver(engine, deck, mean)),
    square: squaredLength(mean),
  };
  const factor = gram(engine, query, near, { ...regression, ridge: RECOMMEND.ridge / share ** 3 });
  const alpha = target(query, { ...regression, mean, share, holders });
  solveLower(factor, size, alpha);
  solveUpper(factor, size, alpha);
  let total = 0;
  for (let i = 0; i < size; i++) {
    const step = alpha[i]! * scale[i]!;
    total += step;
    addTo(engine, near.decks[i]!, expected, step);
  }
  for (let card = 0; card < engine.cards; card++) {
    expected[card] = query.active[card] ? expected[card]! - total * mean[card]! : 0;
  }
  const column = new Float64Array(size);
  const expectedWithout = (card: number): number => {
    const without = meanWithout(card);
    if (without >= RECOMMEND.surelyFits) return without;
    const own = mean[card]!;
    for (let i = 0; i < size; i++) {
      column[i] = scale[i]! * ((holdsAt(holders, card, i) ? 1 : 0) - own);
    }
    solveLower(factor, size, column);
    const leverage = squaredLength(column);
    const deviation = expected[card]! - own - (1 / share - own) * leverage;
    return without + deviation;
  };
  return { holders, mean, expected, expectedWithout };
}

function addTo({ deckStart, deckCards }: Engine, deck: number, values: Float64Array, step: number): void {
  const end = deckStart[deck + 1]!;
  for (let entry = deckStart[deck]!; entry < end; entry++) {
    const card = deckCards[entry]!;
    values[card]! += step;
  }
}

function weightedMean(
  engine: Engine,
  { active }: RecommendQuery,
  { decks, weight }: Neighbors,
): Float64Array {
  const mean = new Float64Array(engine.cards);
  let total = 0;
  for (let i = 0; i < decks.length; i++) {
    total += weight[i]!;
    addTo(engine, decks[i]!, mean, weight[i]!);
  }
  if (total > 0)
    for (let card = 0; card < engine.cards; card++) mean[card] = active[card] === 1 ? mean[card]! / total : 0;
  return mean;
}

/**
 * The mean of a card of the list, with deck weights as if the list did not contain the card. Returns a function so that
 * the parts independent of the card are computed once.
 */
function meansWithout(engine: Engine, near: Neighbors, holders: Holders): (card: number) => number {
  const { rarity } = deckWeights(engine);
  const { decks, overlap, norm, similarity, listNorm } = near;
  const best = similarity[0]!;
  // The part of the similarity that is not overlap: commander, colors and age.
  const rest = similarity.map((value, i) => value - cosine(overlap[i]!, listNorm, norm[i]!));
  const root = norm.map((value) => (value > 0 ? 1 / Math.sqrt(value) : 0));
  return (card) => {
    const own = rarity[card]!;
    const left = listNorm - own;
    const listRoot = left > 1e-9 ? 1 / Math.sqrt(left) : 0;
    let included = 0;
    let total = 0;
    for (let i = 0; i < decks.length; i++) {
      const has = holdsAt(holders, card, i);
      // Rounding may leave a small remainder of the card's own rarity.
      const shared = has ? Math.max(0, overlap[i]! - own) : overlap[i]!;
      const closeness = rest[i]! + shared * root[i]! * listRoot;
      const weight = Math.exp((closeness - best) / RECOMMEND.meanWidth);
      total += weight;
      if (has) included += weight;
    }
    return total === 0 ? 0 : included / total;
  };
}

type Regression = {
  /** By deck, the root of its weight. */
  scale: Float64Array;
  size: number;
  /** By deck, the dot product with the mean. */
  along: Float64Array;
  /** The mean's dot product with itself. */
  square: number;
};

/** Cholesky factor L of the Gram matrix of the nearest decks' deviations, plus the ridge. */
function gram(
  engine: Engine,
  { active }: RecommendQuery,
  { decks }: Neighbors,
  { scale, size, along, square, ridge }: Regression & { ridge: number },
): Float64Array {
  const shared = sharedCards(engine, active, decks.subarray(0, size));
  const matrix = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      const product = shared[i * size + j]! - along[i]! - along[j]! + square;
      matrix[i * size + j] = product * scale[i]! * scale[j]!;
    }
    matrix[i * size + i]! += ridge;
  }
  factorize(matrix, size);
  return matrix;
}

function squaredLength(values: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < values.length; index++) sum += values[index]! ** 2;
  return sum;
}

/** Dot products of the nearest decks' deviations with that of the list. */
function target(
  { list }: RecommendQuery,
  {
    scale,
    size,
    along,
    square,
    mean,
    share,
    holders,
  }: Regression & { mean: Float64Array; share: number; holders: Holders },
): Float64Array {
  const included = new Uint32Array(size);
  let listAlong = 0;
  for (const card of list) {
    listAlong += mean[card]!;
    for (let i = 0; i < size; i++) if (holdsAt(holders, card, i)) included[i]!++;
  }
  return Float64Array.from({ length: size }, (_, i) => {
    const product = (included[i]! - listAlong) / share - along[i]! + square;
    return product * scale[i]!;
  });
}

import { decksRunning } from '../counting/accessors.ts';
import type { Engine } from '../decks/engine.ts';
import { floatColumn } from '../decks/float-column.ts';
import { perEngine } from '../decks/per-engine.ts';
import { nthLargest } from './linear.ts';
import type { RecommendQuery } from './query.ts';
import { RECOMMEND } from './settings.ts';

/** Suggested cards with what is expected of each; their order does not matter. */
export type Suggested = { cards: readonly number[]; rank: Float64Array; expected: Float64Array };

const { priceFrom, priceTo, priceStep, priceWidth } = RECOMMEND;
const STEPS = Math.round(Math.log(priceTo / priceFrom) / priceStep) + 1;
const NO_STEP = -1;

/** By card, the step of its price on a logarithmic scale; prices beyond either end count as that end; −1 without a price. */
const priceSteps = perEngine(({ cardPriceCents }) =>
  Int8Array.from(cardPriceCents, (cents) =>
    cents < 0
      ? NO_STEP
      : Math.round(Math.log(Math.min(priceTo, Math.max(priceFrom, cents / 100)) / priceFrom) / priceStep),
  ),
);

/**
 * By how much a card's place gains for costing what the cards of the list cost: the ratio of the density of the list's
 * prices to that of the prices of what is suggested, at the card's price, by a Gaussian kernel over logarithms of prices.
 * A list of few cards says little, and a price that neither side has says nothing. The more decks play a card, the less
 * its price adds to what they say. A card without a price neither gains nor loses: 1.
 */
export function priceFactors(
  engine: Engine,
  { list }: RecommendQuery,
  suggested: Suggested,
): (card: number) => number {
  const steps = priceSteps(engine);
  const own = new Float64Array(STEPS);
  let priced = 0;
  for (const card of list) if (add(own, steps[card]!, 1)) priced++;
  const others = new Float64Array(STEPS);
  let total = 0;
  for (const card of first(suggested)) {
    const weight = suggested.expected[card]!;
    if (add(others, steps[card]!, weight)) total += weight;
  }
  if (priced === 0 || total <= 0) return () => 1;
  const { pricePriorCards: prior, priceLeast: least } = RECOMMEND;
  const listDensity = smoothed(own);
  const logRatio = smoothed(others).map((sum, step) => {
    const usual = sum / total;
    const mixed = (listDensity[step]! + prior * usual) / (priced + prior);
    return Math.log((mixed + least) / (usual + least));
  });
  const hold = decksRunning(engine);
  return (card) => {
    const step = steps[card]!;
    if (step === NO_STEP) return 1;
    const unplayed = RECOMMEND.priceDecks / (RECOMMEND.priceDecks + hold[card]!);
    return Math.exp(unplayed * logRatio[step]!);
  };
}

/** The first of the suggested cards, all of them if they are few. */
function first({ cards, rank }: Suggested): readonly number[] {
  const most = RECOMMEND.priceSuggested;
  if (cards.length <= most) return cards;
  const ranks = floatColumn(cards, (card) => rank[card]!);
  const least = nthLargest(ranks, most);
  return cards.filter((card) => rank[card]! >= least);
}

function add(counts: Float64Array, step: number, weight: number): boolean {
  if (step === NO_STEP) return false;
  counts[step]! += weight;
  return true;
}

function smoothed(counts: Float64Array): Float64Array {
  return counts.map((_, at) =>
    counts.reduce(
      (sum, count, step) => sum + count * Math.exp(-0.5 * (((at - step) * priceStep) / priceWidth) ** 2),
      0,
    ),
  );
}

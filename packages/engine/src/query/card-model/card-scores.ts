import { getContexts, LARGEST_WEIGHT } from '../../card-model-format.ts';
import { floatColumn } from '../decks/float-column.ts';
import type { CardModel } from './card-model.ts';

/**
 * What the cards of a list say for each card, about 0…1: the sum of their weights for a solved card, reduced to the share
 * of its decks that do not have it as commander, and what it inherits by likeness for any other. That is a regression on
 * the solved cards by likeness: with P as in the build, q the list and g the likeness, it is gᵀ·P·q, and
 * (P·q)ₖ = Pₖₖ · (qₖ − scoreₖ). A card that is like no card of the list inherits nothing, and the colors alone say nothing
 * for a card, so each score has a reason. Cards not asked about have 0; a card of the list has what the others say for it.
 * @param said cards of the list, commanders included, each once; what the model does not know says nothing
 * @param requested by card, 1 if its score is wanted
 * @param identity colors of the commanders, which say something for a card, too
 */
export function cardScores(
  model: CardModel,
  said: readonly number[],
  requested: Uint8Array,
  identity: number,
): Float64Array {
  const { solved, solvedCards, mainShare, weights, largest, diagonal, index, contexts, contextWeights } =
    model;
  // Whole numbers, so the order of the list does not matter.
  const sums = new Int32Array(solved);
  const isSaid = new Uint8Array(solved);
  const hasReason = new Uint8Array(solved);
  for (const card of said) {
    const row = index[card]!;
    if (row < 0) continue;
    isSaid[row] = 1;
    const from = row * solved;
    for (let column = 0; column < solved; column++) {
      const weight = weights[from + column]!;
      // 1 if the weight is above zero; a branch would be guessed wrong half the time.
      hasReason[column]! |= -weight >>> 31;
      sums[column]! += Math.imul(weight, Math.abs(weight));
    }
  }
  const colors = new Float64Array(solved);
  for (const context of contexts > 0 ? getContexts(identity) : []) {
    for (let column = 0; column < solved; column++)
      colors[column]! += contextWeights[context * solved + column]!;
  }
  const scores = new Float64Array(model.cards);
  const perFeature = new Float64Array(model.features);
  for (let column = 0; column < solved; column++) {
    const card = solvedCards[column]!;
    const score = (sums[column]! * largest[column]!) / LARGEST_WEIGHT ** 2 + colors[column]!;
    if (requested[card] === 1 && (score < 0 || hasReason[column] === 1))
      scores[card] = score * mainShare[column]!;
    const left = isSaid[column]! - score;
    addFeatures(model, card, model.inherited * diagonal[column]! * left, perFeature);
  }
  const shared = new Float64Array(model.features);
  for (const card of said) addFeatures(model, card, 1, shared);
  for (let card = 0; card < model.cards; card++) {
    if (requested[card] !== 1 || index[card]! >= 0 || sumFeatures(model, card, shared) === 0) continue;
    scores[card] = sumFeatures(model, card, perFeature) * model.perLength[card]!;
  }
  return scores;
}

/**
 * How alike each card is to the cards of a list, on average, 0…1: the answer if the model knows none of them, as with a
 * commander that no deck and no precon has.
 */
export function likenessScores(
  model: CardModel,
  said: readonly number[],
  requested: Uint8Array,
): Float64Array {
  const perFeature = new Float64Array(model.features);
  for (const card of said) addFeatures(model, card, 1 / said.length, perFeature);
  const scores = new Float64Array(model.cards);
  for (let card = 0; card < model.cards; card++)
    if (requested[card] === 1) scores[card] = sumFeatures(model, card, perFeature) * model.perLength[card]!;
  return scores;
}

/** Adds the card's features, times a factor, each weighted twice, so that a plain sum gives the product of two rows. */
function addFeatures(model: CardModel, card: number, factor: number, values: Float64Array): void {
  const { featureStart, cardFeatures, featureWeight } = model;
  const scale = factor * model.perLength[card]!;
  const end = featureStart[card + 1]!;
  for (let entry = featureStart[card]!; entry < end; entry++) {
    const feature = cardFeatures[entry]!;
    values[feature]! += scale * featureWeight[feature]! ** 2;
  }
}

function sumFeatures({ featureStart, cardFeatures }: CardModel, card: number, values: Float64Array): number {
  const end = featureStart[card + 1]!;
  let sum = 0;
  for (let entry = featureStart[card]!; entry < end; entry++) sum += values[cardFeatures[entry]!]!;
  return sum;
}

/**
 * How alike a card is to each of the others, 0…1, by the features that solved cards have. The function keeps its memory
 * between calls.
 */
export function likenesses(model: CardModel): (card: number, others: ArrayLike<number>) => Float64Array {
  const values = new Float64Array(model.features);
  return (card, others) => {
    const { featureStart, cardFeatures, perLength } = model;
    addFeatures(model, card, 1, values);
    const alike = floatColumn(others, (other) => sumFeatures(model, other, values) * perLength[other]!);
    for (const feature of cardFeatures.subarray(featureStart[card], featureStart[card + 1]))
      values[feature] = 0;
    return alike;
  };
}

/** What one card of a list says for another, in the command zone or not; 0 unless both are solved. */
export function getWeight(
  { index, solved, weights, largest }: CardModel,
  one: number,
  other: number,
): number {
  const row = index[one]!;
  const column = index[other]!;
  if (row < 0 || column < 0) return 0;
  const weight = weights[row * solved + column]!;
  return (weight * Math.abs(weight) * largest[column]!) / LARGEST_WEIGHT ** 2;
}

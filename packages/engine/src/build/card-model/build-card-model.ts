import { AppError, type CardFeature } from '@deckwright/domain';
import {
  CARD_MODEL_HEADER_BYTES,
  CARD_MODEL_MAGIC,
  CARD_MODEL_VERSION,
  type CardModelCounts,
  CONTEXTS,
  cardModelLength,
  getContexts,
  LARGEST_WEIGHT,
  viewCardModel,
} from '../../card-model-format.ts';
import { assertLittleEndian } from '../../format.ts';
import type { UsualDeck } from '../types.ts';
import { invertSymmetric } from './dense.ts';
import { type FeatureRows, readFeatureRows } from './feature-rows.ts';
import { addLikeness, addTogether } from './gram.ts';
import { CARD_MODEL, type CardModelSettings } from './settings.ts';

export type ModelDeck = { commanders: readonly number[]; cards: ArrayLike<number> };

/** Cards by engine index. */
export type CardModelInput = {
  /** The distinct features of each card. */
  features: Iterable<readonly CardFeature[]>;
  /** Whether each card is a basic land, which the model ignores. */
  isBasic: readonly boolean[];
  /** The color identity of each card, bits W U B R G. */
  identity: ArrayLike<number>;
  /** The other cards of each deck each once, without commanders, which is not checked; read more than once. */
  decks: Iterable<ModelDeck>;
  /** The other cards of each precon, each once, without commanders. */
  precons: readonly UsualDeck[];
};

/**
 * Prepares what each card of a list says for every other card, from all decks, the precons and the cards themselves: a
 * ridge regression of every card on all others (EASE [1]) with these additions. Commanders are cards like others, so a
 * deck's commander speaks for cards, and what is said for a card is reduced to the share of its decks that do not have it as
 * commander; precons count as decks; and the likeness of two cards by rules text, types, keywords,
 * roles and tags is added to the number of decks that play both, as in [2]. The colors of a deck speak for its cards, too.
 * A card outside the solved ones, even one that no deck plays, is regressed on them by likeness alone, when a question is
 * answered.
 *
 * With P the inverse of what is together plus likeness plus ridge, card i speaks for card j with −Pᵢⱼ / Pⱼⱼ. Weights are
 * stored in one byte each, on a quadratic scale, so small ones keep their digits. The bytes depend on the input alone.
 *
 * 1. Steck, "Embarrassingly shallow autoencoders for sparse data", 2019.
 * 2. Jeunen, Van Balen & Goethals, "Closed-form models for collaborative filtering with side-information", 2020.
 * @throws AppError 'resource-exhausted' for more cards than an index holds.
 */
export function buildCardModel(
  input: CardModelInput,
  settings: CardModelSettings = CARD_MODEL,
): Uint8Array<ArrayBuffer> {
  assertLittleEndian();
  const cards = input.isBasic.length;
  if (cards > 0xffff) throw new AppError('resource-exhausted', `The card model holds no ${cards} cards.`);
  const { solved, mainShare } = mostPlayed(input, settings);
  const index = new Int32Array(cards).fill(-1);
  solved.forEach((card, row) => {
    index[card] = row;
  });
  const rows = readFeatureRows(input.features);
  // The contexts are the last rows and columns.
  const contexts = settings.colors ? CONTEXTS : 0;
  const size = solved.length + contexts;
  const matrix = new Float64Array(size ** 2);
  const toRows = readRows(index, contexts > 0 ? input.identity : null);
  for (const deck of input.decks) addTogether(matrix, size, toRows(deck), 1);
  for (const precon of input.precons) addTogether(matrix, size, toRows(once(precon)), settings.preconDecks);
  addLikeness(matrix, size, solved, rows, settings.likeness);
  for (let row = 0; row < size; row++) {
    const own = row * size + row;
    matrix[own]! += settings.ridge;
  }
  const precons = input.precons.map((precon) =>
    [...new Set([...precon.commanders, ...precon.cards])]
      .filter((card) => !input.isBasic[card])
      .sort((a, b) => a - b),
  );
  return write(invertSymmetric(matrix, size), {
    solved,
    contexts,
    mainShare,
    rows: withinSolved(rows, solved),
    precons,
    inherited: settings.inherited * settings.likeness,
  });
}

/** The other cards of a precon each once, without commanders. */
function once({ commanders, cards }: UsualDeck): ModelDeck {
  const others = new Set(cards);
  for (const card of commanders) others.delete(card);
  return { commanders: [...new Set(commanders)], cards: [...others] };
}

/**
 * The rows of a deck's cards and of its colors, ascending; a view that is valid until the next deck.
 * @param index the row of each card, or −1
 * @param identity colors of each card; null if the model ignores them
 */
function readRows(index: Int32Array, identity: ArrayLike<number> | null): (deck: ModelDeck) => Uint16Array {
  const solved = index.reduce((count, row) => (row < 0 ? count : count + 1), 0);
  const rows = new Uint16Array(solved + CONTEXTS);
  const contexts = Array.from({ length: 32 }, (_, colors) =>
    getContexts(colors).map((context) => solved + context),
  );
  return ({ commanders, cards }) => {
    let count = 0;
    let colors = 0;
    for (const card of commanders) {
      if (index[card]! >= 0) rows[count++] = index[card]!;
      if (identity) colors |= identity[card]!;
    }
    for (let at = 0; at < cards.length; at++) {
      const row = index[cards[at]!]!;
      if (row >= 0) rows[count++] = row;
    }
    rows.subarray(0, count).sort();
    // The rows of contexts come after those of all cards.
    if (identity) for (const row of contexts[colors] ?? []) rows[count++] = row;
    return rows.subarray(0, count);
  };
}

/**
 * The most played cards by decks and precons, ascending, ties by index; and for each the share of these that do not have
 * it as commander.
 */
function mostPlayed(
  { isBasic, decks, precons }: CardModelInput,
  { solved, preconDecks }: CardModelSettings,
): { solved: Uint16Array; mainShare: Float64Array } {
  const played = new Float64Array(isBasic.length);
  const asCommander = new Float64Array(isBasic.length);
  const play = (card: number, weight: number): void => {
    if (!isBasic[card]) played[card]! += weight;
  };
  const count = ({ commanders, cards }: ModelDeck, weight: number): void => {
    for (let at = 0; at < cards.length; at++) play(cards[at]!, weight);
    for (const card of commanders) {
      play(card, weight);
      asCommander[card]! += weight;
    }
  };
  for (const deck of decks) count(deck, 1);
  for (const precon of precons) count(once(precon), preconDecks);
  const best = Array.from(played.keys())
    .filter((card) => played[card]! > 0)
    .sort((a, b) => played[b]! - played[a]! || a - b);
  const cards = Uint16Array.from(best.slice(0, solved)).sort();
  const mainShare = Float64Array.from(cards, (card) => 1 - asCommander[card]! / played[card]!);
  return { solved: cards, mainShare };
}

/** Without the features that no solved card has, since nothing is inherited by them; lengths stay those of whole rows. */
function withinSolved({ weight, perLength, start, feature }: FeatureRows, solved: Uint16Array): FeatureRows {
  const isInherited = new Uint8Array(weight.length);
  for (const card of solved)
    for (let entry = start[card]!; entry < start[card + 1]!; entry++) isInherited[feature[entry]!] = 1;
  const number = new Uint32Array(weight.length);
  let count = 0;
  isInherited.forEach((included, old) => {
    if (included) number[old] = count++;
  });
  const from = new Uint32Array(start.length);
  const retained: number[] = [];
  for (let card = 0; card + 1 < start.length; card++) {
    for (let entry = start[card]!; entry < start[card + 1]!; entry++) {
      const old = feature[entry]!;
      if (isInherited[old]) retained.push(number[old]!);
    }
    from[card + 1] = retained.length;
  }
  return {
    weight: weight.filter((_, old) => isInherited[old] === 1),
    perLength,
    start: from,
    feature: Uint32Array.from(retained),
  };
}

type Parts = {
  solved: Uint16Array;
  contexts: number;
  mainShare: Float64Array;
  rows: FeatureRows;
  precons: readonly (readonly number[])[];
  inherited: number;
};

function write(
  inverse: Float64Array,
  { solved, contexts, mainShare, rows, precons, inherited }: Parts,
): Uint8Array<ArrayBuffer> {
  const counts: CardModelCounts = {
    cards: rows.perLength.length,
    solved: solved.length,
    features: rows.weight.length,
    featureEntries: rows.feature.length,
    precons: precons.length,
    preconEntries: precons.reduce((sum, { length }) => sum + length, 0),
    contexts,
  };
  const buffer = new ArrayBuffer(cardModelLength(counts));
  const bytes = new Uint8Array(buffer);
  const header = new DataView(buffer, 0, CARD_MODEL_HEADER_BYTES);
  bytes.set(new TextEncoder().encode(CARD_MODEL_MAGIC), 0);
  const { cards, features, featureEntries, preconEntries } = counts;
  const numbers = [cards, solved.length, features, featureEntries, precons.length, preconEntries, contexts];
  [CARD_MODEL_VERSION, ...numbers].forEach((number, position) => {
    header.setUint32(8 + position * 4, number, true);
  });
  header.setFloat64(40, inherited, true);
  const columns = viewCardModel(buffer, counts);
  columns.solvedCards.set(solved);
  columns.mainShare.set(mainShare);
  columns.featureWeight.set(rows.weight);
  columns.perLength.set(rows.perLength);
  columns.featureStart.set(rows.start);
  columns.cardFeatures.set(rows.feature);
  columns.preconCards.set(precons.flat());
  precons.forEach(({ length }, position) => {
    columns.preconStart[position + 1] = columns.preconStart[position]! + length;
  });
  packWeights(inverse, columns);
  return bytes;
}

type Packed = Pick<ReturnType<typeof viewCardModel>, 'diagonal' | 'largest' | 'weights' | 'contextWeights'>;

function packWeights(inverse: Float64Array, { diagonal, largest, weights, contextWeights }: Packed): void {
  const solved = diagonal.length;
  const size = Math.sqrt(inverse.length);
  for (let column = 0; column < solved; column++) diagonal[column] = inverse[column * size + column]!;
  const weightAt = (row: number, column: number): number =>
    -inverse[row * size + column]! / inverse[column * size + column]!;
  for (let row = 0; row < solved; row++) {
    for (let column = 0; column < solved; column++) {
      if (row === column) continue;
      const weight = Math.abs(weightAt(row, column));
      if (weight > largest[column]!) largest[column] = weight;
    }
  }
  for (let row = 0; row < solved; row++) {
    for (let column = 0; column < solved; column++) {
      const most = largest[column]!;
      if (row === column || most === 0) continue;
      const weight = weightAt(row, column);
      const root = Math.min(1, Math.sqrt(Math.abs(weight) / most));
      weights[row * solved + column] = Math.sign(weight) * Math.round(root * LARGEST_WEIGHT);
    }
  }
  for (let row = solved; row < size; row++)
    for (let column = 0; column < solved; column++)
      contextWeights[(row - solved) * solved + column] = weightAt(row, column);
}

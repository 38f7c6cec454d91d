/**
 * The card model's file: header, then sections, all little-endian and aligned to 8 bytes.
 *
 *   0  magic, 8 bytes     8  u32 version     12  u32 × 6: cards, solved, features, featureEntries, precons, preconEntries
 *  36  u32 contexts (version 1: zero)
 *  40  f64 inherited: factor of what cards outside the solved ones inherit by likeness         (to 64: zero)
 */
export const CARD_MODEL_MAGIC = 'DWCARDMD';
export const CARD_MODEL_VERSION = 2;
/** Version 1 has no contexts; otherwise it is the same. */
export const READ_CARD_MODELS: readonly number[] = [1, CARD_MODEL_VERSION];
export const CARD_MODEL_HEADER_BYTES = 64;

/** Largest stored weight; a weight w stands for w · |w| / LARGEST_WEIGHT² of its column's largest. */
export const LARGEST_WEIGHT = 127;

/** Color identities, as five bits. */
const IDENTITIES = 32;
const COLORS = 5;
/** What is known of every list: that it is one, each of its colors, and its whole identity. */
export const CONTEXTS = 1 + COLORS + IDENTITIES;

/** The contexts of a list, ascending. */
export function getContexts(identity: number): number[] {
  const colors = Array.from({ length: COLORS }, (_, bit) => bit).filter((bit) => (identity >> bit) & 1);
  return [0, ...colors.map((bit) => 1 + bit), 1 + COLORS + identity];
}

export type CardModelCounts = {
  /** Cards of the catalog. */
  cards: number;
  /** Cards that were solved together. */
  solved: number;
  features: number;
  featureEntries: number;
  precons: number;
  preconEntries: number;
  /** CONTEXTS, or 0 if the model ignores the colors of a list. */
  contexts: number;
};

export type CardModelColumns = {
  /** The solved cards, ascending. */
  solvedCards: Uint16Array;
  /** Per solved card: the share of its decks that do not have it as commander, 0…1. */
  mainShare: Float32Array;
  /** Per solved card: its entry on the diagonal of the inverse. */
  diagonal: Float32Array;
  /** Per solved card: the largest weight toward it, without sign. */
  largest: Float32Array;
  /** Square, one row per solved card of a list, one column per solved card that it speaks for. */
  weights: Int8Array;
  /** Per feature: its weight by kind and rarity. */
  featureWeight: Float32Array;
  /** Per card: one over the length of its features. */
  perLength: Float32Array;
  /** First feature of each card, then the number of entries. */
  featureStart: Uint32Array;
  /** Features of the cards. */
  cardFeatures: Uint32Array;
  /** First card of each precon, then the number of entries. */
  preconStart: Uint32Array;
  /** Cards of the precons, commanders included and basics not, ascending within a precon. */
  preconCards: Uint16Array;
  /** One row per context, one column per solved card that it speaks for; the weights themselves. */
  contextWeights: Float32Array;
};

const aligned = (bytes: number): number => Math.ceil(bytes / 8) * 8;

/** Length of a file with these counts, in bytes. */
export function cardModelLength(counts: CardModelCounts): number {
  return sectionBytes(counts).reduce((sum, bytes) => sum + aligned(bytes), CARD_MODEL_HEADER_BYTES);
}

/** Views of the sections, without copying; the buffer has the length that `cardModelLength` says. */
export function viewCardModel(buffer: ArrayBufferLike, counts: CardModelCounts): CardModelColumns {
  let next = CARD_MODEL_HEADER_BYTES;
  const [
    cards,
    main,
    diagonal,
    largest,
    weights,
    weight,
    length,
    start,
    features,
    preconStart,
    preconCards,
    context,
  ] = sectionBytes(counts).map((bytes) => {
    const offset = next;
    next += aligned(bytes);
    return offset;
  }) as [number, number, number, number, number, number, number, number, number, number, number, number];
  const { solved } = counts;
  return {
    solvedCards: new Uint16Array(buffer, cards, solved),
    mainShare: new Float32Array(buffer, main, solved),
    diagonal: new Float32Array(buffer, diagonal, solved),
    largest: new Float32Array(buffer, largest, solved),
    weights: new Int8Array(buffer, weights, solved * solved),
    featureWeight: new Float32Array(buffer, weight, counts.features),
    perLength: new Float32Array(buffer, length, counts.cards),
    featureStart: new Uint32Array(buffer, start, counts.cards + 1),
    cardFeatures: new Uint32Array(buffer, features, counts.featureEntries),
    preconStart: new Uint32Array(buffer, preconStart, counts.precons + 1),
    preconCards: new Uint16Array(buffer, preconCards, counts.preconEntries),
    contextWeights: new Float32Array(buffer, context, counts.contexts * solved),
  };
}

/** Lengths of the sections, in the order of CardModelColumns. */
function sectionBytes({
  cards,
  solved,
  features,
  featureEntries,
  precons,
  preconEntries,
  contexts,
}: CardModelCounts): number[] {
  return [
    solved * 2,
    solved * 4,
    solved * 4,
    solved * 4,
    solved * solved,
    features * 4,
    cards * 4,
    (cards + 1) * 4,
    featureEntries * 4,
    (precons + 1) * 4,
    preconEntries * 2,
    contexts * solved * 4,
  ];
}

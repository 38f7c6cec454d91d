/** A question about one commander's decks. Days are days since 1970-01-01; cards are catalogue positions. */
export type CommanderQuestion = {
  commander: number;
  /** First day that counts, or 0 for no range. */
  firstDay: number;
  /** Owner-set bracket 1…5, or 0 for all. */
  bracket: number;
  /** More creatures than this, or null. */
  moreCreaturesThan: number | null;
  /** The deck holds this card / does not hold that one, or null. */
  holds: number | null;
  lacks: number | null;
};

/** Numbers of the cards that the decks hold, at the same positions, cards ascending. */
export type CardColumns = {
  cards: Int32Array;
  numDecks: Int32Array;
  potentialDecks: Int32Array;
  /** Shrunk, NaN without a baseline. */
  synergy: Float64Array;
  lift: Float64Array;
};

export type CommanderAnswer = CardColumns & {
  decks: number;
  /** Per deck: creature, instant, sorcery, artifact, enchantment, battle, planeswalker, nonbasic land, basic. */
  types: Float64Array;
};

export type CardAnswer = {
  numDecks: number;
  potentialDecks: number;
  /** Of each commander with decks that could hold the card: decks that hold it and that could. */
  commanders: Map<number, { numDecks: number; potentialDecks: number }>;
  beside: CardColumns;
};

export type CardQuestion = { card: number };

/** Bare count: how many of a commander's decks hold each card. Index = catalogue position. */
export type Counts = Uint32Array;

/** Rows in any order → columns by card. */
export function cardColumns(
  rows: readonly (readonly [number, number, number, number, number])[],
): CardColumns {
  const sorted = [...rows].sort((a, b) => a[0] - b[0]);
  return {
    cards: Int32Array.from(sorted, (row) => row[0]),
    numDecks: Int32Array.from(sorted, (row) => row[1]),
    potentialDecks: Int32Array.from(sorted, (row) => row[2]),
    synergy: Float64Array.from(sorted, (row) => row[3]),
    lift: Float64Array.from(sorted, (row) => row[4]),
  };
}

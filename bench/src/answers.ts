/** A question about one commander's decks. Days are days since 1970-01-01; cards are catalog positions. */
export type CommanderQuestion = {
  commander: number;
  /** First day that counts, or 0 for no range. */
  firstDay: number;
  /** Owner-set bracket 1…5, or 0 for all. */
  bracket: number;
  /** More creatures than this, or null. */
  moreCreaturesThan: number | null;
  /** The deck runs this card / does not run that one, or null. */
  holds: number | null;
  lacks: number | null;
};

/** Numbers of the cards in the decks, in parallel arrays, cards ascending. */
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
  /**
   * Averages per deck: creature, instant, sorcery, artifact, enchantment, battle, planeswalker, nonbasic land, basic.
   */
  types: Float64Array;
};

export type CardAnswer = {
  numDecks: number;
  potentialDecks: number;
  /** For each commander with eligible decks: decks with the card, and eligible decks. */
  commanders: Map<number, { numDecks: number; potentialDecks: number }>;
  alongside: CardColumns;
};

export type CardQuestion = { card: number };

/** Plain counts: how many of a commander's decks run each card. Index = catalog position. */
export type Counts = Uint32Array;

/** Converts rows in any order to columns by card. */
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

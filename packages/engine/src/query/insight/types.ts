import type { Card, ColorIdentity } from '@deckwright/domain';

/** Copies of one card in a deck. */
export type InsightLine = {
  card: Card;
  /** At least 1. */
  quantity: number;
  /** Colors of mana that it produces or fetches. */
  makes: ColorIdentity;
};

/** A deck to analyze; each card has a single line. */
export type InsightDeck = {
  commanders: readonly InsightLine[];
  cards: readonly InsightLine[];
  /** Outside the deck. `words`: its condition in words, for data without rules texts; null where there are none. */
  companion?: { card: Card; words: string | null } | null;
};

/** Commanders first. */
export function allLines({ commanders, cards }: InsightDeck): InsightLine[] {
  return [...commanders, ...cards];
}

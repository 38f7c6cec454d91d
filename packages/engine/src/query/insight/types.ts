import type { Card, ColorIdentity } from '@deckwright/domain';

/** Copies of one card in a deck. */
export type InsightLine = {
  card: Card;
  /** At least 1. */
  quantity: number;
  /** Colors of mana that it produces or finds in this deck. */
  makes: ColorIdentity;
  /** How much of a source it is; absent for one whole source of what it makes. */
  sources?: readonly ManaSource[] | undefined;
};

/** A way in which a card makes mana. */
export type ManaSource = {
  /** The colors. */
  makes: ColorIdentity;
  /** Part of a source of each of them, above 0 and at most 1. */
  part: number;
  /** It helps to cast costs of this mana value and above. */
  from: number;
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

/** Copies of all lines. */
export function sumQuantities(lines: readonly Pick<InsightLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

import type { Card, ColorIdentity } from '@deckwright/domain';

/** Copies of one card in a deck. */
export type InsightLine = {
  card: Card;
  /** At least 1. */
  quantity: number;
  /** Colors of mana that it makes or finds. */
  makes: ColorIdentity;
};

/** A deck to be looked at; no card stands twice. */
export type InsightDeck = {
  commanders: readonly InsightLine[];
  cards: readonly InsightLine[];
};

/** Commanders first. */
export function allLines({ commanders, cards }: InsightDeck): InsightLine[] {
  return [...commanders, ...cards];
}

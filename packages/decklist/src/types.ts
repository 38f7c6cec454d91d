import type { DeckEntry } from '@deckwright/domain';

/** A line that could not be added; `line` counts from 1. */
export type DeckProblem = { line: number; text: string; reason: string };

/** A deck list by sections; equal names are merged, in order of first mention. */
export type DeckList = {
  commanders: string[];
  cards: DeckEntry[];
  companion: string | null;
  sideboard: DeckEntry[];
  /** Cards noted down but not in the deck. */
  maybeboard: DeckEntry[];
};

export type ParsedDeck = DeckList & { problems: DeckProblem[] };

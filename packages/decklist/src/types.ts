import type { DeckEntry } from '@deckwright/domain';
import type { NotReadLine } from './read/types.ts';

/** A line that could not be read; `line` counts from 1. */
export type DeckProblem = NotReadLine;

/** A deck list by its parts; equal names are merged, in order of first mention. */
export type DeckList = {
  commanders: string[];
  cards: DeckEntry[];
  companion: string | null;
  sideboard: DeckEntry[];
  /** Cards noted down but not in the deck. */
  maybeboard: DeckEntry[];
  tokens: DeckEntry[];
  /** Planes, schemes, stickers and the like. */
  other: DeckEntry[];
};

export type ParsedDeck = DeckList & { problems: DeckProblem[] };

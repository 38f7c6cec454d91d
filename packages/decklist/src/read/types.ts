import type { ColorIdentity, LeadFacts } from '@deckwright/domain';

/** What the input was recognized as; `text` is a plain list, one card a line. */
export type DeckFormat =
  | 'text'
  | 'table'
  | 'markdown'
  | 'mtgo'
  | 'cockatrice'
  | 'forge'
  | 'xmage'
  | 'moxfield'
  | 'archidekt'
  | 'mtgjson'
  | 'tabletop-simulator'
  | 'json';

export type Finish = 'normal' | 'foil' | 'etched';

/** A card as the list names it. Equal names of one section and finish are merged, in order of first mention. */
export type ListEntry = {
  /** As written, without marks, printing and remarks; the real name of a card where the list gives both. */
  name: string;
  /** At least 1. */
  quantity: number;
  /** The heading or category it stands under, as written ("Ramp"); empty without one. */
  section: string;
  finish: Finish;
  /** Where it stands in the input, from 1: a line, a row or (JSON, XML in one line) an entry; one for each mention. */
  lines: number[];
};

/** Where a card outside the deck belongs. */
export type OutsideBoard = 'sideboard' | 'maybeboard' | 'tokens' | 'other';

/** A card that the list holds but that is not in the deck; `section` names its part of the list. */
export type OutsideCard = ListEntry & { board: OutsideBoard };

/** Something that could not be read; `line` counts from 1, `reason` continues a sentence ("the quantity must be 1 to 999"). */
export type NotReadLine = { line: number; text: string; reason: string };

/** A line that names no card: a heading, or what the list says of itself. */
type OtherLine = { line: number; text: string };

/** What a list says of itself besides its cards; null where it says nothing. */
export type ListFacts = {
  id: string | null;
  /** The game format, as written. */
  gameFormat: string | null;
  /** When it was saved, as written. */
  date: string | null;
  bracket: number | null;
  url: string | null;
};

/**
 * A deck list by its parts. Every line, row or entry of the input that says something is in exactly one of
 * `commanders`, `companion`, `cards`, `outside`, `headings`, `metadata` and `notRead`.
 */
export type DeckListReading = {
  format: DeckFormat;
  commanders: ListEntry[];
  companion: ListEntry | null;
  cards: ListEntry[];
  outside: OutsideCard[];
  headings: OtherLine[];
  metadata: OtherLine[];
  notRead: NotReadLine[];
  facts: ListFacts;
};

/** What the reader needs to know of a card. */
export type KnownCard = {
  /** The full name, with both faces. */
  name: string;
  /** What lets it lead, and its colors; without them it is never taken for a commander that the list does not mark. */
  lead?: LeadFacts;
  colorIdentity?: ColorIdentity;
};

/**
 * Finds the card with this name, as `buildCardFinder` does; null for a name that no card has. With it, the reader tells
 * headings from names ("Brainstorm (1)"), printed titles from real names, pairs from single commanders, and finds a
 * commander that the list does not mark.
 */
export type FindCard = (name: string) => KnownCard | null;

export type ReadOptions = {
  /** Name of the file, if known; its ending decides where the content allows several formats. */
  fileName?: string | undefined;
  cards?: FindCard | undefined;
  /** Most copies in one line; 999 if not given. */
  maxQuantity?: number | undefined;
};

import type { DeckRejection, DeckResult, DeckRights, RawDeck } from '@deckwright/domain';
import type { Judged, SoundDeck } from './judge-deck.ts';

/** The source of a deck: the number of its source, and of the lake folder in order of ingest. */
type Origin = { source: number; folder: number };

/** The player who shared a deck: numbers that distinguish accounts and networks and reveal nothing else. */
export type SharedBy = { account: number; network: number };

/** A deck of a source, with the player who shared it, if any. */
export type LakeDeck = RawDeck & { by?: SharedBy };

export type DeckFolder = {
  source: string;
  rights: DeckRights;
  /** Number of decks in it. */
  size: number;
  read(): Iterable<LakeDeck>;
};

/** A result with the number of its source, and the commanders of the list by catalog position. */
export type PlayedResult = { source: number; result: DeckResult; commanders: readonly number[] };

export type Candidate = Judged & Origin & { by?: SharedBy | undefined };

export type CountedDeck = SoundDeck &
  Origin & {
    id: string;
    day: number | null;
    url: string | null;
    by?: SharedBy | undefined;
    /** Its results, and those of decks with the same list. */
    results?: PlayedResult[] | undefined;
  };

export type RejectDeck = (
  deck: { source: number; id: string },
  reason: DeckRejection,
  detail: string,
) => void;

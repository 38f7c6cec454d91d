import type { DeckRejection, DeckRights, RawDeck } from '@deckwright/domain';
import type { Judged, SoundDeck } from './judge-deck.ts';

/** Where a deck comes from: the number of its source, and of the lake folder in order of ingest. */
type Origin = { source: number; folder: number };

/** Who shared a deck, where a player did: numbers that tell accounts and networks apart and nothing else. */
export type SharedBy = { account: number; network: number };

/** A deck of a source, with who shared it where a player did. */
export type LakeDeck = RawDeck & { by?: SharedBy };

export type DeckFolder = {
  source: string;
  rights: DeckRights;
  /** Decks in it. */
  size: number;
  read(): Iterable<LakeDeck>;
};

export type Candidate = Judged & Origin & { by?: SharedBy | undefined };

export type CountedDeck = SoundDeck &
  Origin & { id: string; day: number | null; url: string | null; by?: SharedBy | undefined };

export type RejectDeck = (
  deck: { source: number; id: string },
  reason: DeckRejection,
  detail: string,
) => void;

import type { DeckRejection, DeckResult, DeckRights, RawDeck } from '@deckwright/domain';
import type { FileFacts } from '@deckwright/snapshot';
import type { Judged, SoundDeck } from './judge-deck.ts';

/** The player who shared a deck: numbers that distinguish accounts and networks and reveal nothing else. */
export type SharedBy = { account: number; network: number };

/** A deck of a source, with the player who shared it, if any. */
export type LakeDeck = RawDeck & { by?: SharedBy };

export type DeckFolder = {
  source: string;
  rights: DeckRights;
  /** Number of decks in it. */
  size: number;
} & ({ read(): Iterable<LakeDeck> } | LakeDeckFile);

/** Decks without a player, as a file of the lake. */
export type LakeDeckFile = {
  path: string;
  facts: FileFacts | undefined;
  /** Whether the deck was removed on request; null if none was. */
  isRefused: ((deck: Pick<RawDeck, 'id' | 'url'>) => boolean) | null;
};

/** A result with the number of its source, and the commanders of the list by catalog position. */
export type PlayedResult = { source: number; result: DeckResult; commanders: readonly number[] };

/** A sound deck with the estimated bracket, 2…5, or 0 if its owner or source states one. */
type EstimatedDeck = SoundDeck & { estimatedBracket: number };

/** A deck with the verdict of the rules that need no other deck. */
export type JudgedDeck =
  | Exclude<Judged, { deck: SoundDeck }>
  | WithEstimate<Extract<Judged, { deck: SoundDeck }>>;

type WithEstimate<T> = Omit<T, 'deck'> & { deck: EstimatedDeck };

/** Counts a deck of the table as rejected; `detail` is asked for the first few of each reason. */
export type RejectDeck = (deck: number, reason: DeckRejection, detail: () => string) => void;

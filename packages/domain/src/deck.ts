import type { Bracket } from './brackets.ts';
import type { DeckResult } from './deck-result.ts';

/** Cards of a Commander deck, commanders included. */
export const DECK_SIZE = 100;

/** The operator's claim to the right to use a deck source. */
export type DeckRights = 'own' | 'licensed' | 'permission';

export const DECK_RIGHTS: readonly DeckRights[] = ['own', 'licensed', 'permission'];

/** Source id of the decks that players share on the site. */
export const PLAYERS_SOURCE = 'players';

/** A card line of a deck list; `quantity` is at least 1. */
export type DeckEntry = { name: string; quantity: number };

/** A deck as stored in the lake: raw card names, resolved by the build. No player or deck names. */
export type RawDeck = {
  /** Id within its source; source and id together identify a deck across its versions. */
  id: string;
  commanders: string[];
  /** The other cards, without commanders, companion and sideboard. */
  cards: DeckEntry[];
  companion: string | null;
  /** Last saved, YYYY-MM-DD, or null. */
  date: string | null;
  /** The owner's tags, unchanged. */
  tags: string[];
  /** Stated bracket, or null. */
  bracket: Bracket | null;
  /** Public address of the list, or null. */
  url: string | null;
  /** False if the source records one copy of each card, so the numbers of basics are unknown. */
  hasQuantities: boolean;
  /** How it did in a tournament. With a result, `commanders` and `cards` may be empty: a player without a list. */
  result?: DeckResult | undefined;
};

/**
 * What the engine does not store of a counted deck: its id, which is that of its list; where it came from, as the index
 * of its provenance row and its public address, if known; copies of each basic land by slug, empty if the source does
 * not record them, and the recorded copies of cards of which a deck may not have that many.
 */
export type DeckLink = {
  id: string;
  source: number;
  url: string | null;
  basics: CopiesBySlug;
  /** Cards with more copies than a deck may have. */
  extraCopies?: CopiesBySlug;
  /** The date its source states, YYYY-MM-DD, if the deck counts without a date all the same; else null. */
  statedDate: string | null;
  /** Ids by source of all decks with this list, the counted one first; none in older snapshots. */
  sourceIds: readonly string[];
};

type CopiesBySlug = readonly (readonly [slug: string, copies: number])[];

/** What `/healthz` and the manifest say about each deck source. */
export type DeckProvenance = { source: string; rights: DeckRights; decks: number };

/** Why a deck does not count; `build` prints these words. */
export const DECK_REJECTIONS = [
  'no-list',
  'no-commander',
  'unknown-commander',
  'illegal-commanders',
  'too-few-cards',
  'too-many-cards',
  'off-color',
  'precon',
  'older-version',
  'identical-list',
  'too-old',
  'future-date',
  'weight-cap',
] as const;

export type DeckRejection = (typeof DECK_REJECTIONS)[number];

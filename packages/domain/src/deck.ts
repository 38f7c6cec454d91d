import type { Bracket } from './brackets.ts';

/** What the operator states about the right to use a deck source. */
export type DeckRights = 'own' | 'licensed' | 'permission';

export const DECK_RIGHTS: readonly DeckRights[] = ['own', 'licensed', 'permission'];

/** The source of the decks that players share on the site. */
export const PLAYERS_SOURCE = 'players';

/** A card line of a deck list; `quantity` is at least 1. */
export type DeckEntry = { name: string; quantity: number };

/** A deck as it lies in the lake: raw names, resolved at build. No names of players or of the deck. */
export type RawDeck = {
  /** Id within its source; source and id identify a deck over its versions. */
  id: string;
  commanders: string[];
  /** The other cards; commanders, companion and sideboard are not among them. */
  cards: DeckEntry[];
  companion: string | null;
  /** Last saved, YYYY-MM-DD, or null. */
  date: string | null;
  /** Owner's tags as given. */
  tags: string[];
  /** Owner-set bracket, or null. */
  bracket: Bracket | null;
  /** Public address of the list, or null. */
  url: string | null;
  /** False where the source records one copy of each card, so that basics' counts are missing. */
  hasQuantities: boolean;
};

/**
 * Where a counted deck came from: its own id, the number of its provenance row, its public address if known; and what
 * the engine does not keep, copies of each basic land by slug, empty where the source does not record them.
 */
export type DeckLink = {
  id: string;
  source: number;
  url: string | null;
  basics: readonly (readonly [slug: string, copies: number])[];
};

/** What `/healthz` and the manifest say about each deck source. */
export type DeckProvenance = { source: string; rights: DeckRights; decks: number };

/** Why a deck does not count; the words are shown by `build`. */
export const DECK_REJECTIONS = [
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

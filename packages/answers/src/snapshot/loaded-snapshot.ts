import type { CardColumns } from '@deckwright/card-query';
import type { Card, CardSet, Combo, ExcludedNames, PreconDeck, Theme } from '@deckwright/domain';
import type { NameIndex } from '@deckwright/search';
import type { DeckLinks, Manifest, Rulings, SnapshotHistory } from '@deckwright/snapshot';
import type { AskEngine, Overview } from '../engine/index.ts';
import type { AlikeCards } from './alike-cards.ts';
import type { CommanderTable } from './commander-table.ts';
import type { NameResolver } from './name-resolver.ts';
import type { TypeaheadIndex } from './typeahead-index.ts';

/** Finds cards by the text a visitor types; returns positions in the snapshot's cards, best match first. */
type SearchNames = (query: string, limit: number) => number[];

/** What is computed when it is first needed. */
export type SnapshotPart = 'columns' | 'alike' | 'typeahead';

/**
 * A snapshot in memory, ready to answer. Columns, similar cards and suggestions are computed when they are first needed,
 * or before that by `prepareSnapshot`: await `ready` before reading them, otherwise they are computed at once, which blocks
 * the thread.
 */
export type LoadedSnapshot = {
  manifest: Manifest;
  cards: readonly Card[];
  combos: readonly Combo[];
  precons: readonly PreconDeck[];
  sets: readonly CardSet[];
  /** Every theme and creature type, with or without decks; position = number of the theme in the engine. */
  themes: readonly Theme[];
  /** Position in `themes` by current or former slug, or null. */
  themeBySlug: (slug: string) => number | null;
  /** Where each deck came from, by engine deck. */
  deckLinks: DeckLinks;
  /** Rulings by card. */
  rulings: Rulings;
  /** Prices and counts of earlier days. */
  history: SnapshotHistory;
  overview: Overview;
  commanders: CommanderTable;
  resolver: NameResolver;
  /** Names of the card data that no card has, and the date of the card data; none in older snapshots. */
  excluded: ExcludedNames;
  searchNames: SearchNames;
  /** As `searchNames`, filled up with similar names. */
  nearestNames: SearchNames;
  names: NameIndex;
  /** The cards in columns for card queries. */
  columns: CardColumns;
  /** Finds cards with a similar function. */
  alike: AlikeCards;
  /** Index for search box suggestions. */
  typeahead: TypeaheadIndex;
  ask: AskEngine;
  /** Resolves when these parts can be read without blocking the thread. */
  ready: (...parts: SnapshotPart[]) => Promise<void>;
  /** Computes step by step what is computed on first use, here and in each worker. @throws UnsoundSnapshotError */
  prepareParts: (nextTurn: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  /** Origins of card and set pictures. */
  imageOrigins: readonly string[];
  /** The decks behind all numbers, in words. */
  corpus: string;
};

/** `close` frees the snapshot's workers and other resources. */
export type SnapshotResources = { snapshot: LoadedSnapshot; close: () => Promise<void> };

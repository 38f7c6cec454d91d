import type { CardColumns } from '@deckwright/card-query';
import type { Card, CardSet, Combo, PreconDeck, Theme } from '@deckwright/domain';
import type { NameIndex } from '@deckwright/search';
import type { DeckLinks, Manifest, Rulings } from '@deckwright/snapshot';
import type { AlikeCards } from '../card/alike-cards.ts';
import type { AskEngine, Overview } from '../engine/engine-calls.ts';
import type { CommanderTable } from './commander-table.ts';
import type { NameResolver } from './name-resolver.ts';
import type { TypeaheadIndex } from './typeahead-index.ts';

/** Finds cards by what a visitor types; best match first, positions in the snapshot's cards. */
type SearchNames = (query: string, limit: number) => number[];

/** A snapshot in memory, ready to answer. */
export type LoadedSnapshot = {
  manifest: Manifest;
  cards: readonly Card[];
  combos: readonly Combo[];
  precons: readonly PreconDeck[];
  sets: readonly CardSet[];
  /** Every theme and kindred theme, with or without decks; position = number of the theme in the engine. */
  themes: readonly Theme[];
  /** Position in `themes`, by a slug of now or of before, or null. */
  themeBySlug: (slug: string) => number | null;
  /** Where each deck came from, by engine deck. */
  deckLinks: DeckLinks;
  /** What was said on how a card works, by card. */
  rulings: Rulings;
  overview: Overview;
  commanders: CommanderTable;
  resolver: NameResolver;
  searchNames: SearchNames;
  /** As `searchNames`, filled up with names that look alike. */
  nearestNames: SearchNames;
  names: NameIndex;
  /** The cards as queries read them. */
  columns: CardColumns;
  /** Cards that do much the same as another. */
  alike: AlikeCards;
  /** Finds what the search box offers. */
  typeahead: TypeaheadIndex;
  ask: AskEngine;
  /** Origins the card and set pictures come from. */
  imageOrigins: readonly string[];
  /** The decks behind all numbers, in words. */
  corpus: string;
};

/** Frees what the snapshot holds beside memory. */
export type SnapshotResources = { snapshot: LoadedSnapshot; close: () => Promise<void> };

// Written by `npm run clients` from the description of the API.
import type { RequestOptions, Client } from '../client.js';
import type { Chosen, Fields } from '../chosen.js';
import type * as types from '../types.js';

/** Commanders and pairs with decks, those with the most decks first. */
export declare function list(client: Client, parameters?: {
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields?: never;
  /** Number of entries in one answer, 1…100; 50 where absent. */
  limit?: number;
  /** Id of the last entry of the page before, as `next` writes it. The first page where absent. */
  after?: string;
  /** Color identity, exactly, such as `azorius`, `mono-red` or `colorless`. All where absent. */
  colors?: string;
  /** Entries in at least so many decks only; 0 where absent. */
  min_decks?: number | null;
  /** `true`: pairs alone; `false`: single commanders alone. Both where absent. */
  pairs?: 'true' | 'false';
  /** Only decks saved in the 7, 30 or 365 days up to `source.asOf`. All counted decks where absent. */
  range?: 'week' | 'month' | 'year';
  /** Only decks whose owner set this bracket, 1…5. All where absent. */
  bracket?: number;
  /** With `bracket`: `true` counts decks without a bracket from their owner by our estimate, too. */
  estimated?: 'true' | 'false';
}, call?: RequestOptions): Promise<types.CommanderItems>;
/** Commanders and pairs with decks, those with the most decks first. */
export declare function list(client: Client, parameters: {
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
  /** Number of entries in one answer, 1…100; 50 where absent. */
  limit?: number;
  /** Id of the last entry of the page before, as `next` writes it. The first page where absent. */
  after?: string;
  /** Color identity, exactly, such as `azorius`, `mono-red` or `colorless`. All where absent. */
  colors?: string;
  /** Entries in at least so many decks only; 0 where absent. */
  min_decks?: number | null;
  /** `true`: pairs alone; `false`: single commanders alone. Both where absent. */
  pairs?: 'true' | 'false';
  /** Only decks saved in the 7, 30 or 365 days up to `source.asOf`. All counted decks where absent. */
  range?: 'week' | 'month' | 'year';
  /** Only decks whose owner set this bracket, 1…5. All where absent. */
  bracket?: number;
  /** With `bracket`: `true` counts decks without a bracket from their owner by our estimate, too. */
  estimated?: 'true' | 'false';
}, call?: RequestOptions): Promise<Chosen<types.CommanderItems>>;

/** A commander or pair: what its decks are like. */
export declare function get(client: Client, parameters: {
  /** Id of the commander (the oracle id of its card; of a pair, both joined by `_`), or its slug */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields?: never;
  /** Only decks saved in the 7, 30 or 365 days up to `source.asOf`. All counted decks where absent. */
  range?: 'week' | 'month' | 'year';
  /** Only decks whose owner set this bracket, 1…5. All where absent. */
  bracket?: number;
  /** With `bracket`: `true` counts decks without a bracket from their owner by our estimate, too. */
  estimated?: 'true' | 'false';
  /** Only decks with this theme, by its id as `/themes` lists it. All where absent. */
  deck_theme?: string;
  /** Only the cheapest or the most expensive third of each commander’s priced decks. All where absent. */
  budget?: 'budget' | 'expensive';
  /** Only decks that came in the first 16 of a tournament of at least 32 players. All where absent. */
  placing?: 'top16';
}, call?: RequestOptions): Promise<types.CommanderItem>;
/** A commander or pair: what its decks are like. */
export declare function get(client: Client, parameters: {
  /** Id of the commander (the oracle id of its card; of a pair, both joined by `_`), or its slug */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
  /** Only decks saved in the 7, 30 or 365 days up to `source.asOf`. All counted decks where absent. */
  range?: 'week' | 'month' | 'year';
  /** Only decks whose owner set this bracket, 1…5. All where absent. */
  bracket?: number;
  /** With `bracket`: `true` counts decks without a bracket from their owner by our estimate, too. */
  estimated?: 'true' | 'false';
  /** Only decks with this theme, by its id as `/themes` lists it. All where absent. */
  deck_theme?: string;
  /** Only the cheapest or the most expensive third of each commander’s priced decks. All where absent. */
  budget?: 'budget' | 'expensive';
  /** Only decks that came in the first 16 of a tournament of at least 32 players. All where absent. */
  placing?: 'top16';
}, call?: RequestOptions): Promise<Chosen<types.CommanderItem>>;

/** How many decks a commander led, and its rank, by earlier data. */
export declare function history(client: Client, parameters: {
  /** Id of the commander (the oracle id of its card; of a pair, both joined by `_`), or its slug */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields?: never;
}, call?: RequestOptions): Promise<types.CommanderHistoryItem>;
/** How many decks a commander led, and its rank, by earlier data. */
export declare function history(client: Client, parameters: {
  /** Id of the commander (the oracle id of its card; of a pair, both joined by `_`), or its slug */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
}, call?: RequestOptions): Promise<Chosen<types.CommanderHistoryItem>>;

/** How decks of a commander did in tournaments, with and without each card. */
export declare function results(client: Client, parameters: {
  /** Id of the commander (the oracle id of its card; of a pair, both joined by `_`), or its slug */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields?: never;
  /** Only decks saved in the 7, 30 or 365 days up to `source.asOf`. All counted decks where absent. */
  range?: 'week' | 'month' | 'year';
  /** Only decks whose owner set this bracket, 1…5. All where absent. */
  bracket?: number;
  /** With `bracket`: `true` counts decks without a bracket from their owner by our estimate, too. */
  estimated?: 'true' | 'false';
  /** Only decks with this theme, by its id as `/themes` lists it. All where absent. */
  deck_theme?: string;
  /** Only the cheapest or the most expensive third of each commander’s priced decks. All where absent. */
  budget?: 'budget' | 'expensive';
  /** Only decks that came in the first 16 of a tournament of at least 32 players. All where absent. */
  placing?: 'top16';
}, call?: RequestOptions): Promise<types.CommanderResultsItem>;
/** How decks of a commander did in tournaments, with and without each card. */
export declare function results(client: Client, parameters: {
  /** Id of the commander (the oracle id of its card; of a pair, both joined by `_`), or its slug */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
  /** Only decks saved in the 7, 30 or 365 days up to `source.asOf`. All counted decks where absent. */
  range?: 'week' | 'month' | 'year';
  /** Only decks whose owner set this bracket, 1…5. All where absent. */
  bracket?: number;
  /** With `bracket`: `true` counts decks without a bracket from their owner by our estimate, too. */
  estimated?: 'true' | 'false';
  /** Only decks with this theme, by its id as `/themes` lists it. All where absent. */
  deck_theme?: string;
  /** Only the cheapest or the most expensive third of each commander’s priced decks. All where absent. */
  budget?: 'budget' | 'expensive';
  /** Only decks that came in the first 16 of a tournament of at least 32 players. All where absent. */
  placing?: 'top16';
}, call?: RequestOptions): Promise<Chosen<types.CommanderResultsItem>>;

/** A deck for a commander from the cards and precons, by what the cards are for. */
export declare function proposal(client: Client, parameters: {
  /** Id of the commander (the oracle id of its card; of a pair, both joined by `_`), or its slug */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields?: never;
}, call?: RequestOptions): Promise<types.ProposalItem>;
/** A deck for a commander from the cards and precons, by what the cards are for. */
export declare function proposal(client: Client, parameters: {
  /** Id of the commander (the oracle id of its card; of a pair, both joined by `_`), or its slug */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
}, call?: RequestOptions): Promise<Chosen<types.ProposalItem>>;

/** The cards that decks of a commander run, with inclusion, synergy and lift. */
export declare function cards(client: Client, parameters: {
  /** Id of the commander (the oracle id of its card; of a pair, both joined by `_`), or its slug */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields?: never;
  /** Number of entries in one answer, 1…100; 50 where absent. */
  limit?: number;
  /** Id of the last entry of the page before, as `next` writes it. The first page where absent. */
  after?: string;
  /** By the lower end of inclusion’s interval, as on the commander’s page, by synergy, or by lift. */
  order?: 'inclusion' | 'synergy' | 'lift';
  /** Color identity that the card fits into, such as `azorius`. All where absent. */
  colors?: string;
  /** Card type that lists group the card under. All where absent. */
  type?: 'Creature' | 'Instant' | 'Sorcery' | 'Artifact' | 'Enchantment' | 'Battle' | 'Planeswalker' | 'Land';
  /** What the card does in decks. All where absent. */
  role?: 'ramp' | 'draw' | 'removal' | 'sweeper' | 'tutor' | 'protection' | 'recursion' | 'counterspell' | 'mana-artifact' | 'utility-land' | 'fixing-land' | 'mass-land-denial' | 'extra-turn';
  /** Id of a theme that the card counts for, as `/themes` lists it. All where absent. */
  theme?: string;
  /** Entries in at least so many decks only; 0 where absent. */
  min_decks?: number | null;
  /** Only decks saved in the 7, 30 or 365 days up to `source.asOf`. All counted decks where absent. */
  range?: 'week' | 'month' | 'year';
  /** Only decks whose owner set this bracket, 1…5. All where absent. */
  bracket?: number;
  /** With `bracket`: `true` counts decks without a bracket from their owner by our estimate, too. */
  estimated?: 'true' | 'false';
  /** Only decks with this theme, by its id as `/themes` lists it. All where absent. */
  deck_theme?: string;
  /** Only the cheapest or the most expensive third of each commander’s priced decks. All where absent. */
  budget?: 'budget' | 'expensive';
  /** Only decks that came in the first 16 of a tournament of at least 32 players. All where absent. */
  placing?: 'top16';
}, call?: RequestOptions): Promise<types.PlayedCardItems>;
/** The cards that decks of a commander run, with inclusion, synergy and lift. */
export declare function cards(client: Client, parameters: {
  /** Id of the commander (the oracle id of its card; of a pair, both joined by `_`), or its slug */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
  /** Number of entries in one answer, 1…100; 50 where absent. */
  limit?: number;
  /** Id of the last entry of the page before, as `next` writes it. The first page where absent. */
  after?: string;
  /** By the lower end of inclusion’s interval, as on the commander’s page, by synergy, or by lift. */
  order?: 'inclusion' | 'synergy' | 'lift';
  /** Color identity that the card fits into, such as `azorius`. All where absent. */
  colors?: string;
  /** Card type that lists group the card under. All where absent. */
  type?: 'Creature' | 'Instant' | 'Sorcery' | 'Artifact' | 'Enchantment' | 'Battle' | 'Planeswalker' | 'Land';
  /** What the card does in decks. All where absent. */
  role?: 'ramp' | 'draw' | 'removal' | 'sweeper' | 'tutor' | 'protection' | 'recursion' | 'counterspell' | 'mana-artifact' | 'utility-land' | 'fixing-land' | 'mass-land-denial' | 'extra-turn';
  /** Id of a theme that the card counts for, as `/themes` lists it. All where absent. */
  theme?: string;
  /** Entries in at least so many decks only; 0 where absent. */
  min_decks?: number | null;
  /** Only decks saved in the 7, 30 or 365 days up to `source.asOf`. All counted decks where absent. */
  range?: 'week' | 'month' | 'year';
  /** Only decks whose owner set this bracket, 1…5. All where absent. */
  bracket?: number;
  /** With `bracket`: `true` counts decks without a bracket from their owner by our estimate, too. */
  estimated?: 'true' | 'false';
  /** Only decks with this theme, by its id as `/themes` lists it. All where absent. */
  deck_theme?: string;
  /** Only the cheapest or the most expensive third of each commander’s priced decks. All where absent. */
  budget?: 'budget' | 'expensive';
  /** Only decks that came in the first 16 of a tournament of at least 32 players. All where absent. */
  placing?: 'top16';
}, call?: RequestOptions): Promise<Chosen<types.PlayedCardItems>>;

/** The counted decks of a commander, newest first. */
export declare function decks(client: Client, parameters: {
  /** Id of the commander (the oracle id of its card; of a pair, both joined by `_`), or its slug */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields?: never;
  /** Number of entries in one answer, 1…100; 50 where absent. */
  limit?: number;
  /** Id of the last entry of the page before, as `next` writes it. The first page where absent. */
  after?: string;
  /** Id of a theme that the deck has, as `/themes` lists it. All where absent. */
  theme?: string;
  /** Bracket of the deck, 1…5: its owner’s, or our estimate where there is none. All where absent. */
  bracket?: number;
  /** Decks with a price of at most so much, USD. All where absent. */
  max_price?: number | null;
}, call?: RequestOptions): Promise<types.DeckItems>;
/** The counted decks of a commander, newest first. */
export declare function decks(client: Client, parameters: {
  /** Id of the commander (the oracle id of its card; of a pair, both joined by `_`), or its slug */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
  /** Number of entries in one answer, 1…100; 50 where absent. */
  limit?: number;
  /** Id of the last entry of the page before, as `next` writes it. The first page where absent. */
  after?: string;
  /** Id of a theme that the deck has, as `/themes` lists it. All where absent. */
  theme?: string;
  /** Bracket of the deck, 1…5: its owner’s, or our estimate where there is none. All where absent. */
  bracket?: number;
  /** Decks with a price of at most so much, USD. All where absent. */
  max_price?: number | null;
}, call?: RequestOptions): Promise<Chosen<types.DeckItems>>;

// Written by `npm run clients` from the description of the API.
import type { RequestOptions, Client } from '../client.js';
import type { Chosen, Fields } from '../chosen.js';
import type * as types from '../types.js';

/** Up to 100 cards by id or name. */
export declare function batch(client: Client, body: types.CardBatch & { fields?: never }, call?: RequestOptions): Promise<types.CardBatched>;
/** Up to 100 cards by id or name. */
export declare function batch(client: Client, body: types.CardBatch & { fields: string[] }, call?: RequestOptions): Promise<Chosen<types.CardBatched>>;

/** All cards, those that most decks run first. */
export declare function list(client: Client, parameters?: {
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields?: never;
  /** Number of entries in one answer, 1…100; 50 where absent. */
  limit?: number;
  /** Id of the last entry of the page before, as `next` writes it. The first page where absent. */
  after?: string;
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
  /** By number of decks, by inclusion, salt or price (USD), highest first, or by name. Those without a number come last. */
  order?: 'decks' | 'inclusion' | 'salt' | 'price' | 'name';
  /** Only decks saved in the 7, 30 or 365 days up to `source.asOf`. All counted decks where absent. */
  range?: 'week' | 'month' | 'year';
  /** Only decks whose owner set this bracket, 1…5. All where absent. */
  bracket?: number;
  /** With `bracket`: `true` counts decks without a bracket from their owner by our estimate, too. */
  estimated?: 'true' | 'false';
}, call?: RequestOptions): Promise<types.CardItems>;
/** All cards, those that most decks run first. */
export declare function list(client: Client, parameters: {
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
  /** Number of entries in one answer, 1…100; 50 where absent. */
  limit?: number;
  /** Id of the last entry of the page before, as `next` writes it. The first page where absent. */
  after?: string;
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
  /** By number of decks, by inclusion, salt or price (USD), highest first, or by name. Those without a number come last. */
  order?: 'decks' | 'inclusion' | 'salt' | 'price' | 'name';
  /** Only decks saved in the 7, 30 or 365 days up to `source.asOf`. All counted decks where absent. */
  range?: 'week' | 'month' | 'year';
  /** Only decks whose owner set this bracket, 1…5. All where absent. */
  bracket?: number;
  /** With `bracket`: `true` counts decks without a bracket from their owner by our estimate, too. */
  estimated?: 'true' | 'false';
}, call?: RequestOptions): Promise<Chosen<types.CardItems>>;

/** A card. */
export declare function get(client: Client, parameters: {
  /** Id of the card (its oracle id), or its slug */
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
}, call?: RequestOptions): Promise<types.CardItem>;
/** A card. */
export declare function get(client: Client, parameters: {
  /** Id of the card (its oracle id), or its slug */
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
}, call?: RequestOptions): Promise<Chosen<types.CardItem>>;

/** What a card cost at each vendor on the last 90 days of data. */
export declare function prices(client: Client, parameters: {
  /** Id of the card (its oracle id), or its slug */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields?: never;
}, call?: RequestOptions): Promise<types.CardPricesItem>;
/** What a card cost at each vendor on the last 90 days of data. */
export declare function prices(client: Client, parameters: {
  /** Id of the card (its oracle id), or its slug */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
}, call?: RequestOptions): Promise<Chosen<types.CardPricesItem>>;

/** How many decks ran a card, by earlier data. */
export declare function history(client: Client, parameters: {
  /** Id of the card (its oracle id), or its slug */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields?: never;
}, call?: RequestOptions): Promise<types.CardHistoryItem>;
/** How many decks ran a card, by earlier data. */
export declare function history(client: Client, parameters: {
  /** Id of the card (its oracle id), or its slug */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
}, call?: RequestOptions): Promise<Chosen<types.CardHistoryItem>>;

/** How decks that run a card did in tournaments, beside the same commanders’ decks without it. */
export declare function results(client: Client, parameters: {
  /** Id of the card (its oracle id), or its slug */
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
}, call?: RequestOptions): Promise<types.CardResultsItem>;
/** How decks that run a card did in tournaments, beside the same commanders’ decks without it. */
export declare function results(client: Client, parameters: {
  /** Id of the card (its oracle id), or its slug */
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
}, call?: RequestOptions): Promise<Chosen<types.CardResultsItem>>;

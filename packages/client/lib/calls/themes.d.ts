// Written by `npm run clients` from the description of the API.
import type { RequestOptions, Client } from '../client.js';
import type { Chosen, Fields } from '../chosen.js';
import type * as types from '../types.js';

/** Themes and creature types of decks, those that most decks have first. */
export declare function list(client: Client, parameters?: {
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields?: never;
  /** Number of entries in one answer, 1…100; 50 where absent. */
  limit?: number;
  /** Id of the last entry of the page before, as `next` writes it. The first page where absent. */
  after?: string;
  /** `theme`: strategies alone; `kindred`: creature types alone. Both where absent. */
  kind?: 'theme' | 'kindred';
  /** Entries in at least so many decks only; 0 where absent. */
  min_decks?: number | null;
}, call?: RequestOptions): Promise<types.ThemeItems>;
/** Themes and creature types of decks, those that most decks have first. */
export declare function list(client: Client, parameters: {
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
  /** Number of entries in one answer, 1…100; 50 where absent. */
  limit?: number;
  /** Id of the last entry of the page before, as `next` writes it. The first page where absent. */
  after?: string;
  /** `theme`: strategies alone; `kindred`: creature types alone. Both where absent. */
  kind?: 'theme' | 'kindred';
  /** Entries in at least so many decks only; 0 where absent. */
  min_decks?: number | null;
}, call?: RequestOptions): Promise<Chosen<types.ThemeItems>>;

/** A theme or creature type. */
export declare function get(client: Client, parameters: {
  /** Id of the theme: its slug */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields?: never;
}, call?: RequestOptions): Promise<types.ThemeItem>;
/** A theme or creature type. */
export declare function get(client: Client, parameters: {
  /** Id of the theme: its slug */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
}, call?: RequestOptions): Promise<Chosen<types.ThemeItem>>;

// Written by `npm run clients` from the description of the API.
import type { RequestOptions, Client } from '../client.js';
import type { Chosen, Fields } from '../chosen.js';
import type * as types from '../types.js';

/** Combos, those that most decks run first. */
export declare function list(client: Client, parameters?: {
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields?: never;
  /** Number of entries in one answer, 1…100; 50 where absent. */
  limit?: number;
  /** Id of the last entry of the page before, as `next` writes it. The first page where absent. */
  after?: string;
  /** Id of the card (its oracle id), or its slug: combos with it alone. All where absent. */
  card?: string;
  /** Color identity that the combo fits into, such as `azorius`. All where absent. */
  colors?: string;
  /** Entries in at least so many decks only; 0 where absent. */
  min_decks?: number | null;
}, call?: RequestOptions): Promise<types.ComboItems>;
/** Combos, those that most decks run first. */
export declare function list(client: Client, parameters: {
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
  /** Number of entries in one answer, 1…100; 50 where absent. */
  limit?: number;
  /** Id of the last entry of the page before, as `next` writes it. The first page where absent. */
  after?: string;
  /** Id of the card (its oracle id), or its slug: combos with it alone. All where absent. */
  card?: string;
  /** Color identity that the combo fits into, such as `azorius`. All where absent. */
  colors?: string;
  /** Entries in at least so many decks only; 0 where absent. */
  min_decks?: number | null;
}, call?: RequestOptions): Promise<Chosen<types.ComboItems>>;

/** A combo and how many decks run it. */
export declare function get(client: Client, parameters: {
  /** Id of the combo, as `/combos` lists it */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields?: never;
}, call?: RequestOptions): Promise<types.ComboItem>;
/** A combo and how many decks run it. */
export declare function get(client: Client, parameters: {
  /** Id of the combo, as `/combos` lists it */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
}, call?: RequestOptions): Promise<Chosen<types.ComboItem>>;

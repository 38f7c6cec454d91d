// Written by `npm run clients` from the description of the API.
import type { RequestOptions, Client } from '../client.js';
import type { Chosen, Fields } from '../chosen.js';
import type * as types from '../types.js';

/** Preconstructed Commander decks by set, newest first. */
export declare function list(client: Client, parameters?: {
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields?: never;
  /** Number of entries in one answer, 1…100; 50 where absent. */
  limit?: number;
  /** Id of the last entry of the page before, as `next` writes it. The first page where absent. */
  after?: string;
  /** Color identity, exactly, such as `azorius`. All where absent. */
  colors?: string;
  /** Code of its set, lower case. All where absent. */
  set?: string;
}, call?: RequestOptions): Promise<types.PreconItems>;
/** Preconstructed Commander decks by set, newest first. */
export declare function list(client: Client, parameters: {
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
  /** Number of entries in one answer, 1…100; 50 where absent. */
  limit?: number;
  /** Id of the last entry of the page before, as `next` writes it. The first page where absent. */
  after?: string;
  /** Color identity, exactly, such as `azorius`. All where absent. */
  colors?: string;
  /** Code of its set, lower case. All where absent. */
  set?: string;
}, call?: RequestOptions): Promise<Chosen<types.PreconItems>>;

/** A preconstructed Commander deck with its cards. */
export declare function get(client: Client, parameters: {
  /** Id of the precon: its slug */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields?: never;
}, call?: RequestOptions): Promise<types.PreconItem>;
/** A preconstructed Commander deck with its cards. */
export declare function get(client: Client, parameters: {
  /** Id of the precon: its slug */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
}, call?: RequestOptions): Promise<Chosen<types.PreconItem>>;

// Written by `npm run clients` from the description of the API.
import type { RequestOptions, Client } from '../client.js';
import type { Chosen, Fields } from '../chosen.js';
import type * as types from '../types.js';

/** Sets, newest first. */
export declare function list(client: Client, parameters?: {
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields?: never;
  /** Number of entries in one answer, 1…100; 50 where absent. */
  limit?: number;
  /** Id of the last entry of the page before, as `next` writes it. The first page where absent. */
  after?: string;
  /** Kind of set. All where absent. */
  type?: 'main' | 'commander' | 'reprint' | 'other';
}, call?: RequestOptions): Promise<types.SetItems>;
/** Sets, newest first. */
export declare function list(client: Client, parameters: {
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
  /** Number of entries in one answer, 1…100; 50 where absent. */
  limit?: number;
  /** Id of the last entry of the page before, as `next` writes it. The first page where absent. */
  after?: string;
  /** Kind of set. All where absent. */
  type?: 'main' | 'commander' | 'reprint' | 'other';
}, call?: RequestOptions): Promise<Chosen<types.SetItems>>;

/** A set. */
export declare function get(client: Client, parameters: {
  /** Id of the set: its code, lower case */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields?: never;
}, call?: RequestOptions): Promise<types.SetItem>;
/** A set. */
export declare function get(client: Client, parameters: {
  /** Id of the set: its code, lower case */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
}, call?: RequestOptions): Promise<Chosen<types.SetItem>>;

/** The cards of a set, those that most decks run first. */
export declare function cards(client: Client, parameters: {
  /** Id of the set: its code, lower case */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields?: never;
  /** Number of entries in one answer, 1…100; 50 where absent. */
  limit?: number;
  /** Id of the last entry of the page before, as `next` writes it. The first page where absent. */
  after?: string;
}, call?: RequestOptions): Promise<types.CardItems>;
/** The cards of a set, those that most decks run first. */
export declare function cards(client: Client, parameters: {
  /** Id of the set: its code, lower case */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
  /** Number of entries in one answer, 1…100; 50 where absent. */
  limit?: number;
  /** Id of the last entry of the page before, as `next` writes it. The first page where absent. */
  after?: string;
}, call?: RequestOptions): Promise<Chosen<types.CardItems>>;

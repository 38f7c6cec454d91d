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
}, call?: RequestOptions): Promise<types.CardItems>;
/** All cards, those that most decks run first. */
export declare function list(client: Client, parameters: {
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
  /** Number of entries in one answer, 1…100; 50 where absent. */
  limit?: number;
  /** Id of the last entry of the page before, as `next` writes it. The first page where absent. */
  after?: string;
}, call?: RequestOptions): Promise<Chosen<types.CardItems>>;

/** A card. */
export declare function get(client: Client, parameters: {
  /** Id of the card (its oracle id), or its slug */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields?: never;
}, call?: RequestOptions): Promise<types.CardItem>;
/** A card. */
export declare function get(client: Client, parameters: {
  /** Id of the card (its oracle id), or its slug */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
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

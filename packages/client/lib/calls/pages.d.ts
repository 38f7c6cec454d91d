// Written by `npm run clients` from the description of the API.
import type { RequestOptions, Client } from '../client.js';
import type { Chosen, Fields } from '../chosen.js';
import type * as types from '../types.js';

/** A card, or the two cards of a pair, as lists show them. */
export declare function entries(client: Client, parameters: {
  /** The last part of the address of a card, a commander or a pair */
  slug: string;
}, call?: RequestOptions): Promise<types.CardEntries>;

/** Card lists of a page as CSV. */
export declare function csv(client: Client, parameters: {
  /** Path of a page */
  page: string;
}, call?: RequestOptions): Promise<string>;

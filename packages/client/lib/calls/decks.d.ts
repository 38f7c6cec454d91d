// Written by `npm run clients` from the description of the API.
import type { RequestOptions, Client } from '../client.js';
import type { Chosen, Fields } from '../chosen.js';
import type * as types from '../types.js';

/** A counted deck with its cards. */
export declare function get(client: Client, parameters: {
  /** Id of the deck, as `/commanders/{id}/decks` lists it */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields?: never;
}, call?: RequestOptions): Promise<types.DeckItem>;
/** A counted deck with its cards. */
export declare function get(client: Client, parameters: {
  /** Id of the deck, as `/commanders/{id}/decks` lists it */
  id: string;
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
}, call?: RequestOptions): Promise<Chosen<types.DeckItem>>;

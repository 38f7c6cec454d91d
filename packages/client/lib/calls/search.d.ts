// Written by `npm run clients` from the description of the API.
import type { RequestOptions, Client } from '../client.js';
import type { Chosen, Fields } from '../chosen.js';
import type * as types from '../types.js';

/** The cards that a query finds. */
export declare function cards(client: Client, parameters: {
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields?: never;
  /** Number of entries in one answer, 1…100; 50 where absent. */
  limit?: number;
  /** Id of the last entry of the page before, as `next` writes it. The first page where absent. */
  after?: string;
  /** A query such as `t:elf id<=bg mv<=2`: by name, color, type, text, price, decks and more, as explained on /search */
  q: string;
}, call?: RequestOptions): Promise<types.CardFound>;
/** The cards that a query finds. */
export declare function cards(client: Client, parameters: {
  /** Fields to answer, separated by commas, such as `name,prices.tcgplayer.price`; a dot leads into a field. `object` and `id` are always there. All fields where absent. */
  fields: Fields;
  /** Number of entries in one answer, 1…100; 50 where absent. */
  limit?: number;
  /** Id of the last entry of the page before, as `next` writes it. The first page where absent. */
  after?: string;
  /** A query such as `t:elf id<=bg mv<=2`: by name, color, type, text, price, decks and more, as explained on /search */
  q: string;
}, call?: RequestOptions): Promise<Chosen<types.CardFound>>;

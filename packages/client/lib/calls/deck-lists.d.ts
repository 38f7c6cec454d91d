// Written by `npm run clients` from the description of the API.
import type { RequestOptions, Client } from '../client.js';
import type { Chosen, Fields } from '../chosen.js';
import type * as types from '../types.js';

/** Reads a deck list: commanders, companion, cards, what is outside the deck, what was not read. */
export declare function read(client: Client, body: types.DeckListText, call?: RequestOptions): Promise<types.DeckListAnswer>;

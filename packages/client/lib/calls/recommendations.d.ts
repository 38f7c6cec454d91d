// Written by `npm run clients` from the description of the API.
import type { RequestOptions, Client } from '../client.js';
import type { Chosen, Fields } from '../chosen.js';
import type * as types from '../types.js';

/** Cards to add to a deck and cards to cut, with reasons. */
export declare function make(client: Client, body: types.RecommendationsRequest, call?: RequestOptions): Promise<types.RecommendationsAnswer>;

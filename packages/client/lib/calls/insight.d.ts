// Written by `npm run clients` from the description of the API.
import type { RequestOptions, Client } from '../client.js';
import type { Chosen, Fields } from '../chosen.js';
import type * as types from '../types.js';

/** What a deck is made of: curve, types, colors, prices, salt, bracket, combos and problems. */
export declare function make(client: Client, body: types.InsightBody, call?: RequestOptions): Promise<types.InsightAnswer>;

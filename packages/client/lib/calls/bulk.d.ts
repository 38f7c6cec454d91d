// Written by `npm run clients` from the description of the API.
import type { RequestOptions, Client } from '../client.js';
import type { Chosen, Fields } from '../chosen.js';
import type * as types from '../types.js';

/** Files with all of our numbers, as JSONL, CSV and Parquet. */
export declare function list(client: Client, call?: RequestOptions): Promise<types.BulkAnswer>;

/** A file of the bulk data. */
export declare function download(client: Client, parameters: {
  /** Name of an edition, as `/api/v1/bulk` writes it in `url`, or `latest` */
  edition: string;
  /** Name of the file */
  file: string;
}, call?: RequestOptions): Promise<Response>;

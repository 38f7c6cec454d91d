import type { Client, RequestOptions } from './client.js';
/** One page of a list. */
export type ListPage<Entry> = {
    data: Entry[];
    next: string | null;
    source: {
        snapshot: string;
    };
};
export type EachOptions = RequestOptions & {
    /** True: end with a `DataChangedError` if the data are renewed on the way. Otherwise an entry may come twice or be missed. */
    sameData?: boolean;
};
/**
 * All entries of a list from this page on; the next pages are asked for as they are needed.
 * `for await (const card of each(client, cards.list(client))) …`
 */
export declare function each<Entry>(client: Client, first: ListPage<Entry> | Promise<ListPage<Entry>>, { sameData, ...call }?: EachOptions): AsyncGenerator<Entry, void, undefined>;

import { DataChangedError } from './api-error.ts';
import type { Client, RequestOptions } from './client.ts';

/** One page of a list. */
export type ListPage<Entry> = { data: Entry[]; next: string | null; source: { snapshot: string } };

export type EachOptions = RequestOptions & {
  /** True: end with a `DataChangedError` if the data are renewed on the way. Otherwise an entry may come twice or be missed. */
  sameData?: boolean;
};

const BASE = '/api/v1';

/**
 * All entries of a list from this page on; the next pages are asked for as they are needed.
 * `for await (const card of each(client, cards.list(client))) …`
 */
export async function* each<Entry>(
  client: Client,
  first: ListPage<Entry> | Promise<ListPage<Entry>>,
  { sameData = false, ...call }: EachOptions = {},
): AsyncGenerator<Entry, void, undefined> {
  let page = await first;
  const { snapshot } = page.source;
  for (;;) {
    yield* page.data;
    const { next } = page;
    if (next === null) return;
    if (!next.startsWith(`${BASE}/`)) throw new TypeError(`The next page is outside the API: ${next}`);
    page = await client.get<ListPage<Entry>>(next.slice(BASE.length), {}, call);
    if (sameData && page.source.snapshot !== snapshot)
      throw new DataChangedError('The data were renewed between two pages. Begin again.');
    if (page.next === next) throw new TypeError(`The list does not go on behind ${next}`);
  }
}

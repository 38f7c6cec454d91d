/** Entries in one answer of a ranked list. */
const ENTRIES_PER_PAGE = 100;

export type Paged<T> = {
  shown: T[];
  fields: {
    numEntries: number;
    page: number;
    pages: number;
    isPaginated: boolean;
    more: string | null;
    query: string;
  };
};

/** One page, from 1, of the list at `path`; empty past the end. `toQuery` returns the query string of a page. */
export function paginate<T>(
  entries: readonly T[],
  page: number,
  { path, toQuery }: { path: string; toQuery: (page: number) => string },
): Paged<T> {
  const pages = Math.max(1, Math.ceil(entries.length / ENTRIES_PER_PAGE));
  return {
    shown: entries.slice((page - 1) * ENTRIES_PER_PAGE, page * ENTRIES_PER_PAGE),
    fields: {
      numEntries: entries.length,
      page,
      pages,
      isPaginated: pages > 1,
      more: page < pages ? `${path}${toQuery(page + 1)}` : null,
      query: toQuery(page),
    },
  };
}

import {
  printQueryValues,
  type QueryValues,
  readQueryValues,
  SEARCH_QUERY,
  SEARCH_VIEW_QUERY,
} from '@deckwright/contract';

/** Set by the search box of every page: complete names open their page, everything else is searched for. */
export const GO = 'go';

export type SearchAddress = QueryValues<typeof SEARCH_VIEW_QUERY>;

/** The search in a URL; invalid values are ignored. */
export function readSearch(query: URLSearchParams): SearchAddress {
  return readQueryValues(SEARCH_VIEW_QUERY, query).values;
}

/** The query string of the page's document. */
export function documentQuery(address: SearchAddress): string {
  return printQueryValues(SEARCH_QUERY, address);
}

export function searchUrl(address: Partial<SearchAddress> & { q: string }): string {
  return `/search${printQueryValues(SEARCH_VIEW_QUERY, address)}`;
}

/** URL of the cards with the same function. */
export function functionUrl(id: string): string {
  return searchUrl({ q: `function:${id}` });
}

/** The query with another order: replaces its order and direction. */
export function withOrder(q: string, order: string | null): string {
  const bare = q
    .replace(/(^|\s)(?:order|sort|direction|dir)[:=]\S+/gi, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return order === null ? bare : `${bare} order:${order}`.trim();
}

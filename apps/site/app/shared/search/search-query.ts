export const SEARCH_VIEWS = ['images', 'table', 'text'] as const;
export type SearchView = (typeof SEARCH_VIEWS)[number];

export type SearchAddress = { q: string; page: number; view: SearchView };

/** What the address of a search states; nonsense counts as nothing. */
export function readSearch(query: URLSearchParams): SearchAddress {
  const page = query.get('page') ?? '';
  const view = query.get('view');
  return {
    q: (query.get('q') ?? '').trim(),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    view: SEARCH_VIEWS.find((name) => name === view) ?? 'images',
  };
}

/** The query string of the page's document. */
export function documentQuery({ q, page }: SearchAddress): string {
  return printQuery({ q, page, view: 'images' });
}

export function searchUrl(address: Partial<SearchAddress> & { q: string }): string {
  return `/search${printQuery({ page: 1, view: 'images', ...address })}`;
}

/** The cards that do the same in decks. */
export function functionUrl(id: string): string {
  return searchUrl({ q: `function:${id}` });
}

/** The query with another order: what it said of order and direction is left out. */
export function withOrder(q: string, order: string | null): string {
  const bare = q
    .replace(/(^|\s)(?:order|sort|direction|dir)[:=]\S+/gi, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return order === null ? bare : `${bare} order:${order}`.trim();
}

function printQuery({ q, page, view }: SearchAddress): string {
  const query = new URLSearchParams();
  if (q !== '') query.set('q', q);
  if (page > 1) query.set('page', `${page}`);
  if (view !== 'images') query.set('view', view);
  return query.size > 0 ? `?${query}` : '';
}

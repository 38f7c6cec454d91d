import type { TimeRange } from '@deckwright/domain';

/** The query of the list that a page's address states: range and page, in this order; '' or '?…'. */
export function listQuery(search: URLSearchParams): string {
  return printQuery(search.get('range') ?? 'none', search.get('page') ?? '1');
}

/** The address of one page of the list. */
export function listUrl(range: TimeRange, page = 1): string {
  return `/commanders${printQuery(range, `${page}`)}`;
}

function printQuery(range: string, page: string): string {
  const query = new URLSearchParams();
  if (page !== '1') query.set('page', page);
  if (range !== 'none') query.set('range', range);
  return query.size > 0 ? `?${query}` : '';
}

import { parseDeckQuery, parseViewQuery, printDeckQuery, printViewQuery } from '@deckwright/api-client';
import { AppError } from '@deckwright/domain';

/** The path in lower case without doubled or last slashes; percent escapes keep their case. */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean);
  return `/${segments.join('/')}`.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}

/** Keys of single pages: slugs and plain numbers, each of one form. */
const PAGE_KEYS = [
  'by',
  'cap',
  'card',
  'cheap',
  'colors',
  'commander',
  'dir',
  'kind',
  'mana',
  'prints',
  'result',
  'size',
  'type',
] as const;
const PLAIN_VALUE = /^[a-z0-9][a-z0-9.-]{0,99}$/;

/**
 * The query a page may depend on, in one form with its keys sorted: the deck query, the page of a list, the keys
 * of single pages, for pages how lists are shown and, for data requests (the same however they are shown), the routes
 * asked for. Null where it cannot be read, is a free search or a mail's token, or holds what the page warns of: such a page is rendered
 * but not kept.
 */
export function canonicalQuery(query: URLSearchParams, isData: boolean): string | null {
  const page = query.get('page') ?? '';
  if (query.has('q') || query.has('token') || !/^(?:[1-9]\d{0,4})?$/.test(page)) return null;
  const own = PAGE_KEYS.flatMap((key) => query.getAll(key).map((value) => ({ key, value })));
  if (own.some(({ value }) => value !== '' && !PLAIN_VALUE.test(value))) return null;
  const routes = isData ? query.get('_routes') : null;
  try {
    const { filters, warnings } = parseDeckQuery(query);
    if (warnings.length > 0) return null;
    const pairs = printDeckQuery(filters).replace('?', '').split('&');
    if (page !== '' && page !== '1') pairs.push(`page=${page}`);
    pairs.push(...own.filter(({ value }) => value !== '').map(({ key, value }) => `${key}=${value}`));
    if (!isData) pairs.push(...printViewQuery(parseViewQuery(query)));
    if (routes !== null) pairs.push(`_routes=${encodeURIComponent(routes)}`);
    const kept = [...new Set(pairs.filter(Boolean))].sort();
    return kept.length > 0 ? `?${kept.join('&')}` : '';
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Names a page among those kept; `path` and `query` are in canonical form. */
export function pageKey(snapshotId: string, path: string, query: string): string {
  return `${snapshotId} ${path}${query}`;
}

import { queryKeysAt } from '@deckwright/answers';
import { parseDeckQuery, parseViewQuery, printDeckQuery, printViewQuery } from '@deckwright/api-client';
import { AppError } from '@deckwright/domain';

/** The path in lower case without doubled or last slashes; percent escapes keep their case. */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean);
  return `/${segments.join('/')}`.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}

/** Slugs and plain numbers, each of one form. */
const PLAIN_VALUE = /^[a-z0-9][a-z0-9.-]{0,99}$/;
const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/** Read together: a list that knows one of them warns of the others. */
const DECK_KEYS: ReadonlySet<string> = new Set(['f', 'range', 'bracket', 'estimated', 'theme', 'budget']);

/**
 * The query a page may depend on, in one form with its keys sorted: by the table of pages the deck query, the page of a
 * list and the page's own keys; for pages how lists are shown and, for data requests (the same however they are shown),
 * the routes asked for. An address that is not in the table may depend on the deck query, as those do that state filters
 * in their path. Null where the query cannot be read, is a free search or a mail's token, or holds what the page warns
 * of: such a page is rendered but not kept.
 */
export function canonicalQuery(path: string, query: URLSearchParams): string | null {
  if (query.has('q') || query.has('token')) return null;
  const isData = path.endsWith('.data');
  const keys = queryKeysAt(pageOf(path)) ?? DECK_KEYS;
  try {
    const pairs = [...deckPairs(query, keys), ...ownPairs(query, keys)];
    if (!isData) pairs.push(...printViewQuery(parseViewQuery(query)));
    const routes = isData ? query.get('_routes') : null;
    if (routes !== null) pairs.push(`_routes=${encodeURIComponent(routes)}`);
    const kept = [...new Set(pairs.filter(Boolean))].sort();
    return kept.length > 0 ? `?${kept.join('&')}` : '';
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The path by which the table of pages knows what is shown at a path, or its data. */
function pageOf(path: string): string {
  const page = path.replace(/\.data$/, '').replace(/^\/_root$/, '/');
  return page === '/' ? '/home' : page;
}

/** @throws AppError invalid-argument for what cannot be read or is warned of */
function deckPairs(query: URLSearchParams, keys: ReadonlySet<string>): string[] {
  if (![...keys].some((key) => DECK_KEYS.has(key))) return [];
  const { filters, warnings } = parseDeckQuery(query);
  if (warnings.length > 0) throw new AppError('invalid-argument', warnings.join(' '));
  return printDeckQuery(filters).replace('?', '').split('&');
}

/** @throws AppError invalid-argument for values that are not plain */
function ownPairs(query: URLSearchParams, keys: ReadonlySet<string>): string[] {
  return [...keys].flatMap((key) => {
    if (DECK_KEYS.has(key)) return [];
    const values = query.getAll(key).filter((value) => value !== '');
    const form = key === 'page' ? PAGE_NUMBER : PLAIN_VALUE;
    if (values.some((value) => !form.test(value)))
      throw new AppError('invalid-argument', `${key}= is not plain.`);
    // The first page is the list itself.
    return values.filter((value) => key !== 'page' || value !== '1').map((value) => `${key}=${value}`);
  });
}

/** Names a page among those kept; `path` and `query` are in canonical form. */
export function pageKey(snapshotId: string, path: string, query: string): string {
  return `${snapshotId} ${path}${query}`;
}

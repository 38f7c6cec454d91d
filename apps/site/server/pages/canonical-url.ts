import { queryAt } from '@deckwright/answers';
import {
  DECK_QUERY,
  joinQuery,
  parseViewQuery,
  printPairs,
  type QueryKeys,
  readAsked,
  withPairs,
} from '@deckwright/api-client';
import { AppError } from '@deckwright/domain';

/** The path in lower case without doubled or last slashes; percent escapes keep their case. */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean);
  return `/${segments.join('/')}`.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}

/** The routes whose data is asked for, as the router names them. */
const ROUTES = /^[a-z][a-z0-9./_-]{0,60}(?:,[a-z][a-z0-9./_-]{0,60}){0,7}$/;

/** A name as the site writes it; under any other, a page is made for who asks and not kept. */
const PLAIN_NAME = /^[a-z0-9][a-z0-9.-]{0,99}$/;

/**
 * The query a page may depend on, in one form with its keys sorted: the keys that the table of pages has for it; for pages
 * how lists are shown and, for data requests (the same however they are shown), the routes asked for. An address that is
 * not in the table may depend on the deck query, as those do that state filters in their path. Null where the query cannot
 * be read, is a free search or a mail's token, or holds what the page warns of: such a page is rendered but not kept.
 */
export function canonicalQuery(path: string, query: URLSearchParams): string | null {
  if (query.has('q') || query.has('token')) return null;
  const isData = path.endsWith('.data');
  try {
    const pairs = ownPairs(queryAt(pageOf(path)) ?? DECK_QUERY, query);
    if (pairs === null) return null;
    if (!isData) return joinQuery(withPairs('', pairs), parseViewQuery(query));
    const routes = query.get('_routes');
    if (routes !== null && !ROUTES.test(routes)) return null;
    return withPairs('', routes === null ? pairs : [...pairs, `_routes=${encodeURIComponent(routes)}`]);
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

/** Null for what is warned of, and for names that are not plain. @throws AppError for what cannot be read */
function ownPairs(keys: QueryKeys, query: URLSearchParams): string[] | null {
  const { asked, warnings } = readAsked(keys, query);
  const names = Object.entries(keys).flatMap(([field, key]) => (key.isName ? key.print(asked[field]) : ''));
  const isPlain = names.every((name) => name === '' || PLAIN_NAME.test(name));
  return isPlain && warnings.length === 0 ? printPairs(keys, asked) : null;
}

/** Names a page among those kept; `path` and `query` are in canonical form. */
export function pageKey(snapshotId: string, path: string, query: string): string {
  return `${snapshotId} ${path}${query}`;
}

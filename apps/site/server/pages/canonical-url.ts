import { queryAt } from '@deckwright/answers';
import {
  DECK_QUERY,
  joinQuery,
  parseViewQuery,
  printPairs,
  type QueryKeys,
  readQueryValues,
  withPairs,
} from '@deckwright/contract';
import { AppError } from '@deckwright/domain';

/** The slashes of a name with two faces whose spaces alone were replaced, "fire-//-ice"; also encoded. */
const BETWEEN_FACES = /-(?:\/\/|%2f%2f)(?=-)/gi;

/** The path in lower case without duplicate or trailing slashes; percent escapes keep their case. */
export function canonicalPath(pathname: string): string {
  const segments = pathname.replaceAll(BETWEEN_FACES, '').split('/').filter(Boolean);
  return `/${segments.join('/')}`.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}

/** The routes whose data is requested, as the router names them. */
const ROUTES = /^[a-z][a-z0-9./_-]{0,60}(?:,[a-z][a-z0-9./_-]{0,60}){0,7}$/;

/** A name as the site writes it; pages under any other name are rendered for the request and not cached. */
const PLAIN_NAME = /^[a-z0-9][a-z0-9.-]{0,99}$/;

/**
 * The part of the query a page may depend on, normalized with sorted keys: the keys that the table of pages has for it;
 * for pages how lists are shown and, for data requests (which do not depend on that), the requested routes. An address
 * that is not in the table may depend on the deck query, as those with filters in their path do. Null if the query is
 * invalid, is a free search or an email token, or contains something the page warns about: such a page is rendered but
 * not cached.
 */
export function canonicalQuery(path: string, query: URLSearchParams): string | null {
  if (query.has('q') || query.has('token')) return null;
  const isData = path.endsWith('.data');
  try {
    const pairs = ownPairs(queryAt(getPage(path)) ?? DECK_QUERY, query);
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

/** The path by which the table of pages knows a page or its data. */
function getPage(path: string): string {
  const page = path.replace(/\.data$/, '').replace(/^\/_root$/, '/');
  return page === '/' ? '/home' : page;
}

/** Null for what a page warns about, and for names that are not plain. @throws AppError if the query is invalid */
function ownPairs(keys: QueryKeys, query: URLSearchParams): string[] | null {
  const { values: requested, warnings } = readQueryValues(keys, query);
  const names = Object.entries(keys).flatMap(([field, key]) =>
    key.isName ? key.print(requested[field]) : '',
  );
  const isPlain = names.every((name) => name === '' || PLAIN_NAME.test(name));
  return isPlain && warnings.length === 0 ? printPairs(keys, requested) : null;
}

/** Key of a page in the cache; `path` and `query` are in canonical form. */
export function pageKey(snapshotId: string, path: string, query: string): string {
  return `${snapshotId} ${path}${query}`;
}

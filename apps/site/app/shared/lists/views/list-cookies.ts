import {
  CONDITIONS,
  DEFAULT_VIEW,
  parseViewQuery,
  printPair,
  printPairs,
  type QueryKey,
  readStoredValue,
  VIEW_QUERY,
  withPairs,
} from '@deckwright/contract';
import type { ListGroup, ListSort } from '@deckwright/domain';
import { CHOICE_COOKIES } from './choice-cookies.ts';

/** Choices remembered between visits; null if the cookie is not set. */
export type Remembered = {
  groupedBy: ListGroup | null;
  sortedBy: ListSort | null;
  /** The value of `f` in a URL, in canonical form. */
  filters: string | null;
};

const ONE_YEAR_S = 365 * 24 * 3600;

/** Reads the three cookies from a cookie string; an unreadable value has no effect. */
export function readRemembered(cookies: string): Remembered {
  const stored = <T>(name: (typeof CHOICE_COOKIES)[number], key: QueryKey<T>): T | null => {
    const text = valueIn(cookies, name);
    return text === null ? null : readStoredValue(key, text);
  };
  const conditions = stored('filters', CONDITIONS);
  return {
    groupedBy: stored('groupedBy', VIEW_QUERY.group),
    sortedBy: stored('sortedBy', VIEW_QUERY.sort),
    filters: conditions && CONDITIONS.print(conditions),
  };
}

/** The cookies that store these choices, or with null those that delete all three. */
export function rememberingCookies(choices: { [K in keyof Remembered]: string } | null): string[] {
  return CHOICE_COOKIES.map((name) => {
    const value = choices ? encodeURIComponent(choices[name]) : '';
    return `${name}=${value}; path=/; samesite=lax; max-age=${choices ? ONE_YEAR_S : 0}`;
  });
}

/** The choices in a page's query. */
export function choicesIn(search: string): { [K in keyof Remembered]: string } {
  const { group, sort } = parseViewQuery(new URLSearchParams(search));
  return { groupedBy: group, sortedBy: sort, filters: filtersIn(search) };
}

/** The filters of a page's query, as stored in the cookie. */
export function filtersIn(query: string): string {
  return new URLSearchParams(query).get(CONDITIONS.name) ?? '';
}

/**
 * The query of a page with remembered choices for everything the URL does not specify; null if nothing changes.
 * `takesFilters`: whether the page filters decks.
 */
export function rememberedQuery(
  search: string,
  { groupedBy, sortedBy, filters }: Remembered,
  takesFilters: boolean,
): string | null {
  const stated = new URLSearchParams(search);
  const { group, sort } = DEFAULT_VIEW;
  const added = [
    ...printPairs(VIEW_QUERY, { group: groupedBy ?? group, sort: sortedBy ?? sort }),
    ...(takesFilters && filters ? [printPair(CONDITIONS, filters)] : []),
  ].filter((pair) => !stated.has(pair.slice(0, pair.indexOf('='))));
  return added.length === 0 ? null : withPairs(search, added);
}

function valueIn(cookies: string, name: string): string | null {
  const pair = cookies.split(/;\s*/).find((each) => each.startsWith(`${name}=`));
  if (pair === undefined) return null;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    // Not written by us, so it is ignored.
    return '';
  }
}

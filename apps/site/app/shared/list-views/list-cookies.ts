import {
  DEFAULT_VIEW,
  type ListGroup,
  type ListSort,
  listGroup,
  listSort,
  parseDeckQuery,
  parseViewQuery,
  printDeckQuery,
} from '@deckwright/api-client';
import { AppError } from '@deckwright/domain';
import { CHOICE_COOKIES } from './kept-choices.ts';

/** What is remembered between visits; null where its cookie is not set. */
export type Remembered = {
  groupedBy: ListGroup | null;
  sortedBy: ListSort | null;
  /** The value of `f` in an address, in canonical form. */
  filters: string | null;
};

const ONE_YEAR_S = 365 * 24 * 3600;

/** Reads the three cookies from a cookie string; a value that cannot be read counts as one without effect. */
export function readRemembered(cookies: string): Remembered {
  const value = (name: string) => {
    const found = cookies.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
    return found === undefined ? null : decoded(found.slice(name.length + 1));
  };
  const [group, sort, filters] = CHOICE_COOKIES.map(value);
  return {
    groupedBy: group === null ? null : (listGroup(group) ?? DEFAULT_VIEW.group),
    sortedBy: sort === null ? null : (listSort(sort) ?? DEFAULT_VIEW.sort),
    filters: filters === null || filters === undefined ? null : canonicalFilters(filters),
  };
}

/** The cookies that keep these choices, or with null those that delete all three. */
export function rememberingCookies(choices: { [K in keyof Remembered]: string } | null): string[] {
  return CHOICE_COOKIES.map((name) => {
    const value = choices ? encodeURIComponent(choices[name]) : '';
    return `${name}=${value}; path=/; samesite=lax; max-age=${choices ? ONE_YEAR_S : 0}`;
  });
}

/** What is chosen in a page's query. */
export function choicesIn(search: string): { [K in keyof Remembered]: string } {
  const { group, sort } = parseViewQuery(new URLSearchParams(search));
  return { groupedBy: group, sortedBy: sort, filters: filtersIn(search) };
}

/** The filters of a page's query, as the cookie keeps them. */
export function filtersIn(query: string): string {
  const found = /(?:^|[?&])f=([^&]*)/.exec(query);
  return found ? decoded(found[1] ?? '') : '';
}

/**
 * The query of a page with what is remembered in place of what the address leaves open; null where nothing changes.
 * `takesFilters`: the page counts decks by filters.
 */
export function rememberedQuery(
  search: string,
  { groupedBy, sortedBy, filters }: Remembered,
  takesFilters: boolean,
): string | null {
  const query = new URLSearchParams(search);
  const added: string[] = [];
  if (groupedBy && groupedBy !== DEFAULT_VIEW.group && !query.has('group')) added.push(`group=${groupedBy}`);
  if (sortedBy && sortedBy !== DEFAULT_VIEW.sort && !query.has('sort')) added.push(`sort=${sortedBy}`);
  if (takesFilters && filters && !query.has('f'))
    added.push(`f=${filters.split(';').map(encoded).join(';')}`);
  if (added.length === 0) return null;
  const pairs = [...search.replace(/^\?/, '').split('&'), ...added];
  return `?${pairs.filter(Boolean).sort().join('&')}`;
}

function canonicalFilters(text: string): string {
  try {
    return filtersIn(printDeckQuery(parseDeckQuery(new URLSearchParams([['f', text]])).filters));
  } catch (error) {
    if (error instanceof AppError) return '';
    throw error;
  }
}

function encoded(condition: string): string {
  return encodeURIComponent(condition).replace(/%3D/g, '=').replace(/%3A/g, ':').replace(/%2C/g, ',');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

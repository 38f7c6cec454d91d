import { AppError, type DeckFilters } from '@deckwright/domain';
import { printDeckQuery } from './deck-query.ts';
import { parseDeckQuery } from './parse-deck-query.ts';

/** A page of a list and the decks it counts. */
export type ListQuery = { filters: DeckFilters; page: number; warnings: string[] };

/**
 * Reads `range`, `bracket`, `estimated` and `page` (from 1) of a list. Lists count whole windows: filters by card or
 * number are left out with a warning.
 * @throws AppError invalid-argument where a value cannot be read.
 */
export function parseListQuery(query: URLSearchParams): ListQuery {
  const { filters, warnings } = parseDeckQuery(query);
  const page = query.get('page') || '1';
  if (!/^[1-9]\d{0,4}$/.test(page))
    throw new AppError('invalid-argument', `page=${page.slice(0, 50)} is not known; pages count from 1.`);
  const filtered = filters.counts.length > 0 || filters.names.length > 0;
  const ignored =
    'Filters by card or number work on the pages of commanders, themes and cards; this list ignores them.';
  return {
    filters: { ...filters, counts: [], names: [], theme: null, budget: null },
    page: Number(page),
    warnings: filtered ? [...warnings, ignored] : warnings,
  };
}

/** The query of a list in canonical form, keys sorted; `more` are further keys, empty values and page 1 left out. */
export function printListQuery(
  filters: DeckFilters,
  page: number,
  more: Readonly<Record<string, string | null>> = {},
): string {
  const pairs = [
    ...printDeckQuery(filters).replace('?', '').split('&'),
    ...(page > 1 ? [`page=${page}`] : []),
    ...Object.entries(more).flatMap(([key, value]) => (value ? [`${key}=${encodeURIComponent(value)}`] : [])),
  ].filter(Boolean);
  return pairs.length > 0 ? `?${pairs.sort().join('&')}` : '';
}

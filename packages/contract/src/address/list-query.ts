import { type DeckFilters, NO_FILTERS } from '@deckwright/domain';
import { DECK_QUERY, toDeckFilters, toQueryValues } from './deck-query.ts';
import { PAGE } from './page-key.ts';
import { inOrder, printQueryValues, readQueryValues } from './query.ts';
import { idle } from './query-key.ts';

const { bracket, budget, estimated, conditions, placing, range, theme } = DECK_QUERY;

/** The keys of lists, which count all decks of a window. */
export const WINDOW_QUERY = inOrder({
  bracket,
  budget: idle(budget),
  estimated,
  conditions: idle(conditions),
  placing: idle(placing),
  range,
  theme: idle(theme),
});

/** The keys of a ranked list, 100 entries a page. */
export const LIST_QUERY = inOrder({ ...WINDOW_QUERY, page: PAGE });

/** A page of a list and the decks it counts. */
export type ListQuery = { filters: DeckFilters; page: number; warnings: string[] };

const IGNORED =
  'Filters by card or number work on the pages of commanders, themes and cards; this list ignores them.';

/**
 * Filters by card or count are ignored with a warning.
 * @throws AppError invalid-argument for an invalid value.
 */
export function parseListQuery(query: URLSearchParams): ListQuery {
  const { values: requested, warnings } = readQueryValues(LIST_QUERY, query);
  const { range, bracket, estimated, counts, names } = toDeckFilters(requested);
  return {
    filters: { ...NO_FILTERS, range, bracket, estimated },
    page: requested.page,
    warnings: counts.length + names.length > 0 ? [...warnings, IGNORED] : warnings,
  };
}

/** The query of a list in canonical form. */
export function printListQuery(filters: DeckFilters, page: number): string {
  return printQueryValues(LIST_QUERY, { ...toQueryValues(filters), page });
}

import { type DeckFilters, type ListGroup, type ListSort, NO_FILTERS } from '@deckwright/domain';
import type { FilterList } from '../../filters/cards/card-filter.ts';
import { type FilterState, toFilterState } from '../../filters/filter-state.ts';

/** Everything the lists of a page depend on. */
export type ListViewState<T> = {
  /** Those that match the page's card filter; empty while their data are only on the server. */
  cardLists: readonly FilterList<T>[];
  filters: FilterState;
  groupedBy: ListGroup;
  sortedBy: ListSort;
  /** Whether choices are stored in cookies. */
  persist: boolean;
  /** Whether new numbers are loading. */
  loading: boolean;
  /** The date of the data, YYYY-MM-DD; null if no deck has a date. */
  updatedAt: string | null;
};

type Sources<T> = Pick<ListViewState<T>, 'cardLists' | 'persist' | 'loading'> & {
  /** Those of the page's document; absent if a page counts all decks. */
  filters: DeckFilters | undefined;
  asOf: string | null;
  view: { group: ListGroup; sort: ListSort };
};

/** Derives the state from the page's data, its URL and the cookies: nothing is stored twice. */
export function listViewState<T>({ cardLists, filters, asOf, view, ...rest }: Sources<T>): ListViewState<T> {
  return {
    ...rest,
    cardLists,
    filters: toFilterState(filters ?? NO_FILTERS),
    groupedBy: view.group,
    sortedBy: view.sort,
    updatedAt: asOf,
  };
}

import { type DeckFilters, type ListGroup, type ListSort, NO_FILTERS } from '@deckwright/domain';
import type { FilterList } from '../card-filter/card-filter.ts';
import { type FilterState, filterStateOf } from '../filters/filter-state.ts';

/** All that the lists of a page depend on. */
export type ListViewState<T> = {
  /** Those of the page that its card filter lets pass; empty while their data are on the server. */
  cardLists: readonly FilterList<T>[];
  filters: FilterState;
  groupedBy: ListGroup;
  sortedBy: ListSort;
  /** Choices are kept in cookies. */
  persist: boolean;
  /** New numbers are on their way. */
  loading: boolean;
  /** The date of the data, YYYY-MM-DD; null where no deck is dated. */
  updatedAt: string | null;
};

type Sources<T> = Pick<ListViewState<T>, 'cardLists' | 'persist' | 'loading'> & {
  /** The page document's; absent where a page counts all decks. */
  filters: DeckFilters | undefined;
  asOf: string | null;
  view: { group: ListGroup; sort: ListSort };
};

/** The state follows from the page's data, its address and the cookies: nothing of it is kept twice. */
export function listViewState<T>({ cardLists, filters, asOf, view, ...rest }: Sources<T>): ListViewState<T> {
  return {
    ...rest,
    cardLists,
    filters: filterStateOf(filters ?? NO_FILTERS),
    groupedBy: view.group,
    sortedBy: view.sort,
    updatedAt: asOf,
  };
}

import { printCount, printNames } from '@deckwright/contract';
import type {
  CountFilter,
  CountKey,
  CountOperator,
  DeckFilters,
  NameFilter,
  Preposition,
} from '@deckwright/domain';

/** Why a form was rejected, shown next to it. */
export type FilterError = { form: 'count' | 'name'; message: string };

/** The filters of a page with the two forms that add one. Keys are the filters as in a URL. */
export type FilterState = {
  countFilters: (CountFilter & { key: string })[];
  nameFilters: (NameFilter & { key: string })[];
  /** As entered. */
  countForm: { number: string; op: CountOperator; type: CountKey };
  /** As entered. */
  nameForm: { name: string; preposition: Preposition };
  error: FilterError | null;
};

export type FilterAction =
  | { do: 'type-count'; form: Partial<FilterState['countForm']> }
  | { do: 'type-name'; form: Partial<FilterState['nameForm']> }
  /** Adds the filter of the count form. */
  | { do: 'add-count' }
  /** Adds the filter of the name form; `names` are the slugs of the cards entered there. */
  | { do: 'add-names'; names: readonly string[] }
  | { do: 'remove'; key: string }
  | { do: 'reset' }
  | { do: 'fail'; error: FilterError };

const EMPTY_FORMS = {
  countForm: { number: '', op: 'gt', type: 'c' },
  nameForm: { name: '', preposition: 'in' },
  error: null,
} as const;

const NO_NUMBER: FilterError = {
  form: 'count',
  message: 'Enter a number of 0 or more, for example 30.',
};
export const NO_NAME: FilterError = { form: 'name', message: 'Enter the name of a card.' };

/** The initial state of a page. Cards that were added together are one filter. */
export function toFilterState({ counts, names }: Pick<DeckFilters, 'counts' | 'names'>): FilterState {
  return {
    ...EMPTY_FORMS,
    countFilters: counts.map(withCountKey),
    nameFilters: names.map(withNameKey),
  };
}

export function filterReducer(state: FilterState, action: FilterAction): FilterState {
  switch (action.do) {
    case 'type-count':
      return { ...state, countForm: { ...state.countForm, ...action.form }, error: null };
    case 'type-name':
      return { ...state, nameForm: { ...state.nameForm, ...action.form }, error: null };
    case 'add-count':
      return addCount(state);
    case 'add-names':
      return addNames(state, action.names);
    case 'remove':
      return {
        ...state,
        countFilters: state.countFilters.filter(({ key }) => key !== action.key),
        nameFilters: state.nameFilters.filter(({ key }) => key !== action.key),
        error: null,
      };
    case 'reset':
      return { ...EMPTY_FORMS, countFilters: [], nameFilters: [] };
    case 'fail':
      return { ...state, error: action.error };
  }
}

/** These filters combined with the page's other restrictions. */
export function filtersWith(base: DeckFilters, { countFilters, nameFilters }: FilterState): DeckFilters {
  return {
    ...base,
    counts: countFilters.map(({ type, op, number }) => ({ type, op, number })),
    names: nameFilters.map(({ preposition, names }) => ({ preposition, names })),
  };
}

/** Replaces a filter of the same type and comparison. */
function addCount(state: FilterState): FilterState {
  const { number, op, type } = state.countForm;
  const text = number.trim().replace(',', '.');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) return { ...state, error: NO_NUMBER };
  const others = state.countFilters.filter((filter) => filter.type !== type || filter.op !== op);
  return {
    ...state,
    countFilters: [...others, withCountKey({ type, op, number: Number(text) })],
    countForm: EMPTY_FORMS.countForm,
    error: null,
  };
}

/**
 * Replaces a filter with the same first name, whatever its preposition, and takes the names out of filters that say the
 * opposite, as no deck could pass both.
 */
function addNames(state: FilterState, names: readonly string[]): FilterState {
  const [first] = names;
  if (first === undefined) return { ...state, error: NO_NAME };
  const { preposition } = state.nameForm;
  const others = state.nameFilters
    .filter((filter) => filter.names[0] !== first)
    .map((filter) =>
      filter.preposition === preposition
        ? filter
        : withNameKey({ ...filter, names: filter.names.filter((name) => !names.includes(name)) }),
    )
    .filter((filter) => filter.names.length > 0);
  return {
    ...state,
    nameFilters: [...others, withNameKey({ preposition, names: [...names] })],
    nameForm: EMPTY_FORMS.nameForm,
    error: null,
  };
}

function withCountKey(filter: CountFilter): CountFilter & { key: string } {
  return { ...filter, key: printCount(filter) };
}

function withNameKey(filter: NameFilter): NameFilter & { key: string } {
  return { ...filter, key: printNames(filter) };
}

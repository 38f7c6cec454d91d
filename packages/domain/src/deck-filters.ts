import type { BracketName } from './brackets.ts';

export type TimeRange = 'none' | 'week' | 'month' | 'year';

/** Days up to and including the as-of date; none = all counted decks. */
export const RANGE_DAYS: Readonly<Record<Exclude<TimeRange, 'none'>, number>> = {
  week: 7,
  month: 30,
  year: 365,
};

/**
 * c creature, i instant, s sorcery, a artifact, e enchantment, b battle, p planeswalker, l land, d deck price in USD.
 */
export type CountKey = 'c' | 'i' | 's' | 'a' | 'e' | 'b' | 'p' | 'l' | 'd';

export type CountOperator = 'gt' | 'lt' | 'eq' | 'ne';

export type CountFilter = { type: CountKey; op: CountOperator; number: number };

/** The deck must hold all (`in`) or none (`out`) of the named cards; entries are card slugs. */
export type NameFilter = { preposition: 'in' | 'out'; names: string[] };

/** The lowest or the highest third by price of a commander's priced decks. */
export type Budget = 'budget' | 'expensive';

export const BUDGETS: readonly Budget[] = ['budget', 'expensive'];

/** Which decks a page counts. */
export type DeckFilters = {
  range: TimeRange;
  bracket: BracketName | null;
  /** Also take decks whose estimated bracket matches where the owner set none. */
  estimated: boolean;
  /** Slug of a theme or kindred theme the decks must have. */
  theme: string | null;
  budget: Budget | null;
  counts: CountFilter[];
  names: NameFilter[];
};

export const NO_FILTERS: DeckFilters = {
  range: 'none',
  bracket: null,
  estimated: false,
  theme: null,
  budget: null,
  counts: [],
  names: [],
};

import type { BracketName } from './brackets.ts';

/** The shortest first. */
export const LIMITED_RANGES = ['week', 'month', 'year'] as const;

export const TIME_RANGES = ['none', ...LIMITED_RANGES] as const;

export type TimeRange = (typeof TIME_RANGES)[number];

/** Days up to and including the as-of date; none = all counted decks. */
export const RANGE_DAYS: Readonly<Record<(typeof LIMITED_RANGES)[number], number>> = {
  week: 7,
  month: 30,
  year: 365,
};

/**
 * c creature, i instant, s sorcery, a artifact, e enchantment, b battle, p planeswalker, l land, d deck price in USD.
 */
export const COUNT_KEYS = ['c', 'i', 's', 'a', 'e', 'b', 'p', 'l', 'd'] as const;

export type CountKey = (typeof COUNT_KEYS)[number];

export const COUNT_OPERATORS = ['gt', 'lt', 'eq', 'ne'] as const;

export type CountOperator = (typeof COUNT_OPERATORS)[number];

export type CountFilter = { type: CountKey; op: CountOperator; number: number };

export const PREPOSITIONS = ['in', 'out'] as const;

export type Preposition = (typeof PREPOSITIONS)[number];

/** The deck must hold all (`in`) or none (`out`) of the named cards; entries are card slugs. */
export type NameFilter = { preposition: Preposition; names: string[] };

/** The lowest or the highest third by price of a commander's priced decks. */
export const BUDGETS = ['budget', 'expensive'] as const;

export type Budget = (typeof BUDGETS)[number];

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

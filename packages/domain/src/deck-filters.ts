import { type Bracket, type BracketName, bracketName } from './brackets.ts';
import type { Placing } from './deck-result.ts';

/** Shortest first. */
export const LIMITED_RANGES = ['week', 'month', 'year'] as const;

export const TIME_RANGES = ['none', ...LIMITED_RANGES] as const;

/** A commander's decks have thirds by price from this many decks with a price on. */
export const BUDGET_MIN_DECKS = 30;

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

/** The deck must run all (`in`) or none (`out`) of the named cards, given as slugs. */
export type NameFilter = { preposition: Preposition; names: string[] };

/** The cheapest or the most expensive third of a commander's priced decks. */
export const BUDGETS = ['budget', 'expensive'] as const;

export type Budget = (typeof BUDGETS)[number];

/** Which decks a page counts. */
export type DeckFilters = {
  range: TimeRange;
  bracket: BracketName | null;
  /** Also include decks without a stated bracket whose estimated bracket matches. */
  estimated: boolean;
  /** Slug of a theme or creature type that the decks must have. */
  theme: string | null;
  budget: Budget | null;
  /** Only decks that reached this place in a large tournament. */
  placing: Placing | null;
  counts: CountFilter[];
  names: NameFilter[];
};

/** A choice of decks by one value each, absent where it was not made; the theme by its slug. */
export type DeckChoice = {
  range?: (typeof LIMITED_RANGES)[number] | undefined;
  bracket?: Bracket | undefined;
  estimated?: boolean | undefined;
  theme?: string | undefined;
  budget?: Budget | undefined;
  placing?: Placing | undefined;
};

export const NO_FILTERS: DeckFilters = {
  range: 'none',
  bracket: null,
  estimated: false,
  theme: null,
  budget: null,
  placing: null,
  counts: [],
  names: [],
};

/** The filters of such a choice. */
export function chosenFilters({
  range,
  bracket,
  estimated,
  theme,
  budget,
  placing,
}: DeckChoice): DeckFilters {
  return {
    ...NO_FILTERS,
    range: range ?? NO_FILTERS.range,
    bracket: bracket === undefined ? null : bracketName(bracket),
    estimated: estimated ?? false,
    theme: theme ?? null,
    budget: budget ?? null,
    placing: placing ?? null,
  };
}

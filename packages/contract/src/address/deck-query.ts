import { AppError, BRACKETS, BUDGETS, type DeckFilters, PLACINGS } from '@deckwright/domain';
import { CONDITIONS } from './conditions.ts';
import { inOrder, printQueryValues, type QueryValues, readQueryValues } from './query.ts';
import { flagKey, nameKey, type QueryKey, wordKey } from './query-key.ts';
import { BRACKET, RANGE } from './window-keys.ts';

const MAX_THEME = 100;

const THEME: QueryKey<string | null> = {
  ...nameKey('theme', {
    description: 'Only decks with this theme or kindred theme, by its slug, such as `tokens`',
  }),
  repeated: 'same',
  read(text) {
    const slug = text.trim().toLowerCase();
    if (slug.length > MAX_THEME)
      throw new AppError('invalid-argument', `The name in theme= is longer than ${MAX_THEME} characters.`);
    return slug || null;
  },
};

/** The keys of pages that count decks. */
export const DECK_QUERY = inOrder({
  bracket: BRACKET,
  budget: wordKey('budget', BUDGETS, {
    otherwise: null,
    repeated: 'same',
    description: 'Only the cheapest or the most expensive third of each commander’s priced decks',
  }),
  estimated: flagKey('estimated', '1', {
    repeated: 'same',
    needs: 'bracket',
    description: 'With `bracket`: also decks without a stated bracket that we estimate at it',
  }),
  conditions: CONDITIONS,
  placing: wordKey('placing', PLACINGS, {
    otherwise: null,
    repeated: 'same',
    description: 'Only decks that came in the first 16 of a tournament of at least 32 players',
  }),
  range: RANGE,
  theme: THEME,
});

export type DeckQuery = { filters: DeckFilters; warnings: string[] };

/** @throws AppError invalid-argument for an invalid value. */
export function parseDeckQuery(query: URLSearchParams): DeckQuery {
  const { values: requested, warnings } = readQueryValues(DECK_QUERY, query);
  return { filters: toDeckFilters(requested), warnings };
}

/** Prints the canonical query for these filters: keys sorted, defaults omitted; '' or '?…'. */
export function printDeckQuery(filters: DeckFilters): string {
  return printQueryValues(DECK_QUERY, toQueryValues(filters));
}

export function toDeckFilters({ conditions, ...asked }: QueryValues<typeof DECK_QUERY>): DeckFilters {
  const { range, bracket, estimated, theme, budget, placing } = asked;
  return { range, bracket, estimated, theme, budget, placing, ...conditions };
}

/**
 * The filter that a word behind the name in a commander's address states, such as `budget` in `/commanders/{slug}/budget`: a
 * theme, which need not exist, if it is no bracket and no price.
 */
export function readPathFilter(
  word: string,
): { theme: string } | { bracket: (typeof BRACKETS)[number] } | { budget: (typeof BUDGETS)[number] } {
  const bracket = BRACKETS.find((known) => known === word);
  if (bracket) return { bracket };
  const budget = BUDGETS.find((known) => known === word);
  return budget ? { budget } : { theme: word };
}

/** Converts filters to query fields. */
export function toQueryValues({ counts, names, ...rest }: DeckFilters): QueryValues<typeof DECK_QUERY> {
  return { ...rest, conditions: { counts, names } };
}

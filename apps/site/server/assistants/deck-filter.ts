import { printDeckQuery } from '@deckwright/contract';
import {
  BRACKET_NUMBERS,
  BUDGETS,
  chosenFilters,
  LIMITED_RANGES,
  RANGE_DAYS,
  slugify,
} from '@deckwright/domain';
import { z } from 'zod';

/** Arguments of a tool that choose the decks to count. */
export const DECK_FILTER = {
  range: z
    .enum(LIMITED_RANGES)
    .optional()
    .describe('Count only decks saved in the last 7, 30 or 365 days of the data'),
  bracket: z
    .literal(BRACKET_NUMBERS)
    .optional()
    .describe('Count only decks whose owner or source states this bracket'),
  estimated: z
    .boolean()
    .optional()
    .describe('With bracket: also count decks without a stated one that we estimate at it'),
  theme: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .optional()
    .describe('Count only decks with this theme or creature type, such as "Tokens" or "Elves"'),
  budget: z
    .enum(BUDGETS)
    .optional()
    .describe('Count only the cheapest or the most expensive third of the decks with a price'),
};

type Chosen = { [Key in keyof typeof DECK_FILTER]?: z.output<(typeof DECK_FILTER)[Key]> };

/** The filter as the query of a call, with "&" before each key, as that of a page, and in words; null without one. */
export function getDeckFilter({ range, bracket, estimated = false, theme, budget }: Chosen): {
  call: string;
  page: string;
  words: string | null;
} {
  const slug = theme === undefined ? undefined : slugify(theme);
  const query = Object.entries({
    ...{ range, bracket, estimated: estimated ? 'true' : undefined },
    ...{ deck_theme: slug, budget },
  }).flatMap(([key, value]) => (value === undefined ? [] : [`&${key}=${encodeURIComponent(value)}`]));
  const words = [
    ...(range === undefined ? [] : [`saved in the last ${RANGE_DAYS[range]} days of the data`]),
    ...(bracket === undefined
      ? []
      : [
          estimated
            ? `of bracket ${bracket}, stated by their owner or source, or estimated`
            : `of bracket ${bracket}, stated by their owner or source`,
        ]),
    ...(slug === undefined ? [] : [`with the theme ${slug}`]),
    ...(budget === undefined
      ? []
      : [`of the ${budget === 'budget' ? 'cheapest' : 'most expensive'} third by price`]),
  ];
  return {
    call: query.join(''),
    page: printDeckQuery(chosenFilters({ range, bracket, estimated, theme: slug, budget })),
    words: words.length === 0 ? null : `only decks ${words.join('; ')}`,
  };
}

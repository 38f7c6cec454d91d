import { printDeckQuery } from '@deckwright/api-client';
import { type Bracket, BUDGETS, bracketName, LIMITED_RANGES, NO_FILTERS, slugify } from '@deckwright/domain';
import { z } from 'zod';

/** Arguments of a tool that choose the decks to count. */
export const DECK_FILTER = {
  range: z
    .enum(LIMITED_RANGES)
    .optional()
    .describe('Count only decks saved in the last 7, 30 or 365 days of the data'),
  bracket: z
    .number()
    .int()
    .min(1)
    .max(5)
    .optional()
    .describe('Count only decks whose owner set this bracket'),
  estimated: z
    .boolean()
    .optional()
    .describe('With bracket: also count decks without one that we estimate at it'),
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
export function deckFilterOf({ range, bracket, estimated = false, theme, budget }: Chosen): {
  call: string;
  page: string;
  words: string | null;
} {
  const slug = theme === undefined ? null : slugify(theme);
  const asked = Object.entries({
    ...{ range, bracket, estimated: estimated ? 'true' : undefined },
    ...{ deck_theme: slug ?? undefined, budget },
  }).flatMap(([key, value]) => (value === undefined ? [] : [`&${key}=${encodeURIComponent(value)}`]));
  const days = { week: 7, month: 30, year: 365 };
  const words = [
    ...(range === undefined ? [] : [`saved in the last ${days[range]} days of the data`]),
    ...(bracket === undefined
      ? []
      : [
          estimated
            ? `of bracket ${bracket}, set by their owner or estimated`
            : `of bracket ${bracket}, set by their owner`,
        ]),
    ...(slug === null ? [] : [`with the theme ${slug}`]),
    ...(budget === undefined
      ? []
      : [`of the ${budget === 'budget' ? 'cheapest' : 'most expensive'} third by price`]),
  ];
  const filters = {
    ...NO_FILTERS,
    range: range ?? NO_FILTERS.range,
    // Safe because the tool takes 1…5 alone.
    bracket: bracket === undefined ? null : bracketName(bracket as Bracket),
    ...{ estimated, theme: slug, budget: budget ?? null },
  };
  return {
    call: asked.join(''),
    page: printDeckQuery(filters),
    words: words.length === 0 ? null : `only decks ${words.join('; ')}`,
  };
}

import { type LoadedSnapshot, themeOfId } from '@deckwright/answers';
import {
  AppError,
  BRACKET_NUMBERS,
  BUDGETS,
  chosenFilters,
  type DeckFilters,
  LIMITED_RANGES,
  PLACINGS,
} from '@deckwright/domain';
import { z } from '@hono/zod-openapi';

const BRACKET_RULE = 'must be a whole number from 1 to 5';
/** The number of a bracket in a query. */
export const BRACKET_PARAMETER = z.coerce
  .number(BRACKET_RULE)
  .int(BRACKET_RULE)
  .min(1, BRACKET_RULE)
  .max(5, BRACKET_RULE);

/** Query keys of lists: which decks are counted, by range of days and bracket. */
export const WINDOW_FILTERS = {
  range: z.enum(LIMITED_RANGES).optional().meta({
    description:
      'Only decks saved in the 7, 30 or 365 days up to `source.asOf`. All counted decks where absent.',
    example: 'year',
  }),
  bracket: BRACKET_PARAMETER.pipe(z.literal(BRACKET_NUMBERS)).optional().meta({
    description: 'Only decks that state this bracket, 1…5, by their owner or their source. All where absent.',
    example: 3,
  }),
  estimated: z.enum(['true', 'false']).optional().meta({
    description: 'With `bracket`: `true` counts decks that state no bracket by our estimate, too.',
    example: 'true',
  }),
};

/** Filters of calls about one card or commander: those of its page. */
export const DECK_FILTERS = {
  ...WINDOW_FILTERS,
  deck_theme: z.string().max(100).optional().meta({
    description: 'Only decks with this theme, by its id as `/themes` lists it. All where absent.',
    example: 'tokens',
  }),
  budget: z.enum(BUDGETS).optional().meta({
    description:
      'Only the cheapest or the most expensive third of each commander’s priced decks. All where absent.',
    example: 'budget',
  }),
  placing: z.enum(PLACINGS).optional().meta({
    description:
      'Only decks that came in the first 16 of a tournament of at least 32 players. All where absent.',
    example: 'top16',
  }),
};

type Requested = { [Key in keyof typeof DECK_FILTERS]?: z.output<(typeof DECK_FILTERS)[Key]> };

/** @throws AppError invalid-argument for `estimated` without a bracket, UnknownNameError for an unknown theme */
export function readDeckFilters(snapshot: LoadedSnapshot, requested: Requested): DeckFilters {
  const { estimated, deck_theme: theme, ...chosen } = requested;
  if (estimated === 'true' && chosen.bracket === undefined)
    throw new AppError('invalid-argument', 'The parameter "estimated" needs "bracket" beside it.');
  return chosenFilters({
    ...chosen,
    estimated: estimated === 'true',
    theme: theme === undefined ? undefined : themeOfId(snapshot, theme).slug,
  });
}

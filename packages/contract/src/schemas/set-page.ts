import { SET_PRINTS, SET_TYPES } from '@deckwright/domain';
import { z } from 'zod';
import { CardList } from './card-entry.ts';
import { Count } from './figures.ts';
import { listFields } from './list-page.ts';
import { PageHead } from './page.ts';

export const SetType = z.enum(SET_TYPES);
export type SetType = z.infer<typeof SetType>;

export const SetEntry = z.object({
  code: z.string(),
  name: z.string(),
  iconSvgUri: z.string().nullable(),
  released: z.string(),
  type: SetType.exclude(['all']),
  /** Number of cards of the catalog printed in it, and of those first printed there. */
  numCards: Count,
  numNew: Count,
});
export type SetEntry = z.infer<typeof SetEntry>;

/** All sets by year, newest first; the lists are the most played new card of each of the newest sets, by set code. */
export const SetsPage = z
  .object({
    ...PageHead.shape,
    type: SetType,
    /** Text to filter names by, or ''. */
    q: z.string(),
    numSets: Count,
    numEmpty: Count,
    types: z.array(z.object({ type: SetType, label: z.string(), numSets: Count })),
    years: z.array(z.object({ year: z.string(), sets: z.array(SetEntry) })),
    lists: z.array(CardList),
  })
  .meta({ id: 'SetsPage' });
export type SetsPage = z.infer<typeof SetsPage>;

export const SetPrints = z.enum(SET_PRINTS);
export type SetPrints = z.infer<typeof SetPrints>;

/**
 * A set: lists `topcommanders` (by number of decks), `newcommanders` (first printed there), `topcards`, then all cards
 * by type, at most 100 each.
 */
export const SetPage = z
  .object({ ...listFields, ...SetEntry.shape, typeLabel: z.string(), prints: SetPrints })
  .meta({ id: 'SetPage' });
export type SetPage = z.infer<typeof SetPage>;

import { z } from 'zod';
import { CardList } from './card-entry.ts';
import { listFields } from './list-page.ts';
import { PageHead } from './page.ts';

/** Kinds of sets by which the list narrows; `all` are those with cards, promos left out. */
export const SetType = z.enum(['all', 'main', 'commander', 'reprint', 'other']);
export type SetType = z.infer<typeof SetType>;

export const SetEntry = z.object({
  code: z.string(),
  name: z.string(),
  icon_svg_uri: z.string().nullable(),
  released: z.string(),
  type: SetType.exclude(['all']),
  /** Cards of the catalogue printed in it, and those first printed there. */
  num_cards: z.number().int(),
  num_new: z.number().int(),
});
export type SetEntry = z.infer<typeof SetEntry>;

/** All sets by year, newest first. */
export const SetsPage = z
  .object({
    ...PageHead.shape,
    type: SetType,
    /** What the names are searched for, or ''. */
    q: z.string(),
    num_sets: z.number().int(),
    types: z.array(z.object({ type: SetType, label: z.string(), num_sets: z.number().int() })),
    years: z.array(z.object({ year: z.string(), sets: z.array(SetEntry) })),
    lists: z.array(CardList),
  })
  .meta({ id: 'SetsPage' });
export type SetsPage = z.infer<typeof SetsPage>;

/** Which of a set's cards are listed: all, those first printed there, or those printed before. */
export const SetPrints = z.enum(['all', 'new', 'reprints']);
export type SetPrints = z.infer<typeof SetPrints>;

/**
 * A set: lists `topcommanders` (by the decks they lead), `newcommanders` (first printed there), `topcards`, then all
 * cards by type, at most 100 each.
 */
export const SetPage = z
  .object({ ...listFields, ...SetEntry.shape, type_label: z.string(), prints: SetPrints })
  .meta({ id: 'SetPage' });
export type SetPage = z.infer<typeof SetPage>;

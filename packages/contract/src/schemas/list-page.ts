import { z } from 'zod';
import { CardList } from './card-entry.ts';
import { Count, Place } from './figures.ts';
import { Filters, PageHead } from './page.ts';

/** A link to a related list. */
export const SiblingList = z.object({ slug: z.string(), label: z.string(), href: z.string() });
export type SiblingList = z.infer<typeof SiblingList>;

/** Lists of one kind: those by color, by type, the others. */
export const SiblingGroup = z.object({ title: z.string(), lists: z.array(SiblingList) });
export type SiblingGroup = z.infer<typeof SiblingGroup>;

/** Fields of every list page except the lists. */
export const listFields = {
  ...PageHead.shape,
  filters: Filters,
  /** Decks of the window. */
  numDecks: Count,
  lists: z.array(CardList),
};

/** A ranked list, 100 entries per answer; `rank` continues across pages. */
export const pagedFields = {
  ...listFields,
  /** Number of entries on all pages. */
  numEntries: Count,
  page: Place,
  pages: Count,
  isPaginated: z.boolean(),
  /** Path of the next answer, or null. */
  more: z.string().nullable(),
};

/** A list of cards by deck count. */
export const TopListPage = z
  .object({
    ...pagedFields,
    list: z.string(),
    /** What the list contains, in players' terms. */ meaning: z.string(),
    groups: z.array(SiblingGroup),
  })
  .meta({ id: 'TopListPage' });
export type TopListPage = z.infer<typeof TopListPage>;

/** The first cards of every list; a list's tag is its slug, or `cards` for all cards. */
export const TopPage = z.object({ ...listFields, groups: z.array(SiblingGroup) }).meta({ id: 'TopPage' });
export type TopPage = z.infer<typeof TopPage>;

/** The entry page for cards: lists `topcards` and `newcards`. */
export const CardsPage = z
  .object({ ...listFields, numCards: Count, groups: z.array(SiblingGroup) })
  .meta({ id: 'CardsPage' });
export type CardsPage = z.infer<typeof CardsPage>;

import { DIRECTIONS } from '@deckwright/domain';
import { z } from 'zod';
import { CardList } from './card-entry.ts';
import { Count, Place } from './figures.ts';
import { PageHead } from './page.ts';
import { SearchOption } from './search-option.ts';

/** What of a query cannot be read: `from` and `to` are places in `q`, from 0; `to` is behind the last letter. */
export const QueryFault = z.object({ message: z.string(), from: Count, to: Count });
export type QueryFault = z.infer<typeof QueryFault>;

export const SearchOrder = z.object({ by: z.string(), direction: z.enum(DIRECTIONS) });
export type SearchOrder = z.infer<typeof SearchOrder>;

/** The cards that a query finds, 60 an answer. */
export const SearchPage = z
  .object({
    ...PageHead.shape,
    /** The query as typed. */
    q: z.string(),
    /** Null for a query that can be read. */
    fault: QueryFault.nullable(),
    num_cards: Count,
    page: Place,
    pages: Count,
    /** The order the query states; null = best name first for plain words, else by decks. */
    order: SearchOrder.nullable(),
    /** The commander of in:, whose decks the numbers count; null = all decks. */
    scope: z.string().nullable(),
    /** Names like what was typed, where nothing was found. */
    nearest: z.array(SearchOption),
    /** Where nothing was found: what finds something with one condition less. */
    relaxed: z.array(z.object({ without: z.string(), q: z.string(), num_cards: Count })),
    lists: z.array(CardList),
  })
  .meta({ id: 'SearchPage' });
export type SearchPage = z.infer<typeof SearchPage>;

/** Slugs of the cards that a query finds, all of them or those of `within`, in the answer's order. */
export const CardSearchAnswer = z
  .object({
    q: z.string(),
    order: SearchOrder.nullable(),
    warnings: z.array(z.string()),
    num_cards: Count,
    cards: z.array(z.string()),
  })
  .meta({ id: 'CardSearchAnswer' });
export type CardSearchAnswer = z.infer<typeof CardSearchAnswer>;

/** The same for a list; a query that cannot be read is answered too, with its fault and without cards. */
export const ListSearchAnswer = CardSearchAnswer.extend({ fault: QueryFault.nullable() }).meta({
  id: 'ListSearchAnswer',
});
export type ListSearchAnswer = z.infer<typeof ListSearchAnswer>;

export const CardSearchRequest = z
  .object({ q: z.string(), within: z.array(z.string()).max(5000) })
  .meta({ id: 'CardSearchRequest' });
export type CardSearchRequest = z.infer<typeof CardSearchRequest>;

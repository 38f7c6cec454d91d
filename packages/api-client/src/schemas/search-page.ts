import { DIRECTIONS } from '@deckwright/domain';
import { z } from 'zod';
import { CardList } from './card-entry.ts';
import { Count, Place } from './figures.ts';
import { PageHead } from './page.ts';
import { SearchOption } from './search-option.ts';

/** A syntax error in a query: `from` and `to` are offsets in `q`, `to` exclusive. */
export const QueryFault = z.object({ message: z.string(), from: Count, to: Count });
export type QueryFault = z.infer<typeof QueryFault>;

export const SearchOrder = z.object({ by: z.string(), direction: z.enum(DIRECTIONS) });
export type SearchOrder = z.infer<typeof SearchOrder>;

/** The cards that match a query, 60 per answer. */
export const SearchPage = z
  .object({
    ...PageHead.shape,
    /** The query as typed. */
    q: z.string(),
    /** Null for a valid query. */
    fault: QueryFault.nullable(),
    num_cards: Count,
    page: Place,
    pages: Count,
    /** The order stated by the query; null = best name first for plain words, otherwise by decks. */
    order: SearchOrder.nullable(),
    /** The commander of in:, whose decks the statistics count; null = all decks. */
    scope: z.string().nullable(),
    /** Similar names, if nothing was found. */
    nearest: z.array(SearchOption),
    /** If nothing was found: variants with one condition less that find something. */
    relaxed: z.array(z.object({ without: z.string(), q: z.string(), num_cards: Count })),
    lists: z.array(CardList),
  })
  .meta({ id: 'SearchPage' });
export type SearchPage = z.infer<typeof SearchPage>;

/** Slugs of the matching cards, from all cards or from `within`, in the query's order. */
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

/** The same for a list; an invalid query is answered too, with the error and without cards. */
export const ListSearchAnswer = CardSearchAnswer.extend({ fault: QueryFault.nullable() }).meta({
  id: 'ListSearchAnswer',
});
export type ListSearchAnswer = z.infer<typeof ListSearchAnswer>;

export const CardSearchRequest = z
  .object({ q: z.string(), within: z.array(z.string()).max(5000) })
  .meta({ id: 'CardSearchRequest' });
export type CardSearchRequest = z.infer<typeof CardSearchRequest>;

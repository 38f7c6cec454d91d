import { DIRECTIONS } from '@deckwright/domain';
import { z } from 'zod';
import { CardList } from './card-entry.ts';
import { Count, Place, Share } from './figures.ts';
import { PageHead } from './page.ts';
import { SearchOption } from './search-option.ts';

/** A syntax error in a query: `from` and `to` are offsets in `q`, `to` exclusive. */
export const QueryProblem = z.object({ message: z.string(), from: Count, to: Count });
export type QueryProblem = z.infer<typeof QueryProblem>;

export const SearchOrder = z.object({ by: z.string(), direction: z.enum(DIRECTIONS) });
export type SearchOrder = z.infer<typeof SearchOrder>;

/** How often decks with a found card won in tournaments. */
export const WinRecord = z
  .object({
    url: z.string().meta({ description: 'Address of the card’s page.' }),
    games: Count.meta({ description: 'Number of games.' }),
    winRate: Share.meta({ description: 'Share of them won, 0…1; a draw is not won.' }),
    winRateLow: Share.meta({ description: 'Lower end of its 95% interval (Wilson), 0…1.' }),
    winRateHigh: Share.meta({ description: 'Upper end of its 95% interval (Wilson), 0…1.' }),
  })
  .meta({ id: 'WinRecord' });
export type WinRecord = z.infer<typeof WinRecord>;

/** The cards that match a query, 60 per answer. */
export const SearchPage = z
  .object({
    ...PageHead.shape,
    /** The query as typed. */
    q: z.string(),
    /** Null for a valid query. */
    fault: QueryProblem.nullable(),
    numCards: Count,
    page: Place,
    pages: Count,
    /** The order stated by the query; null = best name first for plain words, otherwise by decks. */
    order: SearchOrder.nullable(),
    /** The commander of in:, whose decks the statistics count; null = all decks. */
    scope: z.string().nullable(),
    described: z
      .array(z.string())
      .meta({ description: 'Queries named in the warnings: what plain words describe. Empty for none.' }),
    /** Similar names, if nothing was found. */
    nearest: z.array(SearchOption),
    /** If nothing was found: variants with one condition less that find something. */
    relaxed: z.array(z.object({ without: z.string(), q: z.string(), numCards: Count })),
    records: z.array(WinRecord).nullable().meta({
      description:
        'If the query asks for win rates: those of the cards on this page, of the decks of `scope` with the card, or of decks with the card as a commander. Null otherwise.',
    }),
    leads: z.array(z.object({ url: z.string(), numDecks: Count })).meta({
      description:
        'Decks with a card of this page as commander, alone or with another, for those with any; empty if `scope` is a commander.',
    }),
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
    numCards: Count,
    cards: z.array(z.string()),
  })
  .meta({ id: 'CardSearchAnswer' });
export type CardSearchAnswer = z.infer<typeof CardSearchAnswer>;

/** Cards of a list that a query finds; an invalid query is answered too, with the error and without cards. */
export const ListSearchAnswer = CardSearchAnswer.extend({ fault: QueryProblem.nullable() }).meta({
  id: 'ListSearchAnswer',
});
export type ListSearchAnswer = z.infer<typeof ListSearchAnswer>;

export const CardSearchRequest = z
  .object({ q: z.string(), within: z.array(z.string()).max(5000) })
  .meta({ id: 'CardSearchRequest' });
export type CardSearchRequest = z.infer<typeof CardSearchRequest>;

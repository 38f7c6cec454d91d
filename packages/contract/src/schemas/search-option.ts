import { z } from 'zod';
import { ColorLetter } from './card.ts';
import { Count, Place } from './figures.ts';

/** A search suggestion; `kind` is the kind of page at `url`. Lists of all cards or commanders have no facts. */
export const SearchOption = z
  .object({
    label: z.string(),
    url: z.string(),
    image: z.string().nullable(),
    icon: z.string().nullable(),
    kind: z.enum(['card', 'commander', 'set', 'tag', 'page', 'precon']),
    colorIdentity: z.array(ColorLetter).optional(),
    type: z.string().optional(),
    rank: Place.optional(),
    numDecks: Count.optional(),
  })
  .meta({ id: 'SearchOption' });
export type SearchOption = z.infer<typeof SearchOption>;

export const SearchOptions = z.array(SearchOption);
export type SearchOptions = z.infer<typeof SearchOptions>;

/** The lists that suggestions can be limited to. */
export type TypeaheadList = 'cards' | 'commanders' | 'partners' | 'sets';

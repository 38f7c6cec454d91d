import { DECK_COLUMNS, DIRECTIONS } from '@deckwright/domain';
import { DECK_QUERY } from './deck-query.ts';
import { PAGE } from './page-key.ts';
import { inOrder } from './query.ts';
import { wordKey } from './query-key.ts';

/** The order of a list of decks; by default newest first, or highest first for numeric columns. */
export const ORDER_QUERY = inOrder({
  by: wordKey('by', DECK_COLUMNS, {
    otherwise: 'date',
    description: 'What the list is ordered by; `date` without it',
  }),
  dir: wordKey('dir', DIRECTIONS, {
    otherwise: 'desc',
    description: 'Direction of the order; `desc`, newest or highest first, without it',
  }),
});

export const DECKS_QUERY = inOrder({ ...DECK_QUERY, ...ORDER_QUERY, page: PAGE });

import { DECKS_QUERY, printQueryValues, toQueryValues } from '@deckwright/contract';
import type { DeckOrder, DecksPage } from '@deckwright/contract/schemas';
import type { DeckFilters } from '@deckwright/domain';

type Order = Pick<DecksPage, 'by' | 'dir'>;

/** The URL of one page of a commander's decks; the default order is newest first. */
export function decksUrl(slug: string, filters: DeckFilters, order?: Order, page = 1): string {
  return `/decks/${slug}${printQueryValues(DECKS_QUERY, { ...toQueryValues(filters), ...order, page })}`;
}

/** The order a column's heading links to: highest first, or the reverse of the current order. */
export function orderFrom({ by, dir }: Order, column: DeckOrder): Order {
  return { by: column, dir: column === by && dir === 'desc' ? 'asc' : 'desc' };
}

import { LIST_GROUPS, LIST_LOOKS, LIST_SORTS } from '@deckwright/domain';
import { inOrder, printPairs, type QueryValues, readQueryValues, withPairs } from './query.ts';
import { lenient, textKey, wordKey } from './query-key.ts';
import { SHOW } from './show-key.ts';

/** Keys that change only how cards are shown, never a statistic. Invalid values count as absent. */
export const VIEW_QUERY = inOrder({
  group: lenient(wordKey('group', LIST_GROUPS, { otherwise: 'default' })),
  /** Show only cards that match this card query; '' = all. */
  q: textKey('q'),
  /** The lists shown in full. */
  show: SHOW,
  sort: lenient(wordKey('sort', LIST_SORTS, { otherwise: 'default' })),
  view: lenient(wordKey('view', LIST_LOOKS, { otherwise: 'images' })),
});

export type ViewQuery = QueryValues<typeof VIEW_QUERY>;

export const DEFAULT_VIEW: ViewQuery = parseViewQuery(new URLSearchParams());

export function parseViewQuery(query: URLSearchParams): ViewQuery {
  return readQueryValues(VIEW_QUERY, query).values;
}

/** Adds a view to a page's query ('' or '?…'), keeping keys sorted. */
export function joinQuery(deckQuery: string, view: ViewQuery): string {
  return withPairs(deckQuery, printPairs(VIEW_QUERY, view));
}

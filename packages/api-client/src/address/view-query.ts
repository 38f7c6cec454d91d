import { LIST_GROUPS, LIST_LOOKS, LIST_SORTS } from '@deckwright/domain';
import { type Asked, inOrder, printPairs, readAsked, withPairs } from './query.ts';
import { lenient, textKey, wordKey } from './query-key.ts';
import { SHOW } from './show-key.ts';

/** What of an address changes only how cards are shown, never a number. What is not known counts as not given. */
export const VIEW_QUERY = inOrder({
  group: lenient(wordKey('group', LIST_GROUPS, { otherwise: 'default' })),
  /** Only the cards that this card query finds are shown; '' = all. */
  q: textKey('q'),
  /** The lists in full length. */
  show: SHOW,
  sort: lenient(wordKey('sort', LIST_SORTS, { otherwise: 'default' })),
  view: lenient(wordKey('view', LIST_LOOKS, { otherwise: 'images' })),
});

export type ViewQuery = Asked<typeof VIEW_QUERY>;

export const DEFAULT_VIEW: ViewQuery = parseViewQuery(new URLSearchParams());

export function parseViewQuery(query: URLSearchParams): ViewQuery {
  return readAsked(VIEW_QUERY, query).asked;
}

/** Puts a view behind a page's own query ('' or '?…'), keys sorted. */
export function joinQuery(deckQuery: string, view: ViewQuery): string {
  return withPairs(deckQuery, printPairs(VIEW_QUERY, view));
}

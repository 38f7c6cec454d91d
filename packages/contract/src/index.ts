export * from './address/combo-query.ts';
export { CONDITIONS, MAX_CONDITIONS, printCount, printNames } from './address/conditions.ts';
export * from './address/deck-list-query.ts';
export {
  DECK_QUERY,
  parseDeckQuery,
  printDeckQuery,
  readPathFilter,
  toDeckFilters,
  toQueryValues,
} from './address/deck-query.ts';
export * from './address/land-query.ts';
export {
  LIST_QUERY,
  type ListQuery,
  parseListQuery,
  printListQuery,
  WINDOW_QUERY,
} from './address/list-query.ts';
export * from './address/partner-query.ts';
export * from './address/precon-query.ts';
export {
  printPair,
  printPairs,
  printQueryValues,
  type QueryKeys,
  type QueryValues,
  readQueryValues,
  readStoredValue,
  withPairs,
} from './address/query.ts';
export type { NumberKey, QueryKey } from './address/query-key.ts';
export * from './address/salt-query.ts';
export * from './address/search-query.ts';
export * from './address/set-query.ts';
export { isShown, type Shown, withShown } from './address/show-key.ts';
export { DEFAULT_VIEW, joinQuery, parseViewQuery, VIEW_QUERY, type ViewQuery } from './address/view-query.ts';
export { leadFactsOfCard } from './lead-facts.ts';
export type * from './schemas/index.ts';
export {
  describeMissing,
  missingFact,
  missingReason,
  unknownFact,
  unknownLines,
} from './unknown-names-text.ts';

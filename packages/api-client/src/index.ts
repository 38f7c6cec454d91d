export { CARD_BATCH_SIZE, type CardLookup, lookupSlug } from './card-lookup.ts';
export { type ApiClient, type Cancel, createApiClient, type TypeaheadList } from './client.ts';
export { printDeckQuery } from './deck-query.ts';
export { leadFactsOfCard } from './lead-facts.ts';
export { type ListQuery, parseListQuery, printListQuery } from './list-query.ts';
export { type DeckQuery, MAX_CONDITIONS, parseDeckQuery } from './parse-deck-query.ts';
export {
  type ApiClientOptions,
  type CallOptions,
  encodeForm,
  FetchError,
  type FetchLike,
  type FormFields,
  isAbort,
  type Method,
  type Requester,
} from './request.ts';
export type * from './schemas/index.ts';
export * from './view-query.ts';

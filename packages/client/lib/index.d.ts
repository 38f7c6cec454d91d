// Written by `npm run clients` from the description of the API.
export * from './main.js';
export type * from './types.js';
export * as pages from './calls/pages.js';
export * as cards from './calls/cards.js';
export * as commanders from './calls/commanders.js';
export * as decks from './calls/decks.js';
export * as combos from './calls/combos.js';
export * as themes from './calls/themes.js';
export * as sets from './calls/sets.js';
export * as precons from './calls/precons.js';
export * as search from './calls/search.js';
export * as recommendations from './calls/recommendations.js';
export * as insight from './calls/insight.js';
export * as deckLists from './calls/deck-lists.js';
export * as bulk from './calls/bulk.js';

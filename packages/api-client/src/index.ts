export { type DeckQuery, MAX_CONDITIONS, parseDeckQuery, printDeckQuery } from './deck-query.ts';

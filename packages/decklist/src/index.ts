export { parseDeckText } from './parse.ts';
export { printDeck } from './print.ts';
export type { DeckList, DeckProblem, ParsedDeck } from './types.ts';

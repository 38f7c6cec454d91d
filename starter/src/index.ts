export { starterCards, starterSets } from './cards.ts';
export { starterCombos } from './combos.ts';
export { starterDecks } from './decks.ts';
export { SAMPLE_DATE } from './sample-prices.ts';

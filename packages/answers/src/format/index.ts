export { amongDecks, decks, decksOnTile } from './deck-counts.ts';
export { getInterval, rounded, roundedOrNull } from './rounded.ts';

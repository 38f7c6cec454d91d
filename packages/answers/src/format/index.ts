export { amongDecks, decks, decksOnTile } from './deck-counts.ts';
export { inclusionInterval, rounded, roundedOrNull } from './rounded.ts';

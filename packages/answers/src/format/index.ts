export { amongDecks, decks, decksOnTile } from './deck-counts.ts';
export { intervalOf, rounded, roundedOrNull } from './rounded.ts';

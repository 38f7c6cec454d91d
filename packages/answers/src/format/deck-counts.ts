import { formatCount, formatExact } from '@deckwright/domain';

/** In a sentence: "1 deck", "12,345 decks", "558 sample decks". */
export function decks(count: number, sample: boolean): string {
  return `${formatExact(count)} ${toUnit(count, sample)}`;
}

/** Compact, for tiles: "12.3K decks". */
export function decksOnTile(count: number, sample: boolean): string {
  return `${formatCount(count)} ${toUnit(count, sample)}`;
}

function toUnit(count: number, sample: boolean): string {
  return `${sample ? 'sample ' : ''}${count === 1 ? 'deck' : 'decks'}`;
}

/** ", of 558 decks"; empty without decks, where a share is meaningless. */
export function amongDecks(count: number, sample: boolean): string {
  return count === 0 ? '' : `, of ${decks(count, sample)}`;
}

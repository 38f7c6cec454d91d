import type { ColorIdentity } from '@deckwright/domain';

/** A land of a cycle: the colors it produces or fetches, and the eligible decks that run it. */
export type CycleLandCounts = { colors: ColorIdentity; numDecks: number; potentialDecks: number };

/**
 * Whether a land counts for its cycle in a color combination: it makes one of the colors, or none at all. Null = all
 * combinations. In colorless decks only lands without a color count.
 */
export function makesAnyColor(colors: ColorIdentity, identity: ColorIdentity | null): boolean {
  return identity === null || colors === 0 || (colors & identity) !== 0;
}

/**
 * The share of a cycle in a color combination, 0…1: the mean of the shares of its lands that count, without lands newer
 * than every deck, which say nothing about it. Null without any.
 */
export function cycleShare(lands: readonly CycleLandCounts[], identity: ColorIdentity | null): number | null {
  const counted = lands.filter(
    ({ colors, potentialDecks }) => potentialDecks > 0 && makesAnyColor(colors, identity),
  );
  const sum = counted.reduce((total, { numDecks, potentialDecks }) => total + numDecks / potentialDecks, 0);
  return counted.length === 0 ? null : sum / counted.length;
}

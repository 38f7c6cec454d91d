import type { Tally } from './tally.ts';

/** Counts of a set of decks that an interval rests on. */
export type Evidence = {
  /** Eligible decks. */
  potential: number;
  /** Those of them whose saved date is known. */
  dated: number;
  /** Of the whole set: decks with near-identical ones counted once, divided by decks, 0…1. */
  distinctShare: number;
};

/**
 * The number of decks, not an integer, from which the interval of a share is computed: eligible decks, near-identical
 * ones counted once. 0 where no interval is given, because more than half of the eligible decks have no known date.
 */
export function effectiveDecks({ potential, dated, distinctShare }: Evidence): number {
  return dated * 2 < potential ? 0 : potential * distinctShare;
}

/** Decks with near-identical ones counted once, divided by decks; 1 without decks. */
export function distinctShare({ decks, effectiveDecks }: Pick<Tally, 'decks' | 'effectiveDecks'>): number {
  return decks === 0 ? 1 : effectiveDecks / decks;
}

/** As `effectiveDecks`, for a card. */
export function getEffectiveDecks(tally: Tally, card: number): number {
  return effectiveDecks({
    potential: tally.potential[card] ?? 0,
    dated: tally.dated[card] ?? 0,
    distinctShare: distinctShare(tally),
  });
}

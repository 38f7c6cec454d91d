import { allDecks } from '../counting/accessors.ts';
import type { Engine } from '../decks/engine.ts';
import { perEngine } from '../decks/per-engine.ts';
import { RECOMMEND } from './settings.ts';
import { countBoth, holdersAmong } from './together.ts';

/** Some of the decks, in which it shows fast that few decks run two cards. */
export type PairSample = {
  /**
   * Whether surely fewer decks than this run both: the sample has fewer than it would of so many by four standard
   * deviations of a Poisson count. False for a card with few decks in the sample, whose decks are counted fast anyway.
   */
  isFewerThan: (decks: number, one: number, other: number) => boolean;
};

export const pairSample = perEngine((engine) => samplePairs(engine, RECOMMEND));

/**
 * Decks spread evenly over all commanders, about as many as given; null if there are so few that counting all is fast.
 * @param sampleMinDecks cards with fewer decks in the sample, by their share of all decks, are left out of it
 */
export function samplePairs(
  engine: Engine,
  { sampleDecks, sampleMinDecks }: { sampleDecks: number; sampleMinDecks: number },
): PairSample | null {
  const step = Math.floor(engine.decks / sampleDecks);
  if (step < 2) return null;
  // One of each run of decks, by a hash of its place, so that no pattern in the order of decks is taken for all of them.
  const decks = Uint32Array.from(
    { length: Math.floor(engine.decks / step) },
    (_, place) => place * step + ((Math.imul(place, 0x9e3779b1) >>> 8) % step),
  );
  const { hold } = allDecks(engine);
  const least = sampleMinDecks * step;
  const holders = holdersAmong(
    engine,
    decks,
    [...hold.keys()].filter((card) => (hold[card] as number) >= least),
  );
  return {
    isFewerThan(decks, one, other) {
      if ((holders.row[one] as number) < 0 || (holders.row[other] as number) < 0) return false;
      const expected = decks / step;
      return countBoth(holders, one, holders, other) < expected - 4 * Math.sqrt(expected);
    },
  };
}

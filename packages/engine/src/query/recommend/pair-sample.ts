import { decksRunning } from '../counting/accessors.ts';
import type { Engine } from '../decks/engine.ts';
import { perEngine } from '../decks/per-engine.ts';
import { RECOMMEND } from './settings.ts';
import { countBoth, holdersAmong } from './together.ts';

/** A sample of the decks that quickly shows when few decks run both of two cards. */
export type PairSample = {
  /**
   * Whether almost certainly fewer decks than this run both: the sample has fewer than of so many decks by four standard
   * deviations of a Poisson count. False for a card of few decks, which are counted quickly anyway.
   */
  hasFewerThan: (limit: number, one: number, other: number) => boolean;
};

export const pairSample = perEngine((engine) => samplePairs(engine, RECOMMEND));

/**
 * Decks spread evenly over all commanders; null where one in two would be more than are wanted, since counting all is fast.
 * @param sampleDecks the sample has so many decks, or up to half as many more
 * @param sampleMinDecks cards of fewer decks in such a sample, by their share of all decks, are not in it
 */
export function samplePairs(
  engine: Engine,
  { sampleDecks, sampleMinDecks }: { sampleDecks: number; sampleMinDecks: number },
): PairSample | null {
  const step = Math.floor(engine.decks / sampleDecks);
  if (step < 2) return null;
  // One deck of each run of `step`, by a hash of its place, so that no pattern in the order of decks is taken for all of
  // them. What remains of the last run counts for less than one deck of the sample.
  const sampled = Uint32Array.from(
    { length: Math.floor(engine.decks / step) },
    (_, index) => index * step + ((Math.imul(index, 0x9e3779b1) >>> 8) % step),
  );
  const hold = decksRunning(engine);
  const least = sampleMinDecks * step;
  const holders = holdersAmong(
    engine,
    sampled,
    [...hold.keys()].filter((card) => hold[card]! >= least),
  );
  const isKnown = (card: number): boolean => holders.row[card]! >= 0;
  return {
    hasFewerThan(limit, one, other) {
      if (!isKnown(one) || !isKnown(other)) return false;
      const expected = limit / step;
      return countBoth(holders, one, holders, other) < expected - 4 * Math.sqrt(expected);
    },
  };
}

import type { Engine } from './engine.ts';
import { perEngine } from './per-engine.ts';

/**
 * Days told apart as far as first releases of cards go. A deck could be of a card's time, by its date, exactly where the
 * rank of its earliest day is not below that of the card's first release.
 */
export type ReleaseRanks = {
  /** By day since 1970-01-01: how many different days up to it are first releases of cards. */
  of: Uint16Array;
  /** One more than the highest rank. */
  count: number;
};

const DAYS = 0x10000;

export const releaseRanks = perEngine((engine: Engine): ReleaseRanks => {
  const of = new Uint16Array(DAYS);
  for (const day of engine.cardReleaseDay) of[day] = 1;
  let rank = 0;
  for (let day = 0; day < DAYS; day++) {
    rank += of[day] as number;
    of[day] = rank;
  }
  return { of, count: rank + 1 };
});

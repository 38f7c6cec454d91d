import type { Engine } from './engine.ts';
import { perEngine } from './per-engine.ts';

/**
 * Days ranked by the first releases of cards. A deck's date allows a card exactly if the rank of the deck's earliest
 * day is at least the rank of the card's first release.
 */
export type ReleaseRanks = {
  /** By day since 1970-01-01: the number of distinct release days up to and including it. */
  of: Uint16Array;
  /** One more than the highest rank. */
  count: number;
};

const DAYS = 0x10000;

/** Marks a card that came out after the as-of date. */
export const NOT_OUT = 0xffffffff;

export const releaseRanks = perEngine((engine: Engine): ReleaseRanks => {
  const of = new Uint16Array(DAYS);
  for (const day of engine.cardReleaseDay) of[day] = 1;
  let rank = 0;
  for (let day = 0; day < DAYS; day++) {
    rank += of[day]!;
    of[day] = rank;
  }
  return { of, count: rank + 1 };
});

/** By card: its color identity · `count` + the rank of its first release, or NOT_OUT. */
export const cardSlots = perEngine((engine: Engine): Uint32Array => {
  const { of, count } = releaseRanks(engine);
  return Uint32Array.from(engine.cardReleaseDay, (day, card) =>
    day > engine.asOfDay ? NOT_OUT : engine.cardIdentity[card]! * count + of[day]!,
  );
});

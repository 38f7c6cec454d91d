import { RANGE_DAYS, type TimeRange } from '@deckwright/domain';
import type { Engine } from './engine.ts';

/** A range and a bracket, the part of the filters that also applies to the baseline decks. */
export type Window = {
  range: TimeRange;
  /** 1…5, 0 = all. */
  bracket: number;
  /** Use the estimated bracket of decks without an owner-set one; no effect at bracket 0. */
  estimated: boolean;
};

/** First and last day of a range, inclusive, shifted back by `back` times its length. Null = no limit. */
export function rangeDays(
  engine: Engine,
  range: TimeRange,
  back = 0,
): { first: number; last: number } | null {
  if (range === 'none') return null;
  const last = engine.asOfDay - back * RANGE_DAYS[range];
  return { first: last - RANGE_DAYS[range] + 1, last };
}

/** First deck of the commander in the range; all its later decks are in the range too, as decks are sorted by day. */
export function firstInRange(engine: Engine, commander: number, range: TimeRange): number {
  const days = rangeDays(engine, range);
  return days ? firstFromDay(engine, commander, days.first) : (engine.commanderStart[commander] ?? 0);
}

/** First deck of the commander saved on or after the day (1…); undated decks come before it. */
export function firstFromDay(engine: Engine, commander: number, day: number): number {
  const { commanderStart } = engine;
  return firstWithin(engine, commanderStart[commander] ?? 0, commanderStart[commander + 1] ?? 0, day);
}

/** First of the decks [low, high) of one commander saved on or after the day (1…); `high` if there is none. */
function firstWithin({ deckDay }: Engine, low: number, high: number, day: number): number {
  let first = low;
  let end = high;
  while (first < end) {
    const middle = (first + end) >>> 1;
    if ((deckDay[middle] ?? 0) < day) first = middle + 1;
    else end = middle;
  }
  return first;
}

/** Whether the deck's bracket matches: the owner-set one, or if absent and requested, the estimated one. */
export function inBracket(engine: Engine, deck: number, { bracket, estimated }: Window): boolean {
  if (bracket === 0) return true;
  const owner = engine.deckBracket[deck];
  return owner === bracket || (estimated && owner === 0 && engine.deckEstimatedBracket[deck] === bracket);
}

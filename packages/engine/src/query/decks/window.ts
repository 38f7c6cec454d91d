import { RANGE_DAYS, type TimeRange } from '@deckwright/domain';
import type { Engine } from './engine.ts';

/** The decks a page stands among: a range and a bracket, before count and name filters. */
export type Window = {
  range: TimeRange;
  /** 1…5, 0 = all. */
  bracket: number;
  /** Where the owner set no bracket, also take the deck's estimate; without effect at bracket 0. */
  estimated: boolean;
};

/** First and last day of a range, both counted; `back` windows of the same length earlier. Null = no limit. */
export function rangeDays(
  engine: Engine,
  range: TimeRange,
  back = 0,
): { first: number; last: number } | null {
  if (range === 'none') return null;
  const last = engine.asOfDay - back * RANGE_DAYS[range];
  return { first: last - RANGE_DAYS[range] + 1, last };
}

/** First deck of the commander that is in the range; the rest of its decks follow, as decks lie by day. */
export function firstInRange(engine: Engine, commander: number, range: TimeRange): number {
  const days = rangeDays(engine, range);
  return days ? firstFromDay(engine, commander, days.first) : (engine.commanderStart[commander] ?? 0);
}

/** First deck of the commander saved on or after the day (1…); undated decks lie before it. */
export function firstFromDay(engine: Engine, commander: number, day: number): number {
  const { commanderStart } = engine;
  return firstWithin(engine, commanderStart[commander] ?? 0, commanderStart[commander + 1] ?? 0, day);
}

/** First of the decks [low, high) of one commander saved on or after the day (1…); `high` where none is. */
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

/** True when the deck's bracket is wanted: owner-set, or estimated where asked for and none is set. */
export function inBracket(engine: Engine, deck: number, { bracket, estimated }: Window): boolean {
  if (bracket === 0) return true;
  const owner = engine.deckBracket[deck];
  return owner === bracket || (estimated && owner === 0 && engine.deckEstimatedBracket[deck] === bracket);
}

import { THRESHOLDS } from '@deckwright/engine/query';

const { asOfMinDecks: MIN_DECKS, asOfWindowDays: WINDOW_DAYS } = THRESHOLDS;

/**
 * The as-of day by the saved dates of each source, in days since 1970-01-01; null without a date. One deck does not move
 * it: a source supports the newest day up to which at least ten of its decks, or all if it has fewer, were saved within
 * 30 days, that day included, and the newest supported day counts.
 *
 * Two cases need more than that. Where a source has ten decks, those with fewer support no day: otherwise a source of one
 * deck would move it. Where no source has so many decks within 30 days, 60, 120 and so on are tried: a small collection
 * of many years still gets a date.
 */
export function findAsOfDay(daysBySource: Iterable<Iterable<number>>): number | null {
  const sources = Array.from(daysBySource, (days) => Uint32Array.from(days).sort()).filter(
    ({ length }) => length > 0,
  );
  if (sources.length === 0) return null;
  const large = sources.filter(({ length }) => length >= MIN_DECKS);
  const counted = large.length > 0 ? large : sources;
  for (let windowDays = WINDOW_DAYS; ; windowDays *= 2) {
    const supported = counted.flatMap((days) => supportedDay(days, windowDays) ?? []);
    if (supported.length > 0) return supported.reduce((newest, day) => Math.max(newest, day));
  }
}

/** The newest of ascending days up to which enough of them lie within so many days; null if there is none. */
function supportedDay(days: Uint32Array, windowDays: number): number | null {
  const needed = Math.min(MIN_DECKS, days.length);
  for (let last = days.length - 1; last >= needed - 1; last--) {
    const day = days[last] ?? 0;
    if (day - (days[last - needed + 1] ?? 0) < windowDays) return day;
  }
  return null;
}

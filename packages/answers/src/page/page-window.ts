import type { PageWindow } from '@deckwright/contract';
import { formatDay, RANGE_DAYS, type TimeRange, toDate, toDay } from '@deckwright/domain';

/** The days of a range, of which `asOf` is the last. */
export function toPageWindow(range: TimeRange, asOf: string | null, maxAgeDays: number | null): PageWindow {
  const last = asOf === null ? null : toDay(asOf);
  if (range === 'none' || last === null) {
    const label =
      maxAgeDays === null
        ? 'all counted decks'
        : `all counted decks, dated ones at most ${maxAgeDays} days old`;
    return { range, from: null, to: asOf, label };
  }
  const days = RANGE_DAYS[range];
  const from = toDate(last - days + 1);
  return { range, from, to: asOf, label: `the ${days} days up to ${formatDay(toDate(last))}` };
}

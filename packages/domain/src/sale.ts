import { toDay } from './calendar.ts';

/** A vendor's sale: `percent` off from `start` to `end`, both YYYY-MM-DD; null dates and 0 without a sale. */
export type Sale = { start: string | null; end: string | null; percent: number };

export const NO_SALE: Sale = { start: null, end: null, percent: 0 };

/** The discount on a day (YYYY-MM-DD) in percent; null before the first and after the last day of the sale. */
export function salePercent({ start, end, percent }: Sale, day: string): number | null {
  if (start === null || end === null || percent <= 0) return null;
  const [from, to, today] = [toDay(start), toDay(end), toDay(day)];
  if (from === null || to === null || today === null) return null;
  return from <= today && today <= to ? percent : null;
}

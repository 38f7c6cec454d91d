const DAY_MS = 86_400_000;

/** Cards and commanders first released in the last this many days, including the as-of date, are new. */
export const NEW_CARD_DAYS = 120;

/** Days since 1970-01-01 of a YYYY-MM-DD date (longer ISO strings are truncated); null if it is not a date. */
export function toDay(date: string): number | null {
  const day = date.slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return null;
  return time / DAY_MS;
}

/** The YYYY-MM-DD of a day number. */
export function toDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

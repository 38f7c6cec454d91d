const HOUR_MS = 3_600_000;

/** The beginning of the hour (UTC) that a moment is in. */
export function startOfHour(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS);
}

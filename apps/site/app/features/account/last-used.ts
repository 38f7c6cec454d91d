const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const HOUR_MS = 3_600_000;

/** The date of an ISO moment in the reader's time zone, such as "Nov 5, 2026". */
export function formatDate(moment: string): string {
  return DATE.format(new Date(moment));
}

/** When something was last used, in words, by a moment that the server stores rounded to the hour. */
export function lastUsed(moment: string): string {
  const hours = Math.floor((Date.now() - Date.parse(moment)) / HOUR_MS);
  if (hours < 2) return 'Used in the last two hours';
  return hours < 24 ? `Used ${hours} hours ago` : `Used ${formatDate(moment)}`;
}

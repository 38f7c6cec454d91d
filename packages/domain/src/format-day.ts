const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats a day or month, YYYY-MM-DD or YYYY-MM, as "Apr 2024". */
export function formatMonth(day: string): string {
  return `${toMonth(day)} ${day.slice(0, 4)}`.trim();
}

/** The months of a day, YYYY-MM-DD or YYYY-MM, since the year 0. */
export function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

/** Formats a day, YYYY-MM-DD, as "Mar 30, 2024" for pages. API answers and files keep ISO dates. */
export function formatDay(day: string): string {
  return `${toMonth(day)} ${Number(day.slice(8, 10))}, ${day.slice(0, 4)}`;
}

/** Formats two days, YYYY-MM-DD, as "Mar 8 to Aug 20, 2026", with both years where they differ; one day alone. */
export function formatDays(first: string, last: string): string {
  if (first === last) return formatDay(first);
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  return `${isSameYear ? formatDay(first).replace(/, \d+$/, '') : formatDay(first)} to ${formatDay(last)}`;
}

function toMonth(day: string): string {
  return MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
}

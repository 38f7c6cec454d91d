const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Apr 2024" of a day or a month, written YYYY-MM-DD or YYYY-MM. */
export function monthWords(day: string): string {
  return `${monthOf(day)} ${day.slice(0, 4)}`.trim();
}

/** "Mar 30, 2024" of a day written YYYY-MM-DD: how pages say a date. Answers of the API and files keep what is written. */
export function dayWords(day: string): string {
  return `${monthOf(day)} ${Number(day.slice(8, 10))}, ${day.slice(0, 4)}`;
}

function monthOf(day: string): string {
  return MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
}

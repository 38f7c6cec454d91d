/** Days of prices, with the newest. */
const PRICE_DAYS = 90;
/** Days of counts kept one by one; then one a week. */
const DAILY_COUNTS = 90;
/** Two years. */
const COUNT_DAYS = 731;
const WEEK = 7;

/** The days to keep: the last 90, counted from the newest. In any order and repeated; ascending. */
export function retainedPriceDays(days: Iterable<number>): number[] {
  const { ascending, newest } = sorted(days);
  return ascending.filter((day) => newest - day < PRICE_DAYS);
}

/** The days to keep: the last 90, and before these the first of each week, for two years. */
export function retainedCountDays(days: Iterable<number>): number[] {
  const { ascending, newest } = sorted(days);
  let week = -1;
  return ascending.filter((day) => {
    if (newest - day < DAILY_COUNTS) return true;
    if (newest - day >= COUNT_DAYS || Math.floor(day / WEEK) === week) return false;
    week = Math.floor(day / WEEK);
    return true;
  });
}

function sorted(days: Iterable<number>): { ascending: number[]; newest: number } {
  const ascending = [...new Set(days)].sort((a, b) => a - b);
  return { ascending, newest: ascending.at(-1) ?? 0 };
}

import { describe, expect, it } from 'vitest';
import { keptCountDays, keptPriceDays } from './kept-days.ts';

const from = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

describe('the days of prices', () => {
  it('are 90, the newest among them, whatever the order', () => {
    // 91 days: the first is 90 before the newest.
    expect(keptPriceDays(from(1000, 1090).reverse())).toEqual(from(1001, 1090));
    expect(keptPriceDays([1090, 1000, 1001, 1090])).toEqual([1001, 1090]);
    expect(keptPriceDays([])).toEqual([]);
  });
});

describe('the days of counts', () => {
  it('are thinned to one a week behind 90 days, and end after two years', () => {
    const kept = keptCountDays(from(10_000, 11_000));
    // 11,000 − 89 = 10,911 is the first of the last 90. Weeks begin at multiples of 7: 10,906 = 7·1558 is the last before it;
    // 11,000 − 730 = 10,270 is the oldest day, within the week of 10,269; the next weeks begin at 10,276 and so on.
    expect(kept.filter((day) => day >= 10_911)).toEqual(from(10_911, 11_000));
    expect(kept[0]).toBe(10_270);
    expect(kept.slice(1, 4)).toEqual([10_276, 10_283, 10_290]);
    expect(kept.filter((day) => day < 10_911).at(-1)).toBe(10_906);
  });

  it('stay the same when thinned again day after day', () => {
    let kept: number[] = [];
    for (const day of from(10_000, 10_400)) kept = keptCountDays([...kept, day]);
    expect(keptCountDays(from(10_000, 10_400))).toEqual(kept);
  });
});

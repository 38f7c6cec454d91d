import { describe, expect, it } from 'vitest';
import { retainedCountDays, retainedPriceDays } from './retained-days.ts';

const from = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('the days of prices', () => {
  it('are 90, the newest among them, whatever the order', () => {
    // 91 days: the first is 90 before the newest.
    expect(retainedPriceDays(from(1000, 1090).reverse())).toEqual(from(1001, 1090));
    expect(retainedPriceDays([1090, 1000, 1001, 1090])).toEqual([1001, 1090]);
    expect(retainedPriceDays([])).toEqual([]);
  });
});

describe('the days of counts', () => {
  it('are thinned to one a week behind 90 days, and end after two years', () => {
    const retained = retainedCountDays(from(10_000, 11_000));
    // 11,000 − 89 = 10,911 is the first of the last 90. Weeks begin at multiples of 7: 10,906 = 7·1558 is the last before it;
    // 11,000 − 730 = 10,270 is the oldest day, within the week of 10,269; the next weeks begin at 10,276 and so on.
    expect(retained.filter((day) => day >= 10_911)).toEqual(from(10_911, 11_000));
    expect(retained[0]).toBe(10_270);
    expect(retained.slice(1, 4)).toEqual([10_276, 10_283, 10_290]);
    expect(retained.filter((day) => day < 10_911).at(-1)).toBe(10_906);
  });

  it('stay the same when thinned again day after day', () => {
    let retained: number[] = [];
    for (const day of from(10_000, 10_400)) retained = retainedCountDays([...retained, day]);
    expect(retainedCountDays(from(10_000, 10_400))).toEqual(retained);
  });
});

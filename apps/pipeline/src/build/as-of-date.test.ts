import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAsOfDay } from './as-of-date.ts';

/** The days from…to, one deck on each. */
const daily = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the as-of day', () => {
  it('is the newest date of a source with ten decks in the 30 days up to it', () => {
    expect(findAsOfDay([daily(1000, 1099)])).toBe(1099);
  });

  it('is not moved by one deck, nor by nine, but by the tenth', () => {
    // Decks on 1000…1099. Nine more in 2000…2008: the 30 days up to 2008 hold nine. A tenth on 2009 makes ten.
    expect(findAsOfDay([[...daily(1000, 1099), 5000]])).toBe(1099);
    expect(findAsOfDay([[...daily(1000, 1099), ...daily(2000, 2008)]])).toBe(1099);
    expect(findAsOfDay([[...daily(1000, 1099), ...daily(2000, 2009)]])).toBe(2009);
  });

  it('takes 30 days as a month does, its last day included', () => {
    // Ten decks: one on day 71 and nine on day 100. The 30 days up to 100 are 71…100; 70 is not among them.
    const nine = daily(1, 9).map(() => 100);
    const early = daily(1, 10).map(() => 20);
    expect(findAsOfDay([[...early, 71, ...nine]])).toBe(100);
    expect(findAsOfDay([[...early, 70, ...nine]])).toBe(20);
  });

  it('is moved by one deck only as far as nine others support it', () => {
    // 1090…1098 are nine decks in the 30 days up to 1119, which are 1090…1119. Those up to 1120 have only eight.
    expect(findAsOfDay([[...daily(1000, 1098), 1119]])).toBe(1119);
    expect(findAsOfDay([[...daily(1000, 1098), 1120]])).toBe(1098);
  });

  it('is the newest among sources with ten decks; those with fewer do not move it', () => {
    expect(findAsOfDay([daily(1000, 1099), daily(1200, 1209)])).toBe(1209);
    expect(findAsOfDay([daily(1000, 1099), daily(1200, 1208)])).toBe(1099);
    expect(findAsOfDay([daily(1000, 1099), [5000]])).toBe(1099);
    // A tenth deck of ten years ago does not help: a day needs ten within 30 days.
    expect(findAsOfDay([daily(1000, 1099), [10, ...daily(1200, 1208)]])).toBe(1099);
  });

  it('takes all decks of each source where none has ten', () => {
    expect(findAsOfDay([[100, 110, 129]])).toBe(129);
    // 100 and 130 are not within 30 days, so only the second source has a day.
    expect(findAsOfDay([[100, 130], [90]])).toBe(90);
  });

  it('takes 60, 120 … days where decks are never so dense', () => {
    // One deck each 40 days: ten span 361 days, so the first window that holds ten is 480, and the newest day has them.
    expect(findAsOfDay([daily(0, 19).map((index) => 1000 + 40 * index)])).toBe(1760);
    expect(findAsOfDay([[100, 130]])).toBe(130);
    expect(findAsOfDay([[7]])).toBe(7);
  });

  it('is null without a date', () => {
    expect(findAsOfDay([])).toBeNull();
    expect(findAsOfDay([[], []])).toBeNull();
  });
});

const someDays = fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 40 });

/** How many of the days are in the window that ends with the day. */
const countWithin = (days: readonly number[], day: number, windowDays: number): number =>
  days.filter((other) => other <= day && other > day - windowDays).length;

/** Tries every day of every source, newest first. */
function slowAsOfDay(sources: readonly number[][]): { day: number; windowDays: number } | null {
  if (sources.every((days) => days.length === 0)) return null;
  const hasLarge = sources.some((days) => days.length >= 10);
  for (let windowDays = 30; ; windowDays *= 2) {
    for (let day = 30_000; day > 0; day--) {
      for (const days of sources) {
        if (!days.includes(day) || (hasLarge && days.length < 10)) continue;
        const needed = days.length < 10 ? days.length : 10;
        if (countWithin(days, day, windowDays) >= needed) return { day, windowDays };
      }
    }
  }
}

describe('any dates', () => {
  it('give the day of the slow reference, in any order', () => {
    fc.assert(
      fc.property(fc.array(someDays, { maxLength: 4 }), (sources) => {
        const expected = slowAsOfDay(sources)?.day ?? null;
        expect(findAsOfDay(sources)).toBe(expected);
        expect(findAsOfDay([...sources].reverse().map((days) => [...days].reverse()))).toBe(expected);
      }),
      { numRuns: 200 },
    );
  });

  it('are not moved by one deck beyond what nine others of its source support', () => {
    const tenOrMore = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 10, maxLength: 40 });
    const anyDay = fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 20_000 }));
    fc.assert(
      fc.property(tenOrMore, fc.array(someDays, { maxLength: 2 }), anyDay, (days, others, added) => {
        const before = slowAsOfDay([days, ...others]);
        if (before === null) throw new Error('ten decks have a day');
        const after = findAsOfDay([[...days, added], ...others]) ?? 0;
        if (after > before.day) expect(countWithin(days, after, before.windowDays)).toBeGreaterThanOrEqual(9);
        // Found within 30 days, it never goes back.
        if (before.windowDays === 30) expect(after).toBeGreaterThanOrEqual(before.day);
        // A deck of its own source does not move it at all.
        expect(findAsOfDay([days, ...others, [added]])).toBe(before.day);
      }),
      { numRuns: 500 },
    );
  });
});

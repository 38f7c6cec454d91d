import { describe, expect, it } from 'vitest';
import { findEarlier, rankChange, tableRows } from './rank-change.ts';

const at = (...dates: string[]) => dates.map((date) => ({ date }));

describe('what the last entry is compared with', () => {
  it('is the newest at least 30 days before it', () => {
    // October 26 is 30 days before November 25.
    const history = at('2026-09-01', '2026-10-26', '2026-10-27', '2026-11-25');
    expect(findEarlier(history)).toEqual({ date: '2026-10-26' });
  });

  it('is the first while all are newer, and nothing for one day', () => {
    expect(findEarlier(at('2026-11-20', '2026-11-24', '2026-11-25'))).toEqual({ date: '2026-11-20' });
    expect(findEarlier(at('2026-11-25'))).toBeNull();
    expect(findEarlier([])).toBeNull();
  });
});

it('says how a rank changed', () => {
  const before = { rank: 12, date: '2026-09-01' };
  expect(rankChange(before, { rank: 7 })).toBe('up 5 since Sep 1, 2026');
  expect(rankChange(before, { rank: 13 })).toBe('down 1 since Sep 1, 2026');
  expect(rankChange(before, { rank: 12 })).toBe('the same as on Sep 1, 2026');
});

it('has at most 15 rows, the newest first and the oldest last', () => {
  expect(tableRows([1, 2, 3])).toEqual([3, 2, 1]);
  // 90 by steps of ceil(90 ÷ 14) = 7: 90, 83, … 6, and the first.
  const rows = tableRows(Array.from({ length: 90 }, (_, index) => index + 1));
  expect(rows).toEqual([90, 83, 76, 69, 62, 55, 48, 41, 34, 27, 20, 13, 6, 1]);
});

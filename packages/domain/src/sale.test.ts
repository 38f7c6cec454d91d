import { describe, expect, it } from 'vitest';
import { NO_SALE, salePercent } from './sale.ts';

const SALE = { start: '2026-02-27', end: '2026-03-01', percent: 10 };

describe('salePercent', () => {
  it.each([
    ['2026-02-26', null],
    ['2026-02-27', 10],
    ['2026-02-28', 10],
    ['2026-03-01', 10],
    ['2026-03-02', null],
  ])('counts both the first and the last day: %s', (day, percent) => {
    expect(salePercent(SALE, day)).toBe(percent);
  });

  it('is null without a sale, a date or a percentage', () => {
    expect(salePercent(NO_SALE, '2026-02-28')).toBeNull();
    expect(salePercent({ ...SALE, start: null }, '2026-02-28')).toBeNull();
    expect(salePercent({ ...SALE, end: null }, '2026-02-28')).toBeNull();
    expect(salePercent({ ...SALE, percent: 0 }, '2026-02-28')).toBeNull();
    expect(salePercent(SALE, 'today')).toBeNull();
  });
});

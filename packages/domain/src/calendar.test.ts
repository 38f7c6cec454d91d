import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDate, toDay } from './calendar.ts';

describe('days and dates', () => {
  it('counts days from 1970-01-01', () => {
    expect(toDay('1970-01-01')).toBe(0);
    expect(toDay('1970-01-02')).toBe(1);
    // 30 years with leap days in 72, 76, 80, 84, 88, 92, 96: 30 × 365 + 7.
    expect(toDay('2000-01-01')).toBe(10_957);
    // 2000 is a leap year: January 31 + February 29.
    expect(toDay('2000-03-01')).toBe(10_957 + 60);
    expect(toDay('1969-12-31')).toBe(-1);
  });

  it('uses the day of a longer timestamp', () => {
    expect(toDay('2024-03-24T23:59:59.999Z')).toBe(toDay('2024-03-24'));
    expect(toDay('2026-08-20T09:00:00.000+00:00')).toBe(toDay('2026-08-20'));
  });

  it.each(['', '2024', '2024-13-01', '2024-02-30', '2023-02-29', '24-01-01', 'yesterday!', '2024/01/01'])(
    'knows that %j is no date',
    (text) => {
      expect(toDay(text)).toBeNull();
    },
  );

  it('goes from day to date and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 60_000 }), (day) => {
        expect(toDay(toDate(day))).toBe(day);
      }),
    );
  });
});

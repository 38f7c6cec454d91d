import { describe, expect, it } from 'vitest';
import { formatDay, formatMonth, monthNumber } from './format-day.ts';

describe('formatDay', () => {
  it('names the month, the day without a leading zero, and the year', () => {
    expect(formatDay('2024-03-30')).toBe('Mar 30, 2024');
    expect(formatDay('2009-10-01')).toBe('Oct 1, 2009');
  });
});

describe('monthNumber', () => {
  it('counts the months between days', () => {
    expect(monthNumber('2026-09') - monthNumber('2024-03-30')).toBe(30);
    expect(monthNumber('2025-01-01') - monthNumber('2024-12-31')).toBe(1);
  });
});

describe('formatMonth', () => {
  it('names the month and the year', () => {
    expect(formatMonth('2024-04-19')).toBe('Apr 2024');
    expect(formatMonth('2025-12')).toBe('Dec 2025');
  });
});

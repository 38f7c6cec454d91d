import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDate, lastUsed } from './last-used.ts';

describe('the words for moments of the account page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime('2026-11-05T12:00:00Z');
  });
  afterEach(() => void vi.useRealTimers());

  // At noon in Greenwich it is the same day in every time zone up to eleven hours away.
  it('name a date', () => {
    expect(formatDate('2026-11-05T12:00:00.000Z')).toBe('Nov 5, 2026');
  });

  // 12:00 minus 10:01 is less than two hours; minus 10:00 it is two; minus 12:01 of the day before 23, minus 12:00 a day.
  it.each([
    ['2026-11-05T10:01:00Z', 'Used in the last two hours'],
    ['2026-11-05T10:00:00Z', 'Used 2 hours ago'],
    ['2026-11-04T12:01:00Z', 'Used 23 hours ago'],
    ['2026-11-04T12:00:00Z', 'Used Nov 4, 2026'],
  ])('say of a use at %s: %s', (moment, words) => {
    expect(lastUsed(moment)).toBe(words);
  });
});

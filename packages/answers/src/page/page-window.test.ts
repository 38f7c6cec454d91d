import { describe, expect, it } from 'vitest';
import { getWindow } from './page-window.ts';

describe('getWindow', () => {
  it('counts the as-of date as the last day of the range', () => {
    expect(getWindow('week', '2024-03-30', 730)).toMatchObject({ from: '2024-03-24', to: '2024-03-30' });
    expect(getWindow('month', '2024-03-30', 730).from).toBe('2024-03-01');
    expect(getWindow('year', '2024-03-30', 730).from).toBe('2023-04-01');
  });

  it('has no first day without a range or without a dated deck', () => {
    expect(getWindow('none', '2024-03-30', 730).from).toBeNull();
    expect(getWindow('none', '2024-03-30', 730).label).toContain('at most 730 days old');
    expect(getWindow('week', null, null)).toMatchObject({ from: null, to: null });
  });
});

import { describe, expect, it } from 'vitest';
import { toPageWindow } from './page-window.ts';

describe('getWindow', () => {
  it('counts the as-of date as the last day of the range', () => {
    expect(toPageWindow('week', '2024-03-30', 730)).toMatchObject({ from: '2024-03-24', to: '2024-03-30' });
    expect(toPageWindow('month', '2024-03-30', 730).from).toBe('2024-03-01');
    expect(toPageWindow('year', '2024-03-30', 730).from).toBe('2023-04-01');
  });

  it('has no first day without a range or without a dated deck', () => {
    expect(toPageWindow('none', '2024-03-30', 730).from).toBeNull();
    expect(toPageWindow('none', '2024-03-30', 730).label).toContain('at most 730 days old');
    expect(toPageWindow('week', null, null)).toMatchObject({ from: null, to: null });
  });
});

import { describe, expect, it } from 'vitest';
import { countCurve, listCurveBars } from './mana-curve.ts';

describe('the mana curve', () => {
  it('has 10 and above together, and fractions in the bar below', () => {
    const cards = [0, 0.5, 1, 9, 10, 11, 15, 1_000_000].map((manaValue) => ({ manaValue, quantity: 2 }));
    // 0 and 0.5 in the first bar, 10, 11, 15 and a million in the last.
    expect(countCurve(cards)).toEqual([4, 2, 0, 0, 0, 0, 0, 0, 0, 2, 8]);
    expect(countCurve([])).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('labels its last bar with a plus', () => {
    expect(listCurveBars({ '1': 2, '10': 3 }).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      '0: 0',
      '1: 2',
      ...Array.from({ length: 8 }, (_, index) => `${index + 2}: 0`),
      '10+: 3',
    ]);
    expect(listCurveBars([5]).at(0)).toEqual({ label: '0', value: 5 });
  });
});

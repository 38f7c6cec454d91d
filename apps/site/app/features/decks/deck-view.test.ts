import { describe, expect, it } from 'vitest';
import { compareCurves, formatDifference } from './deck-view.ts';

describe('a deck beside the average', () => {
  it('has a curve that ends where both do', () => {
    const average = { numDecks: 4, counts: {}, price: null };
    const curve = { '0': 2, '3': 1 };
    expect(compareCurves({ curve, average: { ...average, curve: { '0': 1.5, '1': 3 } } })).toEqual([
      { label: '0', value: 2, compared: 1.5 },
      { label: '1', value: 0, compared: 3 },
      { label: '2', value: 0, compared: 0 },
      { label: '3', value: 1, compared: 0 },
    ]);
    // One deck of 100 with a card of 7: too few to be seen; one of 20 is seen.
    const last = (seven: number) =>
      compareCurves({ curve, average: { ...average, curve: { '7': seven } } }).at(-1)?.label;
    expect([last(0.01), last(0.05)]).toEqual(['3', '7']);
    expect(compareCurves({ curve: {}, average: { ...average, curve: {} } })).toEqual([]);
  });

  it('states a difference with its sign, to a tenth', () => {
    expect(formatDifference(26, 25.7)).toBe('+0.3');
    expect(formatDifference(17, 19.6)).toBe('−2.6');
    expect(formatDifference(20, 20.04)).toBe('±0');
    expect(formatDifference(3, 1)).toBe('+2');
  });
});

import { describe, expect, it } from 'vitest';
import { precision, recall } from '../accuracy.ts';
import { HAND_LABELS } from './labels.data.ts';
import { bootstrap, firstFound, type Judged, measureThemes } from './theme-accuracy.ts';

const decks: Judged[] = [
  { id: 'a', wanted: [1, 2], found: [2, 1, 3] },
  { id: 'b', wanted: [null, 4], found: [4] },
  { id: 'c', wanted: [5], found: [] },
];

describe('measureThemes', () => {
  it('counts correctly found themes, and decks whose first label is among them', () => {
    // Right: 1 and 2 of a, 4 of b. A word of no theme is wanted and never found, even if first.
    const accuracy = measureThemes(decks);
    expect(accuracy).toEqual({ decks: 3, right: 3, found: 4, wanted: 5, first: 1 });
    expect(precision(accuracy)).toBe(3 / 4);
    expect(recall(accuracy)).toBe(3 / 5);
    expect(firstFound(accuracy)).toBe(1 / 3);
  });
});

describe('bootstrap', () => {
  it('gives the same interval each time, around the value', () => {
    const [low, high] = bootstrap(decks, recall, 500);
    expect(bootstrap(decks, recall, 500)).toEqual([low, high]);
    expect(low).toBeLessThan(0.6);
    expect(high).toBeGreaterThan(0.6);
  });

  it('has no width if all decks are alike', () => {
    const same = decks.slice(0, 1);
    expect(bootstrap([...same, ...same], precision, 50)).toEqual([2 / 3, 2 / 3]);
  });
});

describe('the labels by hand', () => {
  it('are of 40 decks, with one to four words each', () => {
    expect(Object.keys(HAND_LABELS)).toHaveLength(40);
    for (const words of Object.values(HAND_LABELS)) {
      expect(words.split(', ').length).toBeGreaterThanOrEqual(1);
      expect(words.split(', ').length).toBeLessThanOrEqual(4);
    }
  });
});

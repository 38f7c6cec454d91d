import { describe, expect, it } from 'vitest';
import { nameValues, nearestPoint } from './chart-value.ts';

describe('the value of a chart at a pointer', () => {
  const points = [{ x: 10 }, { x: 20 }, { x: 40 }];

  it('is the nearest one, on either side', () => {
    expect([0, 14, 16, 29, 31, 90].map((x) => nearestPoint(points, x))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('is that of the bar it is on, even if the middle of a narrow one is nearer', () => {
    expect(
      nearestPoint(
        [
          { x: 50, half: 50 },
          { x: 102, half: 2 },
        ],
        95,
      ),
    ).toBe(0);
  });

  it('is none where there are no values', () => {
    expect(nearestPoint([], 5)).toBe(-1);
  });
});

describe('the values of a bar', () => {
  it('say what they are compared with, and leave vendors to the legend', () => {
    expect(nameValues(['22.3', '21.0'], ['All decks'])).toEqual(['22.3', '21.0 all decks']);
    expect(nameValues(['$1.00', '$2.00'], ['TCGplayer'])).toEqual(['$1.00', '$2.00']);
  });
});

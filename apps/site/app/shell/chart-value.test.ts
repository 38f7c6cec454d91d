import { describe, expect, it } from 'vitest';
import { nearestPoint } from './chart-value.ts';

describe('the value of a chart at a pointer', () => {
  const points = [{ x: 10 }, { x: 20 }, { x: 40 }];

  it('is the nearest one, on either side', () => {
    expect([0, 14, 16, 29, 31, 90].map((x) => nearestPoint(points, x))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('is none where there are no values', () => {
    expect(nearestPoint([], 5)).toBe(-1);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apportion } from './apportion.ts';

describe('apportioning whole numbers', () => {
  test('gives the left-over to the largest remainders, the earlier of equals', () => {
    expect(apportion([1, 1, 1], 4)).toEqual([2, 1, 1]);
    expect(apportion([0.5, 0.3, 0.2], 9)).toEqual([4, 3, 2]);
    expect(apportion([0, 0], 5)).toEqual([0, 0]);
    expect(apportion([], 5)).toEqual([]);
  });

  test('always sums to the total and stays within one of the exact share', () => {
    const weights = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 99 }), (list, total) => {
        const sum = list.reduce((all, weight) => all + weight, 0);
        fc.pre(sum > 1e-6);
        const seats = apportion(list, total);
        expect(seats.reduce((all, seat) => all + seat, 0)).toBe(total);
        seats.forEach((seat, position) => {
          expect(Math.abs(seat - ((list[position] ?? 0) / sum) * total)).toBeLessThan(1 + 1e-9);
        });
      }),
    );
  });
});

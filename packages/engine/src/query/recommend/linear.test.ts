import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factorize, nthLargest, solveLower, solveUpper } from './linear.ts';

describe('factorize', () => {
  it('finds the lower factor of a matrix computed by hand', () => {
    // [2 0; 1 3] · [2 1; 0 3] = [4 2; 2 10]
    const matrix = Float64Array.of(4, 99, 2, 10);
    factorize(matrix, 2);
    expect([matrix[0], matrix[2], matrix[3]]).toEqual([2, 1, 3]);
  });

  it('solves with both triangles', () => {
    // [4 2; 2 10] · (1, 2) = (8, 22)
    const matrix = Float64Array.of(4, 0, 2, 10);
    const vector = Float64Array.of(8, 22);
    factorize(matrix, 2);
    solveLower(matrix, 2, vector);
    solveUpper(matrix, 2, vector);
    expect([...vector]).toEqual([1, 2]);
  });
});

describe('nthLargest', () => {
  it('agrees with sorting, including repeated values and −∞', () => {
    const value = fc.oneof(
      fc.integer({ min: -3, max: 3 }),
      fc.constant(Number.NEGATIVE_INFINITY),
      fc.double({ noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 60 }), fc.nat(), (values, index) => {
        const nth = 1 + (index % values.length);
        const sorted = [...values].sort((a, b) => (a === b ? 0 : b > a ? 1 : -1));
        expect(nthLargest(Float64Array.from(values), nth) === sorted[nth - 1]).toBe(true);
      }),
    );
  });
});

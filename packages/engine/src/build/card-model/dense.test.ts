import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invertSymmetric } from './dense.ts';

/** A·Aᵀ plus ½ on the diagonal, for a random square A of values in −1…1. */
function positiveDefinite(size: number, seed: number): Float64Array {
  let state = seed + 1;
  const root = Float64Array.from({ length: size * size }, () => {
    state = (state * 48271) % 2147483647;
    return (state % 2001) / 1000 - 1;
  });
  return Float64Array.from({ length: size * size }, (_, index) => {
    const [row, column] = [Math.floor(index / size), index % size];
    let sum = row === column ? 0.5 : 0;
    for (let k = 0; k < size; k++) sum += (root[row * size + k] ?? 0) * (root[column * size + k] ?? 0);
    return sum;
  });
}

describe('invertSymmetric', () => {
  it('inverts a matrix computed by hand', () => {
    // [4 2; 2 10]: determinant 36, inverse [10 −2; −2 4] / 36
    const inverse = invertSymmetric(Float64Array.of(4, 2, 2, 10), 2);
    [10 / 36, -2 / 36, -2 / 36, 4 / 36].forEach((value, index) => {
      expect(inverse[index]).toBeCloseTo(value, 12);
    });
  });

  it('yields the identity matrix when multiplied by the original, at sizes above and below its blocks', () => {
    const sizes = fc.constantFrom(1, 3, 4, 5, 63, 64, 65, 70, 131);
    fc.assert(
      fc.property(sizes, fc.nat({ max: 1000 }), (size, seed) => {
        const matrix = positiveDefinite(size, seed);
        const inverse = invertSymmetric(matrix.slice(), size);
        let furthest = 0;
        for (let row = 0; row < size; row++) {
          for (let column = 0; column < size; column++) {
            let sum = 0;
            for (let k = 0; k < size; k++)
              sum += (matrix[row * size + k] ?? 0) * (inverse[k * size + column] ?? 0);
            furthest = Math.max(furthest, Math.abs(sum - (row === column ? 1 : 0)));
          }
        }
        expect(furthest).toBeLessThan(1e-6);
      }),
      { numRuns: 15 },
    );
  });
});

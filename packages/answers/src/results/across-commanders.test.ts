import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acrossCommanders } from './across-commanders.ts';

describe('the difference across commanders', () => {
  it('weighs each commander by its games on both sides', () => {
    /*
     * By hand. Weights 40 × 60 / 100 = 24 and 20 × 80 / 100 = 16, together 40. Weighted differences
     * (12 × 60 − 10 × 40) / 100 = 3.2 and (6 × 80 − 20 × 20) / 100 = 0.8: 4 / 40 = 0.1.
     * Variance: (12 × 28 × 60³ + 10 × 50 × 40³) / (40 × 60 × 100²) = 4.357333,
     * (6 × 14 × 80³ + 20 × 60 × 20³) / (20 × 80 × 100²) = 3.288; √7.645333 / 40 = 0.0691255, times 1.96 = 0.13548.
     */
    const { difference, low, high } = acrossCommanders([
      { winsWith: 12, gamesWith: 40, winsWithout: 10, gamesWithout: 60 },
      { winsWith: 6, gamesWith: 20, winsWithout: 20, gamesWithout: 80 },
    ]);
    expect(difference).toBeCloseTo(0.1, 9);
    expect(low).toBeCloseTo(-0.03548, 4);
    expect(high).toBeCloseTo(0.23548, 4);
  });

  it('does not credit a card with its commanders', () => {
    // Each commander wins alike with the card and without it; the better one runs it in most of its games.
    const { difference } = acrossCommanders([
      { winsWith: 36, gamesWith: 90, winsWithout: 4, gamesWithout: 10 },
      { winsWith: 1, gamesWith: 10, winsWithout: 9, gamesWithout: 90 },
    ]);
    expect(difference).toBeCloseTo(0, 9);
  });

  it('stays between −1 and 1, its interval around it', () => {
    const stratum = fc
      .record({ gamesWith: fc.integer({ min: 1, max: 50 }), gamesWithout: fc.integer({ min: 1, max: 50 }) })
      .chain((games) =>
        fc.record({
          ...{ gamesWith: fc.constant(games.gamesWith), gamesWithout: fc.constant(games.gamesWithout) },
          ...{ winsWith: fc.nat(games.gamesWith), winsWithout: fc.nat(games.gamesWithout) },
        }),
      );
    fc.assert(
      fc.property(fc.array(stratum, { minLength: 1, maxLength: 6 }), (strata) => {
        const { difference, low, high } = acrossCommanders(strata);
        expect(low).toBeGreaterThanOrEqual(-1);
        expect(low).toBeLessThanOrEqual(difference);
        expect(difference).toBeLessThanOrEqual(high);
        expect(high).toBeLessThanOrEqual(1);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWideInterval, shareInterval, wilsonInterval, wilsonLow } from './wilson.ts';

/** k hits of n ≥ 1 trials. */
const counts = fc
  .integer({ min: 1, max: 100_000 })
  .chain((n) => fc.record({ n: fc.constant(n), k: fc.nat({ max: n }) }));

describe('wilsonInterval', () => {
  // z² = 3.841459. Center (k + z²/2) / (n + z²), half z/(n + z²) · √(k(n − k)/n + z²/4); z²/2 = 1.920729, z²/4 = .960365.
  test('10 of 10: 11.920729/13.841459 = .861233, half 1.959964/13.841459 · √.960365 = .138767', () => {
    expect(wilsonInterval(10, 10)?.low).toBeCloseTo(0.722467, 6);
    expect(wilsonInterval(10, 10)?.high).toBe(1);
  });

  test('480 of 500: 481.920729/503.841459 = .956493, half .00389004 · √(19.2 + .960365) = .017466', () => {
    expect(wilsonInterval(480, 500)?.low).toBeCloseTo(0.939026, 6);
    expect(wilsonInterval(480, 500)?.high).toBeCloseTo(0.973959, 6);
  });

  test('0 of 20: from 0 to z²/(20 + z²) = 3.841459/23.841459 = .161125', () => {
    expect(wilsonInterval(0, 20)?.low).toBe(0);
    expect(wilsonInterval(0, 20)?.high).toBeCloseTo(0.161125, 6);
  });

  test('is null without trials', () => {
    expect(wilsonInterval(0, 0)).toBeNull();
    expect(wilsonLow(0, 0)).toBe(0);
  });

  test('lies within 0…1 and contains the share', () => {
    fc.assert(
      fc.property(counts, ({ k, n }) => {
        const { low, high } = wilsonInterval(k, n) ?? { low: Number.NaN, high: Number.NaN };
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(k / n);
        expect(high).toBeGreaterThanOrEqual(k / n);
        expect(high).toBeLessThanOrEqual(1);
        expect(wilsonLow(k, n)).toBe(low);
      }),
    );
  });

  test('gets narrower, with a higher lower end, for more trials of the same share', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 2, max: 50 }), ({ k, n }, times) => {
        const few = wilsonInterval(k, n);
        const many = wilsonInterval(k * times, n * times);
        if (!few || !many) throw new Error('there are trials');
        expect(many.high - many.low).toBeLessThan(few.high - few.low);
        expect(many.low).toBeGreaterThanOrEqual(few.low);
      }),
    );
  });
});

describe('shareInterval', () => {
  // As of 6 decks of 8: (6 + 1.920729)/(8 + 3.841459) = .668898, half .165517 · √(6·2/8 + .960365) = .259622.
  test('9 of 12 decks, a third of them near-identical to others', () => {
    const interval = shareInterval({ numDecks: 9, potentialDecks: 12, effectiveDecks: 8 });
    expect(interval?.low).toBeCloseTo(0.409276, 5);
    expect(interval?.high).toBeCloseTo(0.92852, 5);
  });

  test('ends at 1 where all decks run the card, though the number of decks is no integer', () => {
    expect(shareInterval({ numDecks: 3, potentialDecks: 3, effectiveDecks: 3 * 0.7 })?.high).toBe(1);
  });

  test('is null without eligible decks, and where no decks are given for it', () => {
    expect(shareInterval({ numDecks: 0, potentialDecks: 0, effectiveDecks: 0 })).toBeNull();
    expect(shareInterval({ numDecks: 1, potentialDecks: 3, effectiveDecks: 0 })).toBeNull();
  });
});

describe('isWideInterval', () => {
  // Of half of n decks the width is z/√(n + z²): .3036 for 38 decks (√41.841459 = 6.468498), .2999 for 39 (19.5 of 39
  // is no count: 20 of 39 is .2998). 0 of 8 ends at 3.841459/11.841459 = .324, 0 of 9 at .299.
  test('is true beyond ±15 points', () => {
    const isWide = (k: number, n: number): boolean => isWideInterval(wilsonInterval(k, n));
    expect([isWide(19, 38), isWide(20, 39)]).toEqual([true, false]);
    expect([isWide(0, 8), isWide(0, 9)]).toEqual([true, false]);
    expect([isWide(0, 0), isWide(1, 1)]).toEqual([false, true]);
  });
});

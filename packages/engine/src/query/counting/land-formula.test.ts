import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { landFormula } from './land-formula.ts';

describe('the number of lands by formula', () => {
  it('is the sum of what is printed', () => {
    // 31.42 + 3.13 · 2.52 − 0.28 · 25.3 = 31.42 + 7.8876 − 7.084 = 32.2236; from the unrounded 2.516 and 25.34 it is 32.20.
    const { averageManaValue, cheap, exact } = landFormula({ averageManaValue: 2.516, cheap: 25.34 });
    expect([averageManaValue, cheap, exact.toFixed(2)]).toEqual([2.52, 25.3, '32.22']);
  });

  it('adds up as printed for any deck', () => {
    const input = fc.record({
      averageManaValue: fc.double({ min: 0, max: 16, noNaN: true }),
      cheap: fc.double({ min: 0, max: 99, noNaN: true }),
    });
    fc.assert(
      fc.property(input, (given) => {
        const { averageManaValue, cheap, exact } = landFormula(given);
        const [mana, cards] = [Number(averageManaValue.toFixed(2)), Number(cheap.toFixed(1))];
        expect(exact).toBeCloseTo(31.42 + 3.13 * mana - 0.28 * cards, 10);
      }),
    );
  });
});

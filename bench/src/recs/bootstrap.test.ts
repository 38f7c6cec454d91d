import { describe, expect, it } from 'vitest';
import { bootstrap, perDeck } from './bootstrap.ts';

describe('perDeck', () => {
  it('adds up the questions about one deck', () => {
    const terms = [
      { above: 1, below: 2 },
      { above: 0, below: 1 },
      { above: 3, below: 4 },
    ];
    expect(perDeck(terms, ['a', 'b', 'a'])).toEqual([
      { above: 4, below: 6 },
      { above: 0, below: 1 },
    ]);
  });
});

describe('bootstrap', () => {
  it('has no width if all values agree, and brackets the value if they differ', () => {
    expect(bootstrap(Array(20).fill({ above: 1, below: 2 }), 1)).toEqual({ value: 0.5, low: 0.5, high: 0.5 });
    // 400 coins, half of them heads: standard error 0.5 / 20 = 0.025, so the interval is about 0.5 ± 0.049.
    const coins = Array.from({ length: 400 }, (_, index) => ({ above: index % 2, below: 1 }));
    const { value, low, high } = bootstrap(coins, 1);
    expect(value).toBe(0.5);
    expect(low).toBeGreaterThan(0.44);
    expect(low).toBeLessThan(0.46);
    expect(high).toBeGreaterThan(0.54);
    expect(high).toBeLessThan(0.56);
  });
});

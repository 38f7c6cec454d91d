import type { Card } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAffordable, purse } from './budget.ts';

/** Only what the limits look at. */
function card(price: number | null): Card {
  const prices = price === null ? {} : { tcgplayer: { price, currency: 'USD', date: '2026-01-01' } };
  return { prices } as unknown as Card;
}

const bought = (prices: readonly (number | null)[], maxTotal: number) => {
  const pay = purse(maxTotal);
  return prices.filter((price) => pay(card(price)));
};

describe('the price of one card', () => {
  it.each([
    [5, { maxPrice: 5 }, true],
    [5.01, { maxPrice: 5 }, false],
    [null, { maxPrice: 5 }, false],
    [0, { maxPrice: 0 }, true],
    [900, {}, true],
    [null, {}, true],
    // More than all may cost together.
    [12, { maxTotal: 10 }, false],
    [8, { maxTotal: 10 }, true],
    [null, { maxTotal: 10 }, false],
    // The lower of both counts.
    [8, { maxPrice: 5, maxTotal: 10 }, false],
    [8, { maxPrice: 10, maxTotal: 5 }, false],
    [5, { maxPrice: 5, maxTotal: 5 }, true],
  ])('%s within %o: %s', (price, limits, expected) => {
    expect(isAffordable(card(price), limits)).toBe(expected);
  });
});

describe('the price of all cards', () => {
  // 10 left: 6 taken (4 left), 5 too dear, 3 taken (1 left), 1 taken.
  it('is spent in order, skipping what is too expensive', () => {
    expect(bought([6, 5, 3, 1], 10)).toEqual([6, 3, 1]);
  });

  // As binary fractions 0.1 + 0.2 is more than 0.3.
  it('is counted in cents', () => {
    expect(bought([0.1, 0.2], 0.3)).toEqual([0.1, 0.2]);
  });

  it('ignores cards without a price if there is a total, and otherwise counts them as free', () => {
    expect(bought([null, 1], 10)).toEqual([1]);
    expect(purse(undefined)(card(null))).toBe(true);
    expect(purse(undefined)(card(9000))).toBe(true);
  });

  it('is never exceeded, and what is refused would exceed it', () => {
    const prices = fc.array(fc.option(fc.integer({ min: 0, max: 50 })), { maxLength: 40 });
    fc.assert(
      fc.property(prices, fc.nat(200), (given, maxTotal) => {
        const pay = purse(maxTotal);
        let spent = 0;
        for (const price of given) {
          const fits = price !== null && spent + price <= maxTotal;
          expect(pay(card(price))).toBe(fits);
          if (fits) spent += price;
        }
      }),
    );
  });
});

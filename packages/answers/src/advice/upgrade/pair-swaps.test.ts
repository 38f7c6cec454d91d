import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { purse } from '../recommend/budget.ts';
import { pairSwaps, type SwapInput } from './pair-swaps.ts';

/** Cards 0 to 9 are creatures, 10 to 19 ramp, 20 to 29 lands. */
const getGroup = (card: number): string => ['Creature', 'ramp', 'Land'][Math.floor(card / 10)] ?? '';
const listed = (...cards: number[]) => cards.map((card) => ({ card, reason: `reason ${card}` }));

const pairs = (changes: Partial<SwapInput>): [number, number][] =>
  pairSwaps({
    adds: [],
    cuts: [],
    weak: [],
    getGroup,
    isLand: (card) => card >= 20,
    mayReplace: () => true,
    isBetter: () => true,
    servesPlanMore: () => false,
    pay: () => true,
    maxSwaps: 10,
    maxLands: 3,
    ...changes,
  }).map(({ cut, add }) => [cut.card, add.card]);

describe('pairSwaps', () => {
  it('takes an advised cut of the same group first, then another advised one, then a weak card of the group', () => {
    // 10 (ramp) goes for 11; of creatures none is advised, so 1 takes ramp 12; 2 takes the weak creature 5.
    expect(pairs({ adds: listed(10, 1, 2), cuts: listed(12, 11), weak: listed(13, 5) })).toEqual([
      [12, 10],
      [11, 1],
      [5, 2],
    ]);
  });

  it('keeps the number of lands, and swaps at most so many', () => {
    const cuts = listed(3, 24, 25, 26);
    expect(pairs({ adds: listed(20, 21, 22, 1), cuts, maxLands: 2 })).toEqual([
      [24, 20],
      [25, 21],
      [3, 1],
    ]);
  });

  it('buys nothing that replaces nothing, so that the rest of the budget is left for others', () => {
    // 20 may not replace anything: its 9 dollars buy 1 and 2 at 5 each within 10.
    const paid: number[] = [];
    const left = { dollars: 10 };
    const pay = (card: number): boolean => {
      const price = card === 20 ? 9 : 5;
      if (price > left.dollars) return false;
      left.dollars -= price;
      paid.push(card);
      return true;
    };
    expect(pairs({ adds: listed(20, 1, 2, 4), cuts: listed(5, 6, 7), pay })).toEqual([
      [5, 1],
      [6, 2],
    ]);
    expect(paid).toEqual([1, 2]);
  });

  it('cuts a card that the advice does not name only for a better one', () => {
    expect(pairs({ adds: listed(1), weak: listed(5), isBetter: () => false })).toEqual([]);
    expect(pairs({ adds: listed(1), weak: listed(5), mayReplace: () => false })).toEqual([]);
    expect(pairs({ adds: listed(1), weak: listed(5) })).toEqual([[5, 1]]);
  });

  it('lets a card that does not serve the plan go for a better one that does, whatever they are for, but no land', () => {
    const servesPlanMore = (add: number, cut: number): boolean => add === 1 && cut !== 13;
    expect(pairs({ adds: listed(1), weak: listed(20, 13, 12, 11), servesPlanMore })).toEqual([[12, 1]]);
    expect(pairs({ adds: listed(2), weak: listed(20, 13, 12, 11), servesPlanMore })).toEqual([]);
    expect(pairs({ adds: listed(1), weak: listed(12), servesPlanMore, isBetter: () => false })).toEqual([]);
    // One of its own group goes first.
    expect(pairs({ adds: listed(1), weak: listed(12, 5), servesPlanMore })).toEqual([[5, 1]]);
  });

  it('uses each card once, keeps lands and stays within budget and number for any cards', () => {
    const cards = fc.uniqueArray(fc.integer({ min: 0, max: 29 }));
    fc.assert(
      fc.property(cards, fc.nat(60), fc.nat(12), fc.nat(29), (all, budget, maxSwaps, split) => {
        const isIn = (card: number): boolean => card % 2 === 0;
        const out = all.filter((card) => !isIn(card));
        const pay = purse(budget);
        const price = (card: number) => ({
          prices: { tcgplayer: { price: card, currency: 'USD' as const, date: '2026-01-01' } },
        });
        const found = pairs({
          adds: listed(...all.filter(isIn)),
          cuts: listed(...out.filter((card) => card <= split)),
          weak: listed(...out.filter((card) => card > split)),
          pay: (card) => pay(price(card) as unknown as Parameters<typeof pay>[0]),
          maxSwaps,
        });
        expect(new Set(found.flat()).size).toBe(2 * found.length);
        for (const [cut, add] of found) expect(cut >= 20).toBe(add >= 20);
        expect(found.reduce((sum, [, add]) => sum + add, 0)).toBeLessThanOrEqual(budget);
        expect(found.length).toBeLessThanOrEqual(maxSwaps);
      }),
    );
  });
});

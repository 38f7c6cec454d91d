import type { Card } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withinLimits } from './recs-budget.ts';

/** Only what the limits look at. */
function card(price: number | null, gameChanger = false): Card {
  const prices = price === null ? {} : { tcgplayer: { price, currency: 'USD', date: '2026-01-01' } };
  return { prices, gameChanger } as unknown as Card;
}

const picked = (cards: Card[], limits: object, deck: number[] = []) =>
  withinLimits(
    cards.map((_, index) => ({ card: index })).filter(({ card: index }) => !deck.includes(index)),
    cards,
    deck,
    limits,
  ).map(({ card: index }) => index);

describe('the limits of recommendations', () => {
  it('leave everything without one', () => {
    expect(picked([card(900), card(null), card(1, true)], {})).toEqual([0, 1, 2]);
  });

  it('leave cards above the price of one card and those without a price out', () => {
    expect(picked([card(5), card(5.01), card(null), card(0.2)], { maxPrice: 5 })).toEqual([0, 3]);
  });

  // 10 left: 6 taken (4 left), 5 too dear, 3 taken (1 left), 1 taken.
  it('spend the total in order and pass over what is too dear', () => {
    expect(picked([card(6), card(5), card(3), card(1)], { maxTotal: 10 })).toEqual([0, 2, 3]);
  });

  it.each([
    [1, []],
    [2, []],
    // One game changer is in the deck already, so that two more may come.
    [3, [1, 2]],
    [4, [1, 2, 3]],
  ])('allow the game changers of bracket %i', (bracket, expected) => {
    const cards = [card(1, true), card(1, true), card(1, true), card(1, true)];
    expect(picked(cards, { bracket }, [0])).toEqual(expected);
  });

  it('never pass the total, and keep the order', () => {
    const prices = fc.array(fc.option(fc.integer({ min: 0, max: 50 })), { maxLength: 40 });
    fc.assert(
      fc.property(prices, fc.nat(200), fc.nat(50), (given, maxTotal, maxPrice) => {
        const cards = given.map((price) => card(price));
        const kept = picked(cards, { maxTotal, maxPrice });
        const spent = kept.reduce((sum, index) => sum + (given[index] ?? 0), 0);
        expect(spent).toBeLessThanOrEqual(maxTotal);
        expect(kept).toEqual([...kept].sort((a, b) => a - b));
        expect(kept.every((index) => (given[index] ?? Number.POSITIVE_INFINITY) <= maxPrice)).toBe(true);
      }),
    );
  });
});

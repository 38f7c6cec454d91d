import { expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { usualMaxPrice } from './usual-max-price.ts';

/** @param prices USD */
const most = (...prices: number[]): number | null =>
  usualMaxPrice(
    prices.map((price, index) => ({
      ...insightCard(`Card ${index}`, 'Artifact'),
      prices: { cardkingdom: { price, currency: 'USD', date: '2026-01-01' } },
    })),
  );
const times = (count: number, price: number): number[] => Array.from({ length: count }, () => price);

it('is one and a half times what 95 of 100 cards cost at most, at least $5', () => {
  // Of 20 cards, position ⌊20 · 0.95⌋ = 19 is the last, so the most expensive card counts: 1.5 · 8 = 12. Of 40 cards it is position
  // 38, the second most expensive.
  expect(most(...times(19, 1), 8)).toBe(12);
  expect(most(...times(39, 2), 100)).toBe(5);
  expect(most(...times(38, 2), 20, 100)).toBe(30);
  expect(most(...times(9, 1))).toBeNull();
});

it('follows the most expensive card from $60 on, and is no limit from $500 on', () => {
  // 1.5 · 39 = 58.5, rounded up 59; 1.5 · 40 = 60, so 1.5 · 119.99 = 179.985.
  expect(most(...times(38, 1), 39, 119.99)).toBe(59);
  expect(most(...times(38, 1), 40, 119.99)).toBe(180);
  // 1.5 · 332 = 498; 1.5 · 334 = 501.
  expect([most(...times(38, 1), 40, 332), most(...times(38, 1), 40, 334)]).toEqual([498, null]);
});

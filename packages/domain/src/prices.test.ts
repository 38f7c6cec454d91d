import { describe, expect, it } from 'vitest';
import { DEFAULT_PRICE_SOURCES, defaultPrice, PRICE_SOURCE_CURRENCY, type Prices } from './prices.ts';

const usd = (price: number) => ({ price, currency: 'USD' as const, date: '2026-01-01' });

describe('the default price', () => {
  it('is that of the first source in the order that has one', () => {
    const prices: Prices = { tcgplayer: usd(2), scg: usd(1), cardkingdom: usd(3) };
    expect(defaultPrice(prices)).toBe(3);
    expect(defaultPrice({ tcgplayer: usd(2), scg: usd(1) })).toBe(2);
    expect(defaultPrice({ scg: usd(1) })).toBe(1);
  });

  it('is absent where only other sources have one', () => {
    expect(
      defaultPrice({ manapool: usd(1), cardmarket: { price: 1, currency: 'EUR', date: '2026-01-01' } }),
    ).toBeNull();
    expect(defaultPrice({})).toBeNull();
  });

  it('comes in one currency', () => {
    expect(DEFAULT_PRICE_SOURCES.map((source) => PRICE_SOURCE_CURRENCY[source])).toEqual([
      'USD',
      'USD',
      'USD',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  DEFAULT_PRICE_SOURCES,
  defaultPrice,
  PRICE_SOURCE_CURRENCY,
  PRICE_SOURCES,
  type Prices,
} from './prices.ts';

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

describe('the price sources', () => {
  it('are eight, and three of them count until a visitor chooses', () => {
    expect(PRICE_SOURCES.join(' ')).toBe(
      'cardkingdom tcgplayer scg manapool face2face cardmarket tcgl cardhoarder',
    );
    expect(DEFAULT_PRICE_SOURCES).toEqual(['cardkingdom', 'tcgplayer', 'scg']);
  });

  it('sell in dollars but for four', () => {
    const others = PRICE_SOURCES.filter((source) => PRICE_SOURCE_CURRENCY[source] !== 'USD');
    expect(others.map((source) => `${source} ${PRICE_SOURCE_CURRENCY[source]}`)).toEqual([
      'face2face CAD',
      'cardmarket EUR',
      'tcgl MXN',
      'cardhoarder TIX',
    ]);
  });
});

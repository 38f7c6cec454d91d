import { describe, expect, it } from 'vitest';
import { comparablePrice, getShownPrice } from './price-order.ts';
import {
  DEFAULT_PRICE_SOURCES,
  defaultPrice,
  openPrices,
  PRICE_SOURCE_CURRENCY,
  PRICE_SOURCES,
  type Prices,
  packPrices,
} from './prices.ts';

const usd = (price: number) => ({ price, currency: 'USD' as const, date: '2026-01-01' });

describe('the default price', () => {
  it('comes from the first source in the order that has one', () => {
    const prices: Prices = { tcgplayer: usd(2), scg: usd(1), cardkingdom: usd(3) };
    expect(defaultPrice(prices)).toBe(3);
    expect(defaultPrice({ tcgplayer: usd(2), scg: usd(1) })).toBe(2);
    expect(defaultPrice({ scg: usd(1) })).toBe(1);
  });

  it('is null if only other sources have one', () => {
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

  it('sell in dollars except for four', () => {
    const others = PRICE_SOURCES.filter((source) => PRICE_SOURCE_CURRENCY[source] !== 'USD');
    expect(others.map((source) => `${source} ${PRICE_SOURCE_CURRENCY[source]}`)).toEqual([
      'face2face CAD',
      'cardmarket EUR',
      'tcgl MXN',
      'cardhoarder TIX',
    ]);
  });
});

describe('packPrices', () => {
  const PRICES = {
    cardkingdom: { price: 1.5, currency: 'USD', date: '2026-11-01' },
    cardmarket: { price: 2, currency: 'EUR', date: '2026-11-02' },
    cardhoarder: { price: 0.03, currency: 'TIX', date: '2026-11-01' },
  } as const;

  it('consists of the source’s index and the price', () => {
    expect(packPrices(PRICES)).toBe('0:1.5 5:2 7:0.03');
    expect(packPrices({})).toBe('');
  });

  it('round-trips prices and currencies, but not dates', () => {
    expect(openPrices('0:1.5 5:2 7:0.03')).toEqual({
      cardkingdom: { ...PRICES.cardkingdom, date: '' },
      cardmarket: { ...PRICES.cardmarket, date: '' },
      cardhoarder: { ...PRICES.cardhoarder, date: '' },
    });
    expect(openPrices('')).toEqual({});
    expect(openPrices(PRICES)).toBe(PRICES);
  });

  it('round-trips foil and etched copies', () => {
    const foil = { cardkingdom: { ...PRICES.cardkingdom, finish: 'foil' } } as const;
    const both = { ...foil, cardmarket: { ...PRICES.cardmarket, finish: 'etched' } } as const;
    expect(packPrices(both)).toBe('0:1.5:f 5:2:e');
    expect(openPrices('0:1.5:f 5:2:e 7:0.03')).toEqual({
      cardkingdom: { ...foil.cardkingdom, date: '' },
      cardmarket: { ...both.cardmarket, date: '' },
      cardhoarder: { ...PRICES.cardhoarder, date: '' },
    });
    // A finish that a later version may add is passed over.
    expect(openPrices('0:1.5:x')).toEqual({ cardkingdom: { ...PRICES.cardkingdom, date: '' } });
  });

  it('yields the same price as before for every order of sources', () => {
    for (const first of PRICE_SOURCES) {
      const order = [first, ...PRICE_SOURCES.filter((source) => source !== first)];
      expect(getShownPrice(packPrices(PRICES), order)?.price).toBe(getShownPrice(PRICES, order)?.price);
      expect(comparablePrice(packPrices(PRICES), order)).toBe(comparablePrice(PRICES, order));
    }
  });
});

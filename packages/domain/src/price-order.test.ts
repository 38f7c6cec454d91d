import { describe, expect, it } from 'vitest';
import { comparablePrice, getShownPrice, readPriceSources } from './price-order.ts';
import type { Prices } from './prices.ts';

const date = '2026-01-01';
const prices: Prices = {
  tcgplayer: { price: 2, currency: 'USD', date },
  scg: { price: 1, currency: 'USD', date },
  cardmarket: { price: 0.5, currency: 'EUR', date },
};

describe('the order of price sources', () => {
  it('selects the first source with a price, in its currency', () => {
    expect(getShownPrice(prices)?.price).toBe(2);
    expect(getShownPrice(prices, ['face2face', 'cardmarket', 'scg'])?.currency).toBe('EUR');
    expect(getShownPrice(prices, ['cardhoarder'])).toBeNull();
  });

  it('compares only in the currency of the first source', () => {
    expect(comparablePrice(prices)).toBe(2);
    expect(comparablePrice(prices, ['cardmarket', 'tcgplayer'])).toBe(0.5);
    expect(comparablePrice({ scg: { price: 1, currency: 'USD', date } }, ['cardmarket', 'scg'])).toBeNull();
    expect(comparablePrice(prices, ['cardkingdom', 'cardmarket', 'scg'])).toBe(1);
    expect(comparablePrice(prices, [])).toBeNull();
  });

  it('is read from storage, ignoring sources that no longer exist', () => {
    expect(readPriceSources(['mtgstocks', 'scg', 'scg', 7, 'cardmarket'])).toEqual(['scg', 'cardmarket']);
  });
});

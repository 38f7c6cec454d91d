import type { PriceMap } from '@deckwright/contract/schemas';
import { formatPrice } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { testCard } from '../test-card.ts';
import { firstTotal, priceDays, vendorTotals } from './vendor-totals.ts';

const date = '2026-01-01';
const card = (name: string, prices: PriceMap) => testCard(name, { prices });

describe('vendorTotals', () => {
  it('adds up each vendor’s prices and names the cards it does not sell', () => {
    const cards = [
      card('Zur', { tcgplayer: { price: 0.1, currency: 'USD', date } }),
      card('Ada', {
        tcgplayer: { price: 0.2, currency: 'USD', date },
        cardmarket: { price: 1.05, currency: 'EUR', date },
      }),
      card('Bo', { tcgplayer: { price: 1234.35, currency: 'USD', date } }),
    ];
    // 0.10 + 0.20 + 1234.35 = 1234.65, whereas adding floats gives 1234.6499999999999
    expect(vendorTotals(cards, ['tcgplayer', 'cardmarket', 'scg'])).toEqual([
      { source: 'tcgplayer', currency: 'USD', price: 1234.65, missing: [], foilOrEtched: [] },
      { source: 'cardmarket', currency: 'EUR', price: 1.05, missing: ['Bo', 'Zur'], foilOrEtched: [] },
      { source: 'scg', currency: 'USD', price: null, missing: ['Ada', 'Bo', 'Zur'], foilOrEtched: [] },
    ]);
  });

  it('is shown with two decimals in the vendor’s currency, in Mexico in whole pesos', () => {
    const cards = [
      card('Ada', {
        tcgl: { price: 19.5, currency: 'MXN', date },
        face2face: { price: 2, currency: 'CAD', date },
        cardhoarder: { price: 0.05, currency: 'TIX', date },
      }),
      card('Bo', { tcgl: { price: 1000, currency: 'MXN', date } }),
    ];
    const shown = vendorTotals(cards, ['tcgl', 'face2face', 'cardhoarder']).map(({ price, currency }) =>
      price === null ? null : formatPrice({ price, currency }),
    );
    // 19.50 + 1000 = 1019.50, rounded to 1,020
    expect(shown).toEqual(['MX$1,020', 'CA$2.00', '0.05 tix']);
  });

  it('names the cards at the price of a foil or etched copy, by vendor', () => {
    const cards = [
      card('Kydele', { tcgplayer: { price: 1.98, currency: 'USD', date, finish: 'foil' } }),
      card('Ada', {
        tcgplayer: { price: 3.68, currency: 'USD', date, finish: 'etched' },
        cardmarket: { price: 1, currency: 'EUR', date },
      }),
    ];
    expect(vendorTotals(cards, ['tcgplayer', 'cardmarket']).map(({ foilOrEtched }) => foilOrEtched)).toEqual([
      ['Ada', 'Kydele'],
      [],
    ]);
  });

  it('is empty without cards', () => {
    expect(vendorTotals([], ['scg'])).toEqual([
      { source: 'scg', currency: 'USD', price: null, missing: [], foilOrEtched: [] },
    ]);
  });
});

describe('priceDays', () => {
  it('are the first and the last day', () => {
    expect(priceDays([])).toBeNull();
    const cards = [
      card('Ada', { scg: { price: 1, currency: 'USD', date: '2026-01-03' } }),
      card('Bo', {
        scg: { price: 1, currency: 'USD', date: '2026-01-02' },
        tcgl: { price: 1, currency: 'MXN', date: '2026-01-05' },
      }),
    ];
    expect(priceDays(cards)).toEqual({ first: '2026-01-02', last: '2026-01-05' });
  });
});

describe('firstTotal', () => {
  it('is that of the first vendor with a price for one of the cards', () => {
    const cards = [card('Ada', { tcgplayer: { price: 1.5, currency: 'USD', date } }), card('Bo', {})];
    expect(firstTotal(cards, ['scg', 'tcgplayer', 'cardmarket'])).toMatchObject({
      source: 'tcgplayer',
      price: 1.5,
      missing: ['Bo'],
    });
    expect(firstTotal([card('Bo', {})], ['tcgplayer'])).toBeNull();
  });
});

import type { Price } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { listPrice, type PricedLine, vendorValues } from './list-price.ts';

const usd = (price: number, finish?: Price['finish']): Price => ({
  price,
  currency: 'USD',
  date: '2026-03-08',
  ...(finish ? { finish } : {}),
});
const spell = (price: Price | null) => ({ supertypes: [], prices: price ? { cardkingdom: price } : {} });
const basic = (price: Price | null) => ({ ...spell(price), supertypes: ['Basic'] });
const line = (card: PricedLine['card'], quantity = 1): PricedLine => ({ card, quantity });

describe('the price of a list', () => {
  it('counts basic lands, and says what they cost', () => {
    const commander = line(spell(usd(3.48)));
    // 3.48 + 97 × 0.40 = 3.48 + 38.80 = 42.28
    expect(listPrice([commander, line(basic(usd(0.4)), 97)])).toEqual({
      price: 42.28,
      missing: 0,
      basics: 97,
      basicsPrice: 38.8,
      foilOrEtched: 0,
    });
    // A snow-covered basic is a basic: 3.48 + 97 × 1.04 = 3.48 + 100.88 = 104.36
    expect(listPrice([commander, line(basic(usd(1.04)), 97)])).toMatchObject({
      price: 104.36,
      basics: 97,
      basicsPrice: 100.88,
    });
  });

  it('leaves basic lands without a price to the missing ones', () => {
    expect(
      listPrice([line(basic(null), 30), line(basic(usd(0.1)), 5), line(spell(null)), line(null, 2)]),
    ).toEqual({
      price: 0.5,
      missing: 33,
      basics: 5,
      basicsPrice: 0.5,
      foilOrEtched: 0,
    });
  });

  it('adds up several basic lands, and none', () => {
    // 10 × 0.1 + 5 × 0.25 = 2.25
    expect(listPrice([line(basic(usd(0.1)), 10), line(basic(usd(0.25)), 5)])).toMatchObject({
      price: 2.25,
      basics: 15,
      basicsPrice: 2.25,
    });
    expect(listPrice([line(spell(usd(1)))])).toMatchObject({ basics: 0, basicsPrice: 0 });
    expect(listPrice([])).toEqual({ price: 0, missing: 0, basics: 0, basicsPrice: 0, foilOrEtched: 0 });
  });

  it('counts the copies at the price of a foil or etched copy', () => {
    const lines = [
      line(spell(usd(1.98, 'foil'))),
      line(spell(usd(3.68, 'etched'))),
      line(spell(usd(1))),
      line(basic(usd(0.23, 'foil')), 4),
    ];
    // 1.98 + 3.68 + 1 + 4 × 0.23 = 7.58
    expect(listPrice(lines)).toEqual({
      price: 7.58,
      missing: 0,
      basics: 4,
      basicsPrice: 0.92,
      foilOrEtched: 6,
    });
    expect(vendorValues(lines)).toEqual([
      {
        source: 'cardkingdom',
        price: 7.58,
        currency: 'USD',
        priced: 7,
        missing: 0,
        foilOrEtched: 6,
        date: '2026-03-08',
      },
    ]);
  });

  it('looks at the finish of the vendor whose price is counted', () => {
    const card = { supertypes: [], prices: { cardkingdom: usd(2), tcgplayer: usd(1, 'foil') } };
    expect(listPrice([line(card)]).foilOrEtched).toBe(0);
    expect(vendorValues([line(card)]).map(({ foilOrEtched }) => foilOrEtched)).toEqual([0, 1]);
  });
});

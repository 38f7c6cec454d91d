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
      oldestDate: '2026-03-08',
      newestDate: '2026-03-08',
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
      oldestDate: '2026-03-08',
      newestDate: '2026-03-08',
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
    expect(listPrice([])).toMatchObject({ price: 0, missing: 0, basics: 0, basicsPrice: 0, foilOrEtched: 0 });
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
      oldestDate: '2026-03-08',
      newestDate: '2026-03-08',
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
        newestDate: '2026-03-08',
      },
    ]);
  });

  it('looks at the finish of the vendor whose price is counted', () => {
    const card = { supertypes: [], prices: { cardkingdom: usd(2), tcgplayer: usd(1, 'foil') } };
    expect(listPrice([line(card)]).foilOrEtched).toBe(0);
    expect(vendorValues([line(card)]).map(({ foilOrEtched }) => foilOrEtched)).toEqual([0, 1]);
  });

  it('has the days of the oldest and newest price of those added up', () => {
    const onDay = (price: number, day: string): Price => ({ ...usd(price), date: day });
    const cards = {
      // The first vendor's price counts; the older one of the second does not.
      both: {
        supertypes: [],
        prices: { cardkingdom: onDay(2, '2026-08-20'), tcgplayer: onDay(1, '2026-03-08') },
      },
      second: { supertypes: [], prices: { tcgplayer: onDay(3, '2026-08-19') } },
      old: { supertypes: [], prices: { tcgplayer: onDay(4, '2026-05-01') } },
    };
    const days = (names: (keyof typeof cards)[]) => {
      const { oldestDate, newestDate } = listPrice(names.map((name) => line(cards[name])));
      return [oldestDate, newestDate];
    };
    expect(days(['both'])).toEqual(['2026-08-20', '2026-08-20']);
    expect(days(['both', 'second'])).toEqual(['2026-08-19', '2026-08-20']);
    expect(days(['second', 'both', 'old'])).toEqual(['2026-05-01', '2026-08-20']);
    expect(days([])).toEqual([null, null]);
    // Vendor by vendor: both at Card Kingdom; both, second and old at TCGplayer.
    const values = vendorValues(Object.values(cards).map((card) => line(card)));
    expect(values.map(({ source, date, newestDate }) => [source, date, newestDate])).toEqual([
      ['cardkingdom', '2026-08-20', '2026-08-20'],
      ['tcgplayer', '2026-03-08', '2026-08-19'],
    ]);
  });
});

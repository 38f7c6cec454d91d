import { PRICE_SOURCES, type Prices } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { cardRecord, type MirrorContent, mirror, printingRecord } from '../testing/mirror.ts';
import { amount, offerPrice } from './cheapest.ts';
import { readCatalog } from './read-catalog.ts';

async function getPrices(content: MirrorContent): Promise<Prices> {
  const named = ['a', 'b', 'c'].map((id) => printingRecord('Priced', id));
  const printings = [...named, ...(content.printings ?? [])];
  const dir = await mirror({ cards: [cardRecord('Priced')], ...content, printings });
  const { cards } = await readCatalog({ dir });
  const card = cards.find(({ name }) => name === 'Priced');
  if (!card) throw new Error('the card is in the catalogue');
  for (const source of PRICE_SOURCES) {
    const listed = card.printings.flatMap(({ prices }) => prices?.[source] ?? []);
    expect(card.prices[source]?.price).toBe(listed.length > 0 ? Math.min(...listed) : undefined);
    // The finish of the price is that of a printing in the list at this price.
    const finishes = card.printings.flatMap(({ prices, finishes }) =>
      prices?.[source] === card.prices[source]?.price ? [finishes?.[source]] : [],
    );
    if (listed.length > 0) expect(finishes).toContain(card.prices[source]?.finish);
  }
  return card.prices;
}

const uuids = (...names: string[]) =>
  Object.fromEntries(
    names.map((uuid) => [uuid, { uuid, name: 'Priced', identifiers: { scryfallId: uuid } }]),
  );

const paper = (vendor: string, retail: object, currency = 'USD') => ({
  paper: { [vendor]: { currency, retail } },
});

describe('prices of the MTGJSON files', () => {
  it('are the cheapest printing each vendor sells, with its own date', async () => {
    const prices = await getPrices({
      identifiers: uuids('a', 'b', 'c'),
      prices: {
        a: paper('tcgplayer', { normal: { '2026-03-08': 2.5 } }),
        b: paper('tcgplayer', { normal: { '2026-03-07': 1.25 } }),
        c: paper('cardkingdom', { normal: { '2026-03-06': 3 }, foil: { '2026-03-06': 1 } }),
        unknown: paper('tcgplayer', { normal: { '2026-03-08': 0.01 } }),
      },
    });
    expect(prices).toEqual({
      tcgplayer: { price: 1.25, currency: 'USD', date: '2026-03-07' },
      cardkingdom: { price: 3, currency: 'USD', date: '2026-03-06' },
    });
  });

  it('use foil and etched copies if a printing has no regular one', async () => {
    const prices = await getPrices({
      identifiers: uuids('a', 'b'),
      prices: {
        a: paper('manapool', { foil: { '2026-03-08': 4 }, etched: { '2026-03-08': 3 } }),
        b: paper('manapool', { normal: { '2026-03-08': 5 } }),
      },
    });
    expect(prices.manapool).toMatchObject({ price: 3, finish: 'etched' });
  });

  it('name the finish of a card that no printing sells as a regular copy', async () => {
    const date = '2026-03-08';
    const foil = { foil: { [date]: 1.98 } };
    const regular = { normal: { [date]: 1.98 } };
    const found = (a: object, b: object) =>
      getPrices({
        identifiers: uuids('a', 'b'),
        prices: { a: paper('tcgplayer', a), b: paper('tcgplayer', b) },
      });
    expect((await found(foil, {})).tcgplayer).toEqual({ price: 1.98, currency: 'USD', date, finish: 'foil' });
    expect((await found({ etched: { [date]: 3.68 } }, foil)).tcgplayer?.finish).toBe('foil');
    expect((await found({ etched: { [date]: 0.23 } }, foil)).tcgplayer?.finish).toBe('etched');
    // A regular copy at the same price is named, in either order; a cheaper one as well.
    expect((await found(foil, regular)).tcgplayer?.finish).toBeUndefined();
    expect((await found(regular, foil)).tcgplayer?.finish).toBeUndefined();
    expect((await found({ ...regular, ...foil }, {})).tcgplayer?.finish).toBeUndefined();
  });

  it('use the newest of several dates and skip invalid prices', async () => {
    const prices = await getPrices({
      identifiers: uuids('a', 'b', 'c'),
      prices: {
        a: paper('tcgplayer', { normal: { '2026-03-01': 1, '2026-03-08': 2, '2026-02-01': 9 } }),
        b: paper('cardkingdom', { normal: { '2026-03-08': 0 }, foil: { '2026-03-08': null } }),
        c: paper('cardmarket', { normal: { someday: 1 } }, 'EUR'),
      },
    });
    expect(prices).toEqual({ tcgplayer: { price: 2, currency: 'USD', date: '2026-03-08' } });
  });

  it('never mix currencies', async () => {
    const prices = await getPrices({
      identifiers: uuids('a', 'b', 'c'),
      prices: {
        a: paper('cardmarket', { normal: { '2026-03-08': 1 } }, 'USD'),
        b: paper('tcgplayer', { normal: { '2026-03-08': 1 } }, 'EUR'),
        c: {
          ...paper('cardmarket', { normal: { '2026-03-08': 2 } }, 'EUR'),
          mtgo: { cardhoarder: { currency: 'USD', retail: { normal: { '2026-03-08': 0.02 } } } },
        },
      },
    });
    expect(prices).toEqual({
      cardmarket: { price: 2, currency: 'EUR', date: '2026-03-08' },
      cardhoarder: { price: 0.02, currency: 'TIX', date: '2026-03-08' },
    });
  });
});

describe('prices of the card files', () => {
  const printings = [
    printingRecord('Priced', 'p1', { prices: { usd: '3.00', usd_foil: '1.00', eur: '2.00', tix: '0.03' } }),
    printingRecord('Priced', 'p2', {
      prices: { usd: null, usd_foil: '2.50', usd_etched: '2.75', eur: null, tix: '0' },
    }),
    printingRecord('Priced', 'p3', { prices: { usd: '-1', usd_foil: 'much', eur: '', eur_foil: '1.50' } }),
  ];

  it('fill the vendors they are known to come from, dated by the manifest', async () => {
    const date = '2026-01-15';
    expect(await getPrices({ printings })).toEqual({
      tcgplayer: { price: 2.5, currency: 'USD', date, finish: 'foil' },
      cardmarket: { price: 1.5, currency: 'EUR', date, finish: 'foil' },
      cardhoarder: { price: 0.03, currency: 'TIX', date },
    });
  });

  it('yield to MTGJSON for the same printing and vendor, even if lower', async () => {
    const prices = await getPrices({
      printings: [
        printingRecord('Priced', 'p1', { prices: { usd: '3.00', eur: '2.00' } }),
        printingRecord('Priced', 'p2', { prices: { usd: '12.00' } }),
      ],
      identifiers: uuids('p1'),
      prices: { p1: paper('tcgplayer', { normal: { '2026-03-08': 9 } }) },
    });
    expect(prices.tcgplayer).toEqual({ price: 9, currency: 'USD', date: '2026-03-08' });
    expect(prices.cardmarket?.price).toBe(2);
    expect(prices.cardkingdom).toBeUndefined();
  });

  it('count next to a more expensive printing that only MTGJSON prices', async () => {
    const prices = await getPrices({
      printings: [
        printingRecord('Priced', 'old', { prices: { usd: '200.00' } }),
        printingRecord('Priced', 'new', { prices: { usd: '23.10' } }),
      ],
      identifiers: uuids('old'),
      prices: { old: paper('tcgplayer', { normal: { '2026-03-08': 224.74 } }) },
    });
    expect(prices.tcgplayer).toEqual({ price: 23.1, currency: 'USD', date: '2026-01-15' });
  });
});

describe('printings that are not for tournament play', () => {
  const SETS = [
    { code: 'two', name: 'Second Set', set_type: 'expansion', released_at: '2021-01-01', card_count: 1 },
    { code: 'ann', name: 'Anniversary', set_type: 'memorabilia', released_at: '2022-11-28', card_count: 1 },
    { code: 'onl', name: 'Online', set_type: 'alchemy', released_at: '2022-11-28', card_count: 1 },
  ];
  const ordinary = printingRecord('Priced', 'good', { prices: { usd: '30.00', eur: '25.00', tix: '2.00' } });
  const prices = { usd: '1.00', usd_foil: '0.50', eur: '1.00', tix: '0.20' };

  it.each([
    ['of an anniversary edition, by the type of its set in the list of sets', { set: 'ann' }],
    ['of an anniversary edition, by its own set type', { set_type: 'memorabilia' }],
    ['of an online-only set', { set: 'onl' }],
    ['with a gold border', { border_color: 'gold' }],
    ['that is oversized', { oversized: true }],
    ['that is digital', { digital: true }],
    ['for play online alone', { games: ['mtgo', 'arena'] }],
    ['said to be illegal itself', { legalities: { commander: 'not_legal' } }],
  ])('set no paper price: one %s', async (_, fields) => {
    const odd = printingRecord('Priced', 'odd', { ...fields, prices });
    const found = await getPrices({
      sets: SETS,
      printings: [ordinary, odd],
      identifiers: uuids('odd'),
      prices: { odd: paper('cardkingdom', { normal: { '2026-03-08': 1 } }) },
    });
    expect(found.tcgplayer?.price).toBe(30);
    expect(found.cardmarket?.price).toBe(25);
    expect(found.cardkingdom).toBeUndefined();
    // Online copies are what this vendor sells.
    expect(found.cardhoarder?.price).toBe(0.2);
  });

  it('leave a card without a price if it has no other', async () => {
    expect(
      await getPrices({ sets: SETS, printings: [printingRecord('Priced', 'odd', { set: 'ann', prices })] }),
    ).toEqual({ cardhoarder: { price: 0.2, currency: 'TIX', date: '2026-01-15' } });
  });

  it('set one if a feed says nothing against them, and with a white border or a promo', async () => {
    const odd = { border_color: 'white', set_type: 'promo', games: ['paper', 'mtgo'], legalities: null };
    const found = await getPrices({
      printings: [ordinary, printingRecord('Priced', 'promo', { ...odd, prices })],
    });
    expect(found.tcgplayer?.price).toBe(1);
  });
});

describe('one price', () => {
  it.each([
    ['1.50', 1.5],
    [0.02, 0.02],
    ['0', null],
    [0, null],
    [-1, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    ['free', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('reads %j as %j', (value, price) => {
    expect(amount(value)).toBe(price);
  });

  it('of a printing is the regular one, otherwise the lowest of the others', () => {
    expect(offerPrice({ regular: '2', foil: '1' })).toEqual({ price: 2 });
    expect(offerPrice({ regular: null, foil: '3', etched: '2' })).toEqual({ price: 2, finish: 'etched' });
    expect(offerPrice({ regular: '0', foil: '3' })).toEqual({ price: 3, finish: 'foil' });
    expect(offerPrice({ regular: '', foil: '3', etched: '3' })).toEqual({ price: 3, finish: 'foil' });
    expect(offerPrice({ regular: null, etched: '4' })).toEqual({ price: 4, finish: 'etched' });
    expect(offerPrice({ regular: undefined })).toBeNull();
  });
});

import { AverageDeckPage, CardPage, DeckPage, RecommendationsRequest } from '@deckwright/contract/schemas';
import { toWire } from '@deckwright/contract/wire';
import type { Card, PriceFinish } from '@deckwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adviseDeck } from '../advice/index.ts';
import { cardOfId } from '../lookup/index.ts';
import { tinyContent } from '../testing/index.ts';
import { openPages, type PageCalls } from '../testing/page-calls.ts';
import { cardResource } from './card-resource.ts';
import { recommendationsResource } from './recommendations-resource.ts';

const date = '2024-03-01';
const sold = (price: number, finish?: PriceFinish, day = date): Partial<Card> => ({
  prices: { cardkingdom: { price, currency: 'USD', date: day, ...(finish ? { finish } : {}) } },
  printings: [
    {
      id: 'p1',
      set: 'tst',
      number: '1',
      rarity: 'rare',
      released: '2020-01-01',
      prices: { cardkingdom: price },
      ...(finish ? { finishes: { cardkingdom: finish } } : {}),
    },
  ],
});
const CHANGES: Readonly<Record<string, Partial<Card>>> = {
  Wave: sold(1.98, 'foil'),
  Sunbeam: sold(3.68, 'etched'),
  Plains: sold(0.35, undefined, '2024-01-08'),
};

let pages: PageCalls;
beforeAll(async () => {
  const { cards } = tinyContent();
  pages = await openPages({ cards: cards.map((card) => ({ ...card, ...CHANGES[card.name] })) });
}, 60_000);
afterAll(() => pages.close());

describe('prices of foil and etched copies', () => {
  it('are named on a card, its printings and its page', async () => {
    for (const [slug, price, finish] of [
      ['wave', 1.98, 'foil'],
      ['sunbeam', 3.68, 'etched'],
      ['plains', 0.35, undefined],
    ] as const) {
      const resource = cardResource(pages.view, cardOfId(pages.snapshot, slug));
      expect(resource.prices.cardkingdom).toEqual({
        price,
        currency: 'USD',
        date: slug === 'plains' ? '2024-01-08' : date,
        ...(finish ? { finish } : {}),
      });
      const page = await pages.read(`/cards/${slug}`, CardPage);
      expect(page.card.prices.cardkingdom?.finish).toBe(finish);
      expect(page.printings[0]).toMatchObject({
        prices: { cardkingdom: price },
        finishes: finish ? { cardkingdom: finish } : {},
      });
    }
  });

  it('are named with recommended cards', async () => {
    const request = { commanders: ['Cyr the Lone'], cards: ['1 Beacon', '1 Sunbeam'] };
    const { add, cut } = await recommendationsResource(pages.view, RecommendationsRequest.parse(request));
    const all = [...add, ...cut];
    expect(all.find(({ slug }) => slug === 'wave')).toMatchObject({ price: 1.98, price_finish: 'foil' });
    for (const { slug, price_finish } of all)
      expect([slug, price_finish]).toEqual([slug, { wave: 'foil', sunbeam: 'etched' }[slug] ?? null]);
  });
});

describe('the price of a deck', () => {
  it('says what it counts', async () => {
    const deck = {
      commanders: ['Cyr the Lone'],
      cards: ['1 Wave', '1 Sunbeam', '1 Beacon', '97 Plains', '1 Old Terror'],
    };
    const { insight } = await adviseDeck(pages.view, deck, { parts: ['insight'] });
    // Cyr 5, Wave 1.98, Sunbeam 3.68, Beacon 1, 97 Plains at 0.35 = 33.95: 45.61. Old Terror has no price.
    const value = {
      ...{ price: 45.61, missing: 1, basics: 97, basics_price: 33.95, foil_or_etched: 2 },
      ...{ oldest_date: '2024-01-08', newest_date: '2024-03-01' },
    };
    expect(toWire(insight.value)).toEqual(value);
    const prices = [{ source: 'cardkingdom', price: 45.61, foil_or_etched: 2 }];
    expect(toWire(insight.prices)).toMatchObject(prices);
  });

  it('is in the pages of a deck and of an average deck', async () => {
    const page = await pages.read('/decks/cyr-the-lone/deck4', DeckPage);
    // The deck's own lines: see the page's groups.
    const lines = page.groups.flatMap((group) => group.lines);
    const part = (of: typeof lines) =>
      Math.round(of.reduce((sum, { price, quantity }) => sum + (price?.price ?? 0) * quantity * 100, 0)) /
      100;
    const plains = lines.filter(({ name, price }) => name === 'Plains' && price);
    expect(page.value).toMatchObject({
      price: part(lines),
      basics: plains.reduce((sum, { quantity }) => sum + quantity, 0),
      basicsPrice: part(plains),
      foilOrEtched: lines.filter(({ name }) => name === 'Wave' || name === 'Sunbeam').length,
    });
    expect(page.value.foilOrEtched).toBeGreaterThan(0);
    const average = await pages.read('/average-decks/cyr-the-lone', AverageDeckPage);
    expect(average.value.basics).toBeGreaterThan(0);
  });
});

import { tinyContent } from '@deckwright/answers/testing';
import {
  CardHistoryResource,
  CardPage,
  CardPricesResource,
  CommanderHistoryResource,
  itemSchema,
} from '@deckwright/contract/schemas';
import { toWire } from '@deckwright/contract/wire';
import { historyTableBytes, joinCountHistory } from '@deckwright/snapshot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCalls, openApiCalls } from '../testing/api-calls.ts';

// 19,812 is 2024-03-30 and 19,782 is 2024-02-29.
const DAYS = [19_782, 19_811, 19_812];

/** Columns of series for one row; other rows have none. */
function tableFor(row: number, rows: number, columns: readonly (readonly number[] | null)[]): Uint8Array {
  return historyTableBytes({
    days: DAYS,
    rows,
    columns: columns.length,
    fill: (at, column, series) => {
      const values = at === row ? columns[column] : null;
      if (values) series.set(values);
    },
  });
}

let calls: ApiCalls;
beforeAll(async () => {
  const { cards, commanders } = tinyContent();
  const beacon = cards.findIndex(({ name }) => name === 'Beacon');
  const none = [null, null, null, null, null];
  calls = await openApiCalls({
    history: {
      // Card Kingdom, TCGplayer, Star City Games; then five that have nothing.
      prices: tableFor(beacon, cards.length, [[-1, 150, 125], [90, 100, -1], null, ...none]),
      counts: joinCountHistory(
        tableFor(beacon, cards.length, [
          [2, -1, 6],
          [4, -1, 8],
          [3, -1, 1],
        ]),
        // Ada and Bo are the first commander in plain order of keys.
        tableFor(0, commanders, [
          [1, 2, 3],
          [2, 1, 1],
        ]),
      ),
    },
  });
}, 60_000);
afterAll(() => calls.close());

describe('GET /api/v1/cards/{id}/prices', () => {
  it('answers what the card cost by vendor and day, with null for gaps', async () => {
    const { data } = await calls.read(
      '/api/v1/cards/beacon/prices',
      itemSchema(CardPricesResource.strict(), 'CardPrices'),
    );
    expect(data).toEqual({
      object: 'card_prices',
      id: 'key-beacon',
      slug: 'beacon',
      name: 'Beacon',
      days: ['2024-02-29', '2024-03-29', '2024-03-30'],
      vendors: {
        cardkingdom: { currency: 'USD', prices: [null, 1.5, 1.25] },
        tcgplayer: { currency: 'USD', prices: [0.9, 1, null] },
      },
    });
  });

  it('answers no days for a card without a price, and chosen fields alone', async () => {
    const shape = itemSchema(CardPricesResource.strict(), 'CardPrices');
    const { data } = await calls.read('/api/v1/cards/wave/prices', shape);
    expect(data).toMatchObject({ days: [], vendors: {} });
    const chosen = await calls.read('/api/v1/cards/beacon/prices?fields=vendors.tcgplayer.prices', shape);
    expect(chosen.data).toEqual({
      object: 'card_prices',
      id: 'key-beacon',
      vendors: { tcgplayer: { prices: [0.9, 1, null] } },
    });
    await calls.refused('/api/v1/cards/beacn/prices', 404);
  });
});

describe('GET /api/v1/cards/{id}/history', () => {
  it('answers the days with decks', async () => {
    const shape = itemSchema(CardHistoryResource.strict(), 'CardHistory');
    const { data } = await calls.read('/api/v1/cards/key-beacon/history', shape);
    expect(data).toMatchObject({
      object: 'card_history',
      id: 'key-beacon',
      history: [
        { date: '2024-02-29', num_decks: 2, potential_decks: 4, inclusion_rate: 0.5, rank: 3 },
        { date: '2024-03-30', num_decks: 6, potential_decks: 8, inclusion_rate: 0.75, rank: 1 },
      ],
    });
  });

  it('is what the page of the card has', async () => {
    const page = await calls.read('/api/v1/pages/cards/beacon', CardPage);
    const { data } = await calls.read(
      '/api/v1/cards/beacon/history',
      itemSchema(CardHistoryResource, 'CardHistory'),
    );
    expect(data).toMatchObject({ history: toWire(page.countHistory) });
    expect(page.priceHistory.days).toHaveLength(3);
  });
});

describe('GET /api/v1/commanders/{id}/history', () => {
  it('answers decks and ranks by day; none for a commander without a record', async () => {
    const shape = itemSchema(CommanderHistoryResource.strict(), 'CommanderHistory');
    const list = calls.app.request('/api/v1/commanders?fields=slug&limit=100');
    const { data: all } = (await (await list).json()) as { data: { slug: string }[] };
    const [first = '', second = ''] = all.map(({ slug }) => slug).sort();
    const { data } = await calls.read(`/api/v1/commanders/${first}/history`, shape);
    expect(data).toMatchObject({
      object: 'commander_history',
      history: [
        { date: '2024-02-29', num_decks: 1, rank: 2 },
        { date: '2024-03-29', num_decks: 2, rank: 1 },
        { date: '2024-03-30', num_decks: 3, rank: 1 },
      ],
    });
    const other = await calls.read(`/api/v1/commanders/${second}/history`, shape);
    expect(other.data).toMatchObject({ history: [] });
  });
});

import { tinyContent } from '@deckwright/answers/testing';
import {
  CardHistoryResource,
  CardPricesResource,
  CommanderHistoryResource,
  itemSchema,
} from '@deckwright/contract/schemas';
import { historyTableBytes, joinCountHistory } from '@deckwright/snapshot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCalls, openApiCalls } from '../testing/api-calls.ts';

/** Ones in every column of every row, on one day. */
function tableOfOnes(rows: number, columns: number): Uint8Array {
  return historyTableBytes({
    days: [19_812],
    rows,
    columns,
    fill: (_row, _column, series) => series.fill(1),
  });
}

let calls: ApiCalls;
beforeAll(async () => {
  const { cards, commanders } = tinyContent();
  calls = await openApiCalls({
    history: {
      prices: tableOfOnes(cards.length, 8),
      counts: joinCountHistory(tableOfOnes(cards.length, 3), tableOfOnes(commanders, 2)),
    },
  });
}, 60_000);
afterAll(() => calls.close());

// What they say: history-resource.test.ts of the answers.
describe('histories', () => {
  it.each([
    ['/cards/beacon/prices', CardPricesResource, { days: ['2024-03-30'] }],
    ['/cards/key-beacon/history', CardHistoryResource, { history: [{ date: '2024-03-30', num_decks: 1 }] }],
    ['/commanders/cyr-the-lone/history', CommanderHistoryResource, { history: [{ num_decks: 1, rank: 1 }] }],
  ])('are at %s in the published shape', async (path, shape, expected) => {
    const { data } = await calls.read(`/api/v1${path}`, itemSchema(shape.strict(), 'History'));
    expect(data).toMatchObject(expected);
  });

  it('have chosen fields alone, and are not found for an unknown card', async () => {
    const path = '/api/v1/cards/beacon/prices?fields=vendors.tcgplayer.prices';
    const { data } = await calls.read(path, itemSchema(CardPricesResource.strict(), 'CardPrices'));
    expect(data).toEqual({
      object: 'card_prices',
      id: 'key-beacon',
      vendors: { tcgplayer: { prices: [0.01] } },
    });
    await calls.refused('/api/v1/cards/beacn/prices', 404);
  });
});

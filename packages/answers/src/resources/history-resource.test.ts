import {
  CardHistoryResource,
  CardPage,
  CardPricesResource,
  CommanderHistoryResource,
} from '@deckwright/contract/schemas';
import { toWire } from '@deckwright/contract/wire';
import { historyTableBytes, joinCountHistory } from '@deckwright/snapshot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardOfId, commanderAt } from '../lookup/index.ts';
import { tinyContent } from '../testing/index.ts';
import { openPages, type PageCalls } from '../testing/page-calls.ts';
import { chooseFields } from './choose-fields.ts';
import { cardHistoryResource, cardPricesResource, commanderHistoryResource } from './history-resource.ts';

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

let pages: PageCalls;
beforeAll(async () => {
  const { cards, commanders } = tinyContent();
  const beacon = cards.findIndex(({ name }) => name === 'Beacon');
  const none = [null, null, null, null, null];
  pages = await openPages({
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
afterAll(() => pages.close());

const prices = (slug: string) =>
  CardPricesResource.strict().parse(cardPricesResource(pages.snapshot, cardOfId(pages.snapshot, slug)));

describe('the prices of a card', () => {
  it('are by vendor and day, with null for gaps', () => {
    expect(prices('beacon')).toEqual({
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

  it('have no days for a card without a price, and chosen fields alone', () => {
    expect(prices('wave')).toMatchObject({ days: [], vendors: {} });
    const { pick } = chooseFields(CardPricesResource, ['vendors.tcgplayer.prices']);
    expect(pick(prices('beacon'))).toEqual({
      object: 'card_prices',
      id: 'key-beacon',
      vendors: { tcgplayer: { prices: [0.9, 1, null] } },
    });
  });
});

describe('the history of a card', () => {
  it('has the days with decks, as its page does', async () => {
    const resource = cardHistoryResource(pages.snapshot, cardOfId(pages.snapshot, 'key-beacon'));
    expect(CardHistoryResource.strict().parse(resource)).toMatchObject({
      object: 'card_history',
      id: 'key-beacon',
      history: [
        { date: '2024-02-29', num_decks: 2, potential_decks: 4, inclusion_rate: 0.5, rank: 3 },
        { date: '2024-03-30', num_decks: 6, potential_decks: 8, inclusion_rate: 0.75, rank: 1 },
      ],
    });
    const page = await pages.read('/cards/beacon', CardPage);
    expect(resource).toMatchObject({ history: toWire(page.countHistory) });
    expect(page.priceHistory.days).toHaveLength(3);
  });
});

describe('the history of a commander', () => {
  it('has decks and ranks by day; none for a commander without a record', () => {
    const { snapshot } = pages;
    const [first = '', second = ''] = snapshot.commanders.keys.toSorted();
    const history = (slug: string) =>
      CommanderHistoryResource.strict().parse(
        commanderHistoryResource(snapshot, commanderAt(snapshot, slug)),
      );
    expect(history(first)).toMatchObject({
      object: 'commander_history',
      history: [
        { date: '2024-02-29', num_decks: 1, rank: 2 },
        { date: '2024-03-29', num_decks: 2, rank: 1 },
        { date: '2024-03-30', num_decks: 3, rank: 1 },
      ],
    });
    expect(history(second)).toMatchObject({ history: [] });
  });
});

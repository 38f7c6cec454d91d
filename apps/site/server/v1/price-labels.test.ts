import { tinyContent } from '@deckwright/answers/testing';
import { InsightAnswer, RecommendationsAnswer } from '@deckwright/contract/schemas';
import type { Card, PriceFinish } from '@deckwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiConnection, folderApi } from '../command/api-connection.ts';
import { askDeck, askRecommendations } from '../command/ask/ask-reports.ts';
import { type ApiCalls, openApiCalls, post } from '../testing/api-calls.ts';
import { connectAssistant, textOfTool } from '../testing/assistant-client.ts';

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
const DECK = '1 Cyr the Lone *CMDR*\n1 Wave\n1 Sunbeam\n1 Beacon\n97 Plains\n1 Old Terror\n';
const SENT = {
  commanders: ['Cyr the Lone'],
  cards: ['1 Wave', '1 Sunbeam', '1 Beacon', '97 Plains', '1 Old Terror'],
};

let test: ApiCalls;
let folder: ApiConnection;
beforeAll(async () => {
  const { cards } = tinyContent();
  test = await openApiCalls({ cards: cards.map((card) => ({ ...card, ...CHANGES[card.name] })) });
  folder = await folderApi(test.dataDir);
}, 60_000);
afterAll(async () => {
  await folder.close();
  await test.close();
});

// What the labels say: price-labels.test.ts of the answers.
describe('prices of foil and etched copies', () => {
  it('are chosen as a field', async () => {
    const answer = await test.request('/api/v1/cards/wave?fields=prices.cardkingdom.finish');
    expect((await answer.json()).data.prices).toEqual({ cardkingdom: { finish: 'foil' } });
  });

  it('are named with recommended cards', async () => {
    const sent = { commanders: ['Cyr the Lone'], cards: ['1 Beacon', '1 Sunbeam'] };
    const { data } = await test.read('/api/v1/recommendations', RecommendationsAnswer, post(sent));
    const wave = [...data.add, ...data.cut].find(({ slug }) => slug === 'wave');
    expect(wave).toMatchObject({ price: 1.98, price_finish: 'foil' });
  });
});

describe('the price of a deck', () => {
  // Cyr 5, Wave 1.98, Sunbeam 3.68, Beacon 1, 97 Plains at 0.35 = 33.95: 45.61. Old Terror has no price.
  it('has wire names in the API', async () => {
    const { data } = await test.read('/api/v1/insight', InsightAnswer, post(SENT));
    expect(data.value).toEqual({
      ...{ price: 45.61, missing: 1, basics: 97, basics_price: 33.95, foil_or_etched: 2 },
      ...{ oldest_date: '2024-01-08', newest_date: '2024-03-01' },
    });
    expect(data.prices).toMatchObject([{ source: 'cardkingdom', price: 45.61, foil_or_etched: 2 }]);
  });

  it('says so to an assistant', async () => {
    const client = await connectAssistant(test);
    const ask = async (name: string, args: object) => {
      const answer = await client.callTool({ name, arguments: { ...args } });
      return { text: textOfTool(answer), data: answer.structuredContent as Record<string, unknown> };
    };
    const { text, data } = await ask('judge_deck', { deck: DECK });
    expect(text).toContain(
      'Price: $45.61, without 1 cards that have no price, $33.95 of it for 97 basic lands, 2 cards at the price of a foil or etched copy; salt',
    );
    expect(data).toMatchObject({ basic_lands_priced: 97, basic_lands_price_usd: 33.95, foil_or_etched: 2 });
    expect(data).toMatchObject({ oldest_price_date: '2024-01-08', newest_price_date: '2024-03-01' });
    expect((await ask('find_cards', { query: 'wave' })).text).toContain('; $1.98 foil; ');
    expect((await ask('find_cards', { query: 'sunbeam' })).data.cards).toMatchObject([
      { price_usd: 3.68, price_finish: 'etched' },
    ]);
    const recs = await ask('recommend_cards', { deck: '1 Cyr the Lone *CMDR*\n1 Beacon\n' });
    expect(recs.text).toContain('- Wave ($1.98 foil): ');
    await client.close();
  });

  it('says so in a terminal', async () => {
    const { rows } = await askDeck(folder, { text: DECK, fileName: null });
    expect(rows).toEqual(
      expect.arrayContaining([
        { what: 'price, USD', value: 45.61 },
        { what: 'basic lands in the price', value: 97 },
        { what: 'price of the basic lands, USD', value: 33.95 },
        { what: 'cards at the price of a foil or etched copy', value: 2 },
      ]),
    );
    const recs = await askRecommendations(
      folder,
      { text: '1 Cyr the Lone *CMDR*\n1 Beacon\n', fileName: null },
      {},
      9,
    );
    expect(recs.rows).toContainEqual(
      expect.objectContaining({ card: 'Wave', price_usd: 1.98, price_finish: 'foil' }),
    );
  });
});

import { CardPage } from '@deckwright/contract/schemas';
import type { CardRulings } from '@deckwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCalls, openApiCalls } from '../testing/api-calls.ts';

const RULINGS: CardRulings[] = [
  {
    key: 'key-beacon',
    rulings: [
      { date: '2024-03-30', source: 'wotc', text: 'Its light costs {1}.' },
      { date: '2020-01-01', source: 'scryfall', text: 'It is a light.' },
    ],
  },
];

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls({ rulings: RULINGS });
}, 60_000);
afterAll(() => calls.close());

describe('the rulings of a card', () => {
  it('come with the answer of its page, newest first', async () => {
    const page = await calls.read('/api/v1/pages/cards/beacon', CardPage.strict());
    expect(page.rulings).toEqual(RULINGS[0]?.rulings);
  });

  it('are none for a card without any, whatever its filters', async () => {
    for (const path of ['/api/v1/pages/cards/wave', '/api/v1/pages/cards/wave?range=week'])
      expect((await calls.read(path, CardPage)).rulings).toEqual([]);
  });

  it('do not change the de facto format', async () => {
    const page = await (await calls.request('/data/pages/cards/beacon')).json();
    expect(page).toHaveProperty('similar');
    expect(page).not.toHaveProperty('rulings');
  });
});

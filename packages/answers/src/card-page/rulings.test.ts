import { CardPage } from '@deckwright/contract/schemas';
import type { CardRulings } from '@deckwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PageCalls } from '../testing/page-calls.ts';

const RULINGS: CardRulings[] = [
  {
    key: 'key-beacon',
    rulings: [
      { date: '2024-03-30', source: 'wotc', text: 'Its light costs {1}.' },
      { date: '2020-01-01', source: 'scryfall', text: 'It is a light.' },
    ],
  },
];

let pages: PageCalls;
beforeAll(async () => {
  pages = await openPages({ rulings: RULINGS });
}, 60_000);
afterAll(() => pages.close());

describe('the rulings of a card', () => {
  it('come with the answer of its page, newest first', async () => {
    const page = await pages.read('/cards/beacon', CardPage.strict());
    expect(page.rulings).toEqual(RULINGS[0]?.rulings);
  });

  it('are none for a card without any, whatever its filters', async () => {
    for (const path of ['/cards/wave', '/cards/wave?range=week'])
      expect((await pages.read(path, CardPage)).rulings).toEqual([]);
  });
});

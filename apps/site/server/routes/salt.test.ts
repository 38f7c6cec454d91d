import { CardPage, SaltPage } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { readSettings } from '../settings/settings.ts';
import { type ApiCalls, openApiCalls } from '../testing/api-calls.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

describe('GET /api/v1/pages/top/salt', () => {
  it('ranks the cards that have a score, saltiest first, with their votes', async () => {
    const page = await calls.read('/api/v1/pages/top/salt', SaltPage);
    const [list] = page.lists;
    expect(list?.cards.map(({ name, rank, salt, saltVotes }) => [name, rank, salt, saltVotes])).toEqual([
      ['Grand Tide', 1, 2.5, 12],
      ['Beacon', 2, 0.5, 8],
    ]);
    expect(page).toMatchObject({ numCards: 2, numVotes: 20, page: 1, pages: 1, canonical: '/top/salt' });
    expect(page.corpus).toBe('20 votes on 2 cards');
  });

  it('is empty past its end and refuses pages that are none', async () => {
    const page = await calls.read('/api/v1/pages/top/salt?page=2', SaltPage);
    expect(page.lists).toEqual([]);
    await calls.refused('/api/v1/pages/top/salt?page=0', 400);
  });

  it('says so if no card has a score', async () => {
    const unsalted = {
      ...calls.snapshot,
      cards: calls.snapshot.cards.map((card) => ({ ...card, salt: null })),
    };
    const app = createApp({
      acquire: () => ({ snapshot: unsalted, release: () => {} }),
      settings: readSettings({}),
    });
    const page = SaltPage.parse(await (await app.request('/api/v1/pages/top/salt')).json());
    expect(page).toMatchObject({ numCards: 0, pages: 1, corpus: 'No votes yet' });
    expect(page.lists).toEqual([]);
  });
});

describe('the salt of a card', () => {
  it('stands on its page with its votes, and is absent without any', async () => {
    const tide = await calls.read('/api/v1/pages/cards/grand-tide', CardPage);
    expect(tide.card).toMatchObject({ salt: 2.5, saltVotes: 12 });
    const wave = await calls.read('/api/v1/pages/cards/wave', CardPage);
    expect(wave.card).toMatchObject({ salt: null, saltVotes: 0 });
  });
});

import { CardPage, SaltPage } from '@deckwright/api-client/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { deFacto } from '../printers/de-facto.ts';
import { readSettings } from '../settings/settings.ts';
import { type ApiCalls, openApiCalls } from '../testing/api-calls.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

describe('GET /data/pages/top/salt', () => {
  it('ranks the cards that have a score, saltiest first, with their votes', async () => {
    const page = await calls.read('/data/pages/top/salt', deFacto(SaltPage));
    const [list] = page.container.json_dict.cardlists;
    expect(list?.cardviews.map(({ name, rank, salt, salt_votes }) => [name, rank, salt, salt_votes])).toEqual(
      [
        ['Grand Tide', 1, 2.5, 12],
        ['Beacon', 2, 0.5, 8],
      ],
    );
    expect(page).toMatchObject({ num_cards: 2, num_votes: 20, page: 1, pages: 1, canonical: '/top/salt' });
    expect(page.corpus).toBe('20 votes on 2 cards');
  });

  it('is empty past its end and refuses pages that are none', async () => {
    const page = await calls.read('/data/pages/top/salt?page=2', deFacto(SaltPage));
    expect(page.container.json_dict.cardlists).toEqual([]);
    await calls.refused('/data/pages/top/salt?page=0', 400);
  });

  it('says so where no card has a score', async () => {
    const unsalted = {
      ...calls.snapshot,
      cards: calls.snapshot.cards.map((card) => ({ ...card, salt: null })),
    };
    const app = createApp({
      acquire: () => ({ snapshot: unsalted, release: () => {} }),
      settings: readSettings({}),
    });
    const page = deFacto(SaltPage).parse(await (await app.request('/data/pages/top/salt')).json());
    expect(page).toMatchObject({ num_cards: 0, pages: 1, corpus: 'No votes yet' });
    expect(page.container.json_dict.cardlists).toEqual([]);
  });
});

describe('the salt of a card', () => {
  it('stands on its page with its votes, and is absent without any', async () => {
    const tide = await calls.read('/data/pages/cards/grand-tide', deFacto(CardPage));
    expect(tide.container.json_dict.card).toMatchObject({ salt: 2.5, salt_votes: 12 });
    const wave = await calls.read('/data/pages/cards/wave', deFacto(CardPage));
    expect(wave.container.json_dict.card).toMatchObject({ salt: null, salt_votes: 0 });
  });
});

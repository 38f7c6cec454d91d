import { CardPage, SaltPage } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PageCalls, readPages } from '../testing/page-calls.ts';

let pages: PageCalls;
beforeAll(async () => {
  pages = await openPages();
}, 60_000);
afterAll(() => pages.close());

describe('the page /top/salt', () => {
  it('ranks the cards that have a score, saltiest first, with their votes', async () => {
    const page = await pages.read('/top/salt', SaltPage);
    const [list] = page.lists;
    expect(list?.cards.map(({ name, rank, salt, saltVotes }) => [name, rank, salt, saltVotes])).toEqual([
      ['Grand Tide', 1, 2.5, 12],
      ['Beacon', 2, 0.5, 8],
    ]);
    expect(page).toMatchObject({ numCards: 2, numVotes: 20, page: 1, pages: 1, canonical: '/top/salt' });
    expect(page.corpus).toBe('20 votes on 2 cards');
  });

  it('is empty past its end and refuses pages that are none', async () => {
    const page = await pages.read('/top/salt?page=2', SaltPage);
    expect(page.lists).toEqual([]);
    await pages.refused('/top/salt?page=0', 'invalid-argument');
  });

  it('says so if no card has a score', async () => {
    const unsalted = {
      ...pages.snapshot,
      cards: pages.snapshot.cards.map((card) => ({ ...card, salt: null })),
    };
    const page = await readPages(unsalted).read('/top/salt', SaltPage);
    expect(page).toMatchObject({ numCards: 0, pages: 1, corpus: 'No votes yet' });
    expect(page.lists).toEqual([]);
  });
});

describe('the salt of a card', () => {
  it('stands on its page with its votes, and is absent without any', async () => {
    const tide = await pages.read('/cards/grand-tide', CardPage);
    expect(tide.card).toMatchObject({ salt: 2.5, saltVotes: 12 });
    const wave = await pages.read('/cards/wave', CardPage);
    expect(wave.card).toMatchObject({ salt: null, saltVotes: 0 });
  });
});

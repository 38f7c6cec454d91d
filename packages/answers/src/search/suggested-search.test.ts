import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPages, type PageCalls } from '../testing/page-calls.ts';
import { searchCards } from './card-search.ts';

let pages: PageCalls;
beforeAll(async () => {
  pages = await openPages();
}, 60_000);
afterAll(() => pages.close());

it('suggests what words describe where that finds cards', async () => {
  const { cards, warnings } = await searchCards(pages.view.snapshot, 'blue instants');
  expect(cards).not.toEqual([]);
  expect(warnings.join()).toContain('These are the cards for id<=u t:instant.');
});

it('suggests nothing that finds no card', async () => {
  const { warnings } = await searchCards(pages.view.snapshot, 'cheap expensive');
  expect(warnings.join()).not.toContain('These are the cards for');
});

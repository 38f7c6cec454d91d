import { CardPage } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createAnswers } from './answers.ts';
import { catalogDetails } from './resources/index.ts';
import { searchCards } from './search/card-search.ts';
import type { SnapshotPart } from './snapshot/loaded-snapshot.ts';
import { openPages, type PageCalls } from './testing/page-calls.ts';

let pages: PageCalls;
beforeAll(async () => {
  pages = await openPages();
}, 60_000);
afterAll(() => pages.close());

it.each<[string, SnapshotPart[], () => Promise<unknown>]>([
  ['a search by name', ['columns', 'typeahead'], () => searchCards(pages.view.snapshot, 'beacon')],
  [
    'a search by commander',
    ['columns', 'typeahead'],
    () => searchCards(pages.view.snapshot, 'in:"Cyr the Lone"'),
  ],
  ['suggestions', ['typeahead'], () => createAnswers(pages.view).options('beacon')],
  ['the page of a name', ['typeahead'], () => createAnswers(pages.view).place('beacon')],
  ['the page of a card', ['alike'], () => pages.read('/cards/beacon', CardPage)],
  ['a catalog', ['columns'], () => catalogDetails(pages.view.snapshot, 'card-names')],
])('%s waits for %j instead of blocking the thread', async (_, parts, read) => {
  const ready = vi.spyOn(pages.view.snapshot, 'ready');
  await read();
  expect(new Set(ready.mock.calls.flat())).toEqual(new Set(parts));
  ready.mockRestore();
});

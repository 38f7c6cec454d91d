import { SaltVotePage } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiCalls, openApiCalls } from '../testing/api-calls.ts';
import { openTestApp } from '../testing/test-app.ts';

let api: ApiCalls;
beforeAll(async () => {
  api = await openApiCalls();
});
afterAll(() => api.close());

const read = (query = '') => api.read(`/api/v1/pages/salt${query}`, SaltVotePage);
const getNames = (page: SaltVotePage) => page.lists.flatMap(({ cards }) => cards.map(({ name }) => name));

it('offers every card but basics and banned ones, most decks first', async () => {
  const page = await read();
  const decks = page.lists.flatMap(({ cards }) => cards.map(({ numDecks }) => numDecks));
  expect(decks).toEqual([...decks].sort((a, b) => b - a));
  const names = getNames(page);
  expect(names).not.toContain('Plains');
  expect(names).not.toContain('Old Terror');
  expect(names).toContain('Dun the Unplayed');
  expect(page).toMatchObject({ numCards: names.length, page: 1, pages: 1, more: null, colors: null });
});

it('starts with game changers, then salty cards, if there are no decks', async () => {
  const bare = await openTestApp({}, {}, []);
  const answer = await bare.app.request('/api/v1/pages/salt');
  const names = getNames(SaltVotePage.parse(await answer.json()));
  const known = bare.snapshot.cards.filter(({ gameChanger }) => gameChanger).map(({ name }) => name);
  expect(known.length).toBeGreaterThan(0);
  expect(names.slice(0, known.length).sort()).toEqual(known.sort());
  const salty = ['Grand Tide', 'Beacon'].filter((name) => !known.includes(name));
  expect(names.slice(known.length, known.length + salty.length)).toEqual(salty);
  await bare.close();
});

it('narrows them to a color', async () => {
  const page = await read('?colors=blue');
  expect(page).toMatchObject({ colors: 'blue', query: '?colors=blue', canonical: '/salt' });
  expect(getNames(page).sort()).toEqual(['Bo, the Second', 'Grand Tide', 'Wave']);
  for (const colors of ['u', 'U', 'Blue', 'mono-blue']) expect(await read(`?colors=${colors}`)).toEqual(page);
  expect(getNames(await read('?colors=multicolor'))).toContain('Cyr the Lone');
});

it('says which colors there are, and ends where the list ends', async () => {
  const { error } = await api.refused('/api/v1/pages/salt?colors=pink', 400);
  expect(error.message).toBe(
    'colors=pink is not recognized; use one of white, blue, black, red, green, colorless, multicolor.',
  );
  await api.refused('/api/v1/pages/salt?page=0', 400);
  expect(getNames(await read('?page=2'))).toEqual([]);
});

import { CardPage, ComboPage, CombosPage } from '@deckwright/contract/schemas';
import type { Combo } from '@deckwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const combo = (id: string, cards: string[], reported: Partial<Combo> = {}): Combo => ({
  id,
  cards: cards.map((name) => ({ name, oracleId: null, mustBeCommander: name.startsWith('Cyr') })),
  requires: [],
  produces: ['Infinite light'],
  identity: 0,
  prerequisites: '',
  steps: '',
  manaNeeded: '',
  bracketTag: null,
  ...reported,
});

/*
 * Eight decks: three with the pair Ada and Bo (white, blue) as commanders, four with Cyr (white, blue), one with Ada
 * (white). Beacon and Wave: two of the pair's, one of Cyr's. Beacon and Sunbeam: one, one, one. Cyr as commander with
 * Wave: two.
 */
const COMBOS = [
  combo('9-9', ['Beacon', 'Lost Card']),
  combo('1-2', ['Beacon', 'Wave'], {
    bracketTag: 'S',
    prerequisites: 'Both are in play. It is your turn.',
    steps: 'Light it. Repeat.',
  }),
  combo('1-3', ['Beacon', 'Sunbeam'], { bracketTag: 'R', produces: ['Win the game', 'Infinite light'] }),
  combo('2-4', ['Cyr the Lone', 'Wave'], { bracketTag: 'E', produces: ['Infinite waves'] }),
  combo('s7', ['Beacon', 'Wave', 'Sprout'], { bracketTag: 'C' }),
];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ combos: COMBOS });
}, 60_000);
afterAll(() => test.close());

const list = async (query = '') =>
  CombosPage.parse(await (await test.app.request(`/api/v1/pages/combos${query}`)).json());
const ids = async (query: string) => (await list(query)).combos.map(({ id }) => id);

describe('GET /api/v1/pages/combos', () => {
  it('ranks by decks that hold them among those whose colors allow them', async () => {
    const { combos, num_combos } = await list();
    expect(num_combos).toBe(5);
    // Blue decks: seven. White ones: eight. Both: seven. Green ones: none.
    expect(
      combos.map(({ id, num_decks, potential_decks, rank }) => [id, num_decks, potential_decks, rank]),
    ).toEqual([
      ['1-2', 3, 7, 1],
      ['1-3', 3, 8, 1],
      ['2-4', 2, 7, 3],
      ['s7', 0, 0, null],
      ['9-9', null, null, null],
    ]);
    expect(combos[0]).toMatchObject({
      name: 'Beacon + Wave',
      rate: 0.4286,
      bracket: 'upgraded',
      prerequisites: ['Both are in play.', 'It is your turn.'],
      steps: ['Light it.', 'Repeat.'],
      source_url: 'https://commanderspellbook.com/combo/1-2/',
    });
    expect(combos[3]?.source_url).toBeNull();
    expect(combos[4]?.cards.map(({ name, url }) => [name, url])).toEqual([
      ['Beacon', '/cards/beacon'],
      ['Lost Card', null],
    ]);
  });

  it('lists the known cards of each combo in the same order', async () => {
    const { lists, combos } = await list();
    expect(lists.map(({ kind }) => kind)).toEqual(combos.map(({ id }) => id));
    expect(lists[4]?.cards.map(({ name }) => name)).toEqual(['Beacon']);
  });

  it('filters by colors, size, result, bracket and card', async () => {
    expect(await ids('?colors=mono-white')).toEqual(['1-3', '9-9']);
    expect(await ids('?size=3')).toEqual(['s7']);
    expect(await ids('?result=win-the-game')).toEqual(['1-3']);
    expect(await ids('?bracket=upgraded')).toEqual(['1-2']);
    expect(await ids('?bracket=core')).toEqual(['s7']);
    expect(await ids('?card=wave')).toEqual(['1-2', '2-4', 's7']);
    expect(await ids('?card=wave&size=2&result=infinite-waves')).toEqual(['2-4']);
    expect((await list('?card=wave')).title).toBe('Combos with Wave');
    expect(await ids('?page=2')).toEqual([]);
  });

  it('offers the existing results and sizes', async () => {
    const { results, sizes } = await list();
    expect(results).toEqual([
      { slug: 'infinite-light', name: 'Infinite light', count: 4 },
      { slug: 'infinite-waves', name: 'Infinite waves', count: 1 },
      { slug: 'win-the-game', name: 'Win the game', count: 1 },
    ]);
    expect(sizes).toEqual([
      { size: 2, count: 4 },
      { size: 3, count: 1 },
    ]);
  });

  it.each(['colors=pink', 'size=two', 'page=0', 'bracket=six'])('refuses %s', async (query) => {
    expect((await test.app.request(`/api/v1/pages/combos?${query}`)).status).toBe(400);
  });

  it('paginates long lists', async () => {
    const many = Array.from({ length: 31 }, (_, number) => combo(`x-${number}`, ['Beacon', 'Wave']));
    const long = await openTestApp({ combos: many });
    const answer = await long.app.request('/api/v1/pages/combos?result=infinite-light');
    const first = CombosPage.parse(await answer.json());
    expect(first.combos).toHaveLength(30);
    expect(first.more).toBe('/combos?page=2&result=infinite-light');
    const second = CombosPage.parse(await (await long.app.request(`/api/v1/pages${first.more}`)).json());
    expect([second.combos.length, second.more]).toEqual([1, null]);
    await long.close();
  });
});

describe('GET /api/v1/pages/combos/{id}', () => {
  it('shows one combo with the commanders whose decks hold it', async () => {
    const page = ComboPage.parse(await (await test.app.request('/api/v1/pages/combos/1-2')).json());
    expect(page.combo).toMatchObject({ id: '1-2', num_decks: 3, potential_decks: 7 });
    expect(page.description).toBe('Beacon + Wave: Infinite light. In 3 of 7 decks that could run it (43%).');
    const [cards, commanders] = page.lists;
    expect(cards?.cards.map(({ name }) => name)).toEqual(['Beacon', 'Wave']);
    expect(
      commanders?.cards.map(({ slug, num_decks, potential_decks }) => [slug, num_decks, potential_decks]),
    ).toEqual([
      ['ada-the-first-bo-the-second', 2, 3],
      ['cyr-the-lone', 1, 4],
    ]);
  });

  it('counts a card that must lead only where it leads', async () => {
    const page = ComboPage.parse(await (await test.app.request('/api/v1/pages/combos/2-4')).json());
    expect(page.combo.cards.map(({ must_be_commander }) => must_be_commander)).toEqual([true, false]);
    expect(page.combo.num_decks).toBe(2);
  });

  it('leads from colors and cards to the list', async () => {
    const colors = await test.app.request('/api/v1/pages/combos/Azorius');
    expect([colors.status, colors.headers.get('location')]).toEqual([
      301,
      '/api/v1/pages/combos?colors=azorius',
    ]);
    const card = await test.app.request('/api/v1/pages/combos/wave');
    expect([card.status, card.headers.get('location')]).toEqual([301, '/api/v1/pages/combos?card=wave']);
    expect((await test.app.request('/api/v1/pages/combos/0-0')).status).toBe(404);
  });
});

describe('the combos of a card page', () => {
  it('are those that hold it, with the decks of each', async () => {
    const page = CardPage.parse(await (await test.app.request('/api/v1/pages/cards/wave')).json());
    expect(page.combos.map(({ href, count }) => [href, count])).toEqual([
      ['/combos/1-2', 3],
      ['/combos/2-4', 2],
      ['/combos/s7', 0],
    ]);
  });
});

import { CardPage, ComboPage, CombosPage } from '@deckwright/contract/schemas';
import type { Combo } from '@deckwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PageCalls } from '../testing/page-calls.ts';

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

let pages: PageCalls;
beforeAll(async () => {
  pages = await openPages({ combos: COMBOS });
}, 60_000);
afterAll(() => pages.close());

const list = async (query = '') => await pages.read(`/combos${query}`, CombosPage);
const ids = async (query: string) => (await list(query)).combos.map(({ id }) => id);

describe('the page /combos', () => {
  it('ranks by decks that hold them among those whose colors allow them', async () => {
    const { combos, numCombos } = await list();
    expect(numCombos).toBe(5);
    // Blue decks: seven. White ones: eight. Both: seven. Green ones: none. “Beacon + Sunbeam” is before “Beacon + Wave”.
    expect(
      combos.map(({ id, numDecks, potentialDecks, rank }) => [id, numDecks, potentialDecks, rank]),
    ).toEqual([
      ['1-3', 3, 8, 1],
      ['1-2', 3, 7, 1],
      ['2-4', 2, 7, 3],
      ['s7', 0, 0, null],
      ['9-9', null, null, null],
    ]);
    expect(combos[1]).toMatchObject({
      name: 'Beacon + Wave',
      rate: 0.4286,
      bracket: 'upgraded',
      prerequisites: ['Both are in play.', 'It is your turn.'],
      steps: ['Light it.', 'Repeat.'],
      sourceUrl: 'https://commanderspellbook.com/combo/1-2/',
    });
    expect(combos[3]?.sourceUrl).toBeNull();
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
    await pages.refused(`/combos?${query}`, 'invalid-argument');
  });

  it('paginates long lists', async () => {
    const many = Array.from({ length: 31 }, (_, number) => combo(`x-${number}`, ['Beacon', 'Wave']));
    const long = await openPages({ combos: many });
    const first = await long.read('/combos?result=infinite-light', CombosPage);
    expect(first.combos).toHaveLength(30);
    expect(first.more).toBe('/combos?page=2&result=infinite-light');
    const second = await long.read(`${first.more}`, CombosPage);
    expect([second.combos.length, second.more]).toEqual([1, null]);
    await long.close();
  });
});

describe('the page /combos/{id}', () => {
  it('shows one combo with the commanders whose decks hold it', async () => {
    const page = await pages.read('/combos/1-2', ComboPage);
    expect(page.combo).toMatchObject({ id: '1-2', numDecks: 3, potentialDecks: 7 });
    expect(page.description).toBe('Beacon + Wave: Infinite light. In 3 of 7 decks that could run it (43%).');
    const [cards, commanders] = page.lists;
    expect(cards?.cards.map(({ name }) => name)).toEqual(['Beacon', 'Wave']);
    expect(
      commanders?.cards.map(({ slug, numDecks, potentialDecks }) => [slug, numDecks, potentialDecks]),
    ).toEqual([
      ['ada-the-first-bo-the-second', 2, 3],
      ['cyr-the-lone', 1, 4],
    ]);
  });

  it('counts a card that must lead only where it leads', async () => {
    const page = await pages.read('/combos/2-4', ComboPage);
    expect(page.combo.cards.map(({ mustBeCommander }) => mustBeCommander)).toEqual([true, false]);
    expect(page.combo.numDecks).toBe(2);
  });

  it('leads from colors and cards to the list', async () => {
    expect(await pages.movedTo('/combos/Azorius')).toBe('/combos?colors=azorius');
    expect(await pages.movedTo('/combos/wave')).toBe('/combos?card=wave');
    await pages.refused('/combos/0-0', 'not-found');
  });
});

describe('the combos of a card page', () => {
  it('are those that hold it, with the decks of each', async () => {
    const page = await pages.read('/cards/wave', CardPage);
    expect(page.combos.map(({ href, count }) => [href, count])).toEqual([
      ['/combos/1-2', 3],
      ['/combos/2-4', 2],
      ['/combos/s7', 0],
    ]);
  });
});

import { SetPage, SetsPage } from '@deckwright/contract/schemas';
import type { CardSet, Printing } from '@deckwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tinyContent } from '../testing/index.ts';
import { openPages, type PageCalls } from '../testing/page-calls.ts';

const set = (code: string, name: string, setType: string, released: string): CardSet => ({
  code,
  name,
  setType,
  released,
  cardCount: 10,
  iconUri: code === 'new' ? 'https://icons.example.org/new.svg' : null,
});
const SETS = [
  set('old', 'Old Days', 'expansion', '2020-01-01'),
  set('new', 'New Days', 'commander', '2024-02-01'),
  set('pnw', 'New Days Promos', 'promo', '2024-02-01'),
  set('emp', 'Empty Set', 'expansion', '2024-03-01'),
];

const print = (code: string, rarity: string, released: string): Printing => ({
  id: `${code}-1`,
  set: code,
  number: '1',
  rarity,
  released,
});
const OLD = print('old', 'common', '2020-01-01');
const NEW = print('new', 'mythic', '2024-02-01');

/** Cyr and Beacon were printed in Old Days and again in New Days; Ada, Wave and Dun only in New Days. */
const PRINTED: Readonly<Record<string, { released: string; printings: Printing[] }>> = {
  Beacon: { released: '2020-01-01', printings: [NEW, OLD] },
  'Cyr the Lone': { released: '2020-01-01', printings: [OLD, NEW] },
  'Ada, the First': { released: '2024-02-01', printings: [NEW] },
  'Dun the Unplayed': { released: '2024-02-01', printings: [NEW] },
  Wave: { released: '2024-02-01', printings: [NEW, NEW] },
};

let pages: PageCalls;
const listed = (page: SetPage) =>
  Object.fromEntries(
    page.lists.map(({ kind, cards }) => [kind, cards.map(({ name, numDecks }) => `${name} ${numDecks}`)]),
  );

beforeAll(async () => {
  const cards = tinyContent().cards.map((card) => ({ ...card, ...PRINTED[card.name] }));
  pages = await openPages({ cards, sets: SETS });
}, 60_000);
afterAll(() => pages.close());

describe('the page /sets', () => {
  it('lists sets with known cards by year, newest first, promos and empty ones apart', async () => {
    const page = await pages.read('/sets', SetsPage);
    expect(page.years.map(({ year, sets }) => [year, sets.map(({ code }) => code)])).toEqual([
      ['2024', ['new']],
      ['2020', ['old']],
    ]);
    expect(page.years[0]?.sets[0]).toEqual({
      code: 'new',
      name: 'New Days',
      iconSvgUri: 'https://icons.example.org/new.svg',
      released: '2024-02-01',
      type: 'commander',
      numCards: 5,
      numNew: 3,
    });
    // New Days Promos and Empty Set.
    expect(page.numEmpty).toBe(2);
    expect(page.types.map(({ type, label, numSets }) => [type, label, numSets])).toEqual([
      ['all', 'All except promos', 2],
      ['main', 'Core and expansions', 1],
      ['commander', 'Commander', 1],
      ['reprint', 'Reprints and boxes', 0],
      ['other', 'Promos and others', 0],
    ]);
  });

  it('has the most played new card of each of the newest sets', async () => {
    const { lists } = await pages.read('/sets', SetsPage);
    // Wave is in four decks, Ada in one as a card of its 99 or none; Beacon, in six, is a reprint in New Days.
    expect(lists.map(({ kind, cards }) => [kind, cards.map(({ name }) => name)])).toEqual([
      ['new', ['Wave']],
      ['old', ['Beacon']],
    ]);
  });

  it('narrows to a kind and to a name or code', async () => {
    const codes = async (query: string) =>
      (await pages.read(`/sets${query}`, SetsPage)).years.flatMap(({ sets }) => sets.map(({ code }) => code));
    expect(await codes('?type=main')).toEqual(['old']);
    expect(await codes('?q=OLD+da')).toEqual(['old']);
    expect(await codes('?q=new')).toEqual(['new']);
    expect(await codes('?q=nothing')).toEqual([]);
    await pages.refused('/sets?type=token', 'invalid-argument');
  });
});

describe('the page /sets/{code}', () => {
  it('shows its commanders by decks with them, its new ones, and its cards by type', async () => {
    const page = await pages.read('/sets/new', SetPage);
    // Cyr has four decks, Ada three with Bo and one alone. Beacon is in six decks, Wave in four.
    expect(listed(page)).toEqual({
      topcommanders: ['Ada, the First 4', 'Cyr the Lone 4'],
      newcommanders: ['Ada, the First 4', 'Dun the Unplayed 0'],
      topcards: ['Beacon 6', 'Wave 4'],
      creatures: ['Ada, the First 0', 'Cyr the Lone 0', 'Dun the Unplayed 0'],
      instants: ['Wave 4'],
      artifacts: ['Beacon 6'],
    });
    const rarities = page.lists.at(-1)?.cards.map(({ rarity }) => rarity);
    expect(rarities).toEqual(['mythic']);
  });

  it('switches between first prints and reprints', async () => {
    const fresh = await pages.read('/sets/new?prints=new', SetPage);
    expect(listed(fresh).topcards).toEqual(['Wave 4']);
    const again = await pages.read('/sets/new?prints=reprints', SetPage);
    expect(listed(again)).toMatchObject({ topcommanders: ['Cyr the Lone 4'], topcards: ['Beacon 6'] });
    expect(listed(again).newcommanders).toBeUndefined();
    expect(again.query).toBe('?prints=reprints');
  });

  it('counts only the window and omits cards without decks in it', async () => {
    // The week of 24 to 30 March: the pair's first deck, Cyr's first and Ada's. Beacon in all three, Wave in one.
    const page = await pages.read('/sets/new?range=week', SetPage);
    expect(listed(page)).toMatchObject({
      topcommanders: ['Ada, the First 2', 'Cyr the Lone 1'],
      instants: ['Wave 1'],
      artifacts: ['Beacon 3'],
    });
    expect(listed(page).creatures).toBeUndefined();
  });

  it('is empty for a set without a known card', async () => {
    const page = await pages.read('/sets/emp', SetPage);
    expect(page).toMatchObject({ numCards: 0, lists: [] });
  });

  it('redirects capitals and answers the nearest sets', async () => {
    expect(await pages.movedTo('/sets/NEW?range=week')).toBe('/sets/new?range=week');
    const { nearest } = await pages.refused('/sets/old-day', 'not-found');
    expect(nearest?.[0]).toMatchObject({ label: 'Old Days', url: '/sets/old' });
  });
});

import { CardsPage, TopListPage, TopPage } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PageCalls, readPages } from '../testing/page-calls.ts';

let pages: PageCalls;
beforeAll(async () => {
  pages = await openPages();
}, 60_000);
afterAll(() => pages.close());

/** Name, rank, decks with it, eligible decks. */
async function listed(path: string) {
  const page = await pages.read(`/top/${path}`, TopListPage);
  return page.lists.flatMap(({ cards }) =>
    cards.map(({ name, rank, numDecks, potentialDecks }) => [name, rank, numDecks, potentialDecks]),
  );
}

describe('the page /top/{list}', () => {
  it('ranks cards of exactly one color; equal counts share a rank, by name', async () => {
    // Sunbeam is in decks 1, 3, 4 and 8, the other two in one each; all eight decks contain white. No Plains.
    expect(await listed('white')).toEqual([
      ['Sunbeam', 1, 4, 8],
      ['Dawn // Dusk', 2, 1, 8],
      ['Gate Warden // Warden’s Path', 2, 1, 8],
    ]);
    expect(await listed('multicolor')).toEqual([['Harbor', 1, 3, 7]]);
    expect(await listed('green')).toEqual([]);
  });

  it('ranks all cards, beginning with those of the overview', async () => {
    const page = await pages.read('/top/all', TopListPage);
    const names = page.lists.flatMap(({ cards }) => cards.map(({ name }) => name));
    const overview = await pages.read('/top', TopPage);
    const [first] = overview.lists;
    expect(names.slice(0, first?.cards.length)).toEqual(first?.cards.map(({ name }) => name));
    expect(names.length).toBeGreaterThanOrEqual(first?.cards.length ?? 0);
  });

  it('omits banned cards', async () => {
    // One deck plays Old Terror, which is banned.
    expect(await listed('colorless')).toEqual([
      ['Beacon', 1, 6, 8],
      ['Lim-Dûl’s Lamp', 2, 1, 8],
    ]);
  });

  it('groups artifacts by what they do, lands without basics, cards by their first type', async () => {
    const names = async (path: string) => (await listed(path)).map(([name]) => name);
    expect(await names('mana-artifacts')).toEqual(['Beacon']);
    expect(await names('utility-artifacts')).toEqual(['Lim-Dûl’s Lamp']);
    expect(await names('artifacts')).toEqual(['Beacon', 'Lim-Dûl’s Lamp']);
    expect(await names('lands')).toEqual(['Harbor']);
    expect(await names('creatures')).toEqual(['Gate Warden // Warden’s Path']);
    expect(await names('game-changers')).toEqual(['Grand Tide']);
  });

  it('counts every number inside the window and the bracket', async () => {
    // The month contains four decks, three of them with Sunbeam; bracket 3 are the first and the fourth.
    expect(await listed('white?range=month')).toEqual([['Sunbeam', 1, 3, 4]]);
    expect(await listed('colorless?bracket=upgraded')).toEqual([['Beacon', 1, 2, 2]]);
    const page = await pages.read('/top/white?range=month&bracket=upgraded', TopListPage);
    expect(page).toMatchObject({
      numDecks: 2,
      numEntries: 1,
      query: '?bracket=upgraded&range=month',
      window: { from: '2024-03-01', to: '2024-03-30' },
    });
  });

  it('is empty past its end and refuses invalid pages', async () => {
    expect(await listed('white?page=2')).toEqual([]);
    const page = await pages.read('/top/white', TopListPage);
    expect(page).toMatchObject({ page: 1, pages: 1, isPaginated: false, more: null });
    await pages.refused('/top/white?page=0', 'invalid-argument');
  });

  it('answers the nearest lists for a name of none', async () => {
    const problem = await pages.refused('/top/creature', 'not-found');
    expect(problem.nearest?.[0]).toMatchObject({ label: 'Creatures', url: '/top/creatures' });
    await pages.refused('/top/White', 'not-found');
  });

  it('links to every other list, the salt list among them', async () => {
    const { groups } = await pages.read('/top/white', TopListPage);
    const paths = groups.flatMap(({ lists }) => lists.map(({ href }) => href));
    expect(paths).toHaveLength(24);
    expect(paths).toContain('/top/salt');
    for (const path of paths.filter((href) => href !== '/top/salt')) await pages.read(`${path}`, TopListPage);
  });

  it('does not link to the salt list while no card has a score', async () => {
    const cards = pages.snapshot.cards.map((card) => ({ ...card, salt: null }));
    const { groups } = await readPages({ ...pages.snapshot, cards }).read('/top', TopPage);
    const paths = groups.flatMap(({ lists }) => lists.map(({ href }) => href));
    expect(paths).toHaveLength(23);
    expect(paths).not.toContain('/top/salt');
  });
});

describe('the page /top', () => {
  it('begins with the most played cards of all, then the first of every list that has any', async () => {
    const page = await pages.read('/top', TopPage);
    const [all, ...strips] = page.lists;
    // Sunbeam and Wave are in four decks each, by name; that only seven decks are eligible for Wave does not matter.
    expect(all?.cards.slice(0, 4).map(({ name, rank }) => [name, rank])).toEqual([
      ['Beacon', 1],
      ['Sunbeam', 2],
      ['Wave', 2],
      ['Harbor', 4],
    ]);
    expect(strips.map(({ kind }) => kind)).toEqual([
      'white',
      'blue',
      'colorless',
      'multicolor',
      'creatures',
      'instants',
      'sorceries',
      'artifacts',
      'utility-artifacts',
      'mana-artifacts',
      'enchantments',
      'lands',
      'game-changers',
    ]);
  });

  it('has no cards and says so if there are no decks', async () => {
    const empty = await openPages({ asOf: null, provenance: [] }, []);
    const page = await empty.read('/top', TopPage);
    expect(page.lists).toEqual([]);
    expect(page.corpus).toBe('No decks yet');
    await empty.close();
  });
});

describe('the page /cards', () => {
  it('begins with the most played cards, without basics and banned ones', async () => {
    const page = await pages.read('/cards', CardsPage);
    expect(page.numCards).toBe(18);
    // Nothing of 2020 is new in 2024.
    expect(page.lists.map(({ kind }) => kind)).toEqual(['topcards']);
    const names = page.lists[0]?.cards.map(({ name }) => name) ?? [];
    expect(names[0]).toBe('Beacon');
    expect(names).not.toContain('Old Terror');
    expect(names).not.toContain('Plains');
  });

  it('shows the newest cards of a catalog without decks', async () => {
    const empty = await openPages({ asOf: null, provenance: [] }, []);
    const page = await empty.read('/cards', CardsPage);
    const [list] = page.lists;
    expect(list?.kind).toBe('newcards');
    expect(list?.cards[0]?.name).toBe('Ada, the First');
    await empty.close();
  });
});

import type { SearchOption, TypeaheadList } from '@deckwright/contract';
import { CommanderPage } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PageCalls } from '../testing/page-calls.ts';
import { searchOptions } from './search-options.ts';

let pages: PageCalls;
beforeAll(async () => {
  pages = await openPages();
}, 60_000);
afterAll(() => pages.close());

const options = (query: string, among: TypeaheadList | null = null, limit = 20): SearchOption[] =>
  searchOptions(pages.view, query, { among, limit });

describe('searchOptions', () => {
  it('finds cards and their decks as commander in any spelling', () => {
    for (const query of ['cyr', 'Cyr the Lone', 'cyrthelone']) {
      const found = options(query);
      expect(found.slice(0, 2).map(({ url }) => url)).toEqual([
        '/commanders/cyr-the-lone',
        '/cards/cyr-the-lone',
      ]);
    }
    const accented = options('Lim Dul');
    expect(accented[0]?.label).toBe('Lim-Dûl’s Lamp');
  });

  it('describes suggestions by colors, type, rank and decks', async () => {
    const [commander, card] = options('cyr');
    expect(commander).toMatchObject({ kind: 'commander', rank: 1, numDecks: expect.any(Number) });
    expect(commander?.colorIdentity).toEqual(card?.colorIdentity);
    expect(card).toMatchObject({ kind: 'card', type: expect.stringContaining('Legendary Creature') });
    expect(card).not.toHaveProperty('rank');
    const page = await pages.read('/commanders/cyr-the-lone', CommanderPage);
    expect(commander?.rank).toBe(page.rank);
    const [pair] = options('ada bo');
    expect(pair).not.toHaveProperty('type');
    const [unplayed] = options('dun', 'commanders');
    expect(unplayed).toMatchObject({ numDecks: 0 });
    expect(unplayed).not.toHaveProperty('rank');
  });

  it('offers only commanders with decks: for one without decks as sole commander, its most played pair', () => {
    const found = options('bo');
    expect(found.slice(0, 2).map(({ label, url }) => [label, url])).toEqual([
      ['Ada, the First & Bo, the Second', '/commanders/ada-the-first-bo-the-second'],
      ['Bo, the Second', '/cards/bo-the-second'],
    ]);
    const unplayed = options('dun');
    // Dune-Brood is a name of four colors.
    expect(unplayed.map(({ url }) => url)).toEqual(['/cards/dun-the-unplayed', '/commanders/dune-brood']);
  });

  it('finds sets by name', () => {
    const found = options('test set');
    expect(found[0]).toMatchObject({ label: 'Test Set', url: '/sets/tst', kind: 'set' });
  });

  it('finds pairs by both names in either order, and pages by a word', () => {
    for (const query of ['ada bo', 'Bo // Ada', 'boada']) {
      const found = options(query);
      expect(found[0]?.url, query).toBe('/commanders/ada-the-first-bo-the-second');
    }
    const pages = options('recs');
    expect(pages[0]).toMatchObject({ label: 'Improve my deck', url: '/recs', kind: 'page' });
  });

  it.each([
    // Two wrong letters of thirteen, then three of eighteen.
    ['Gate Wrdem', '/cards/gate-warden'],
    ['dun teh unplaed', '/cards/dun-the-unplayed'],
    ['frist steps', '/precon/first-steps'],
    // Swapped words, as some input boxes send them.
    ['tidegrand', '/cards/grand-tide'],
    ['ada and bo', '/commanders/ada-the-first-bo-the-second'],
    ['azorius', '/commanders/azorius'],
    ['white blue', '/commanders/azorius'],
    ['blue white', '/commanders/azorius'],
    ['gwu', '/commanders/bant'],
    ['mono red', '/commanders/mono-red'],
    ['five color', '/commanders/five-color'],
    ['5 colour', '/commanders/five-color'],
    ['colourless', '/commanders/colorless'],
  ])('forgives “%s”', (query, url) => {
    const found = options(query);
    expect(found.map((option) => option.url)).toContain(url);
  });

  it('offers nothing that merely shares some letters', () => {
    for (const query of ['xqzvkwpj', 'grandmother', 'unplugged']) expect(options(query), query).toEqual([]);
  });

  it('offers only one kind if asked', () => {
    const among = (kind: TypeaheadList, query: string) => {
      const found = options(query, kind);
      return found.map(({ url }) => url);
    };
    expect(among('commanders', 'ada')).toEqual([
      '/commanders/ada-the-first-bo-the-second',
      '/commanders/ada-the-first',
    ]);
    // Dun has no decks, but is a legal commander.
    expect(among('commanders', 'dun')).toEqual(['/commanders/dun-the-unplayed']);
    expect(among('cards', 'ada')).toEqual(['/cards/ada-the-first']);
    expect(among('partners', 'beacon')).toEqual([]);
    expect(among('partners', 'far')).toEqual(['/cards/far-hometown']);
    expect(among('sets', 'tst')).toEqual(['/sets/tst']);
  });

  it('answers as many as requested', () => {
    expect(options('ada').length).toBeGreaterThan(2);
    expect(options('ada', null, 2)).toHaveLength(2);
  });

  it('finds nothing for nothing', () => {
    expect(options('')).toEqual([]);
    expect(options('!!!')).toEqual([]);
  });
});

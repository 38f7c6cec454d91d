import { SearchOptions } from '@deckwright/contract/schemas';
import { wireSchema } from '@deckwright/contract/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ApiCalls, openApiCalls } from '../testing/api-calls.ts';

const Options = wireSchema(SearchOptions);

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

describe('typeahead', () => {
  it('finds cards and their decks as commander in any spelling', async () => {
    for (const query of ['cyr', 'Cyr the Lone', 'cyrthelone']) {
      const options = await calls.read(`/api/typeahead?q=${encodeURIComponent(query)}`, Options);
      expect(options.slice(0, 2).map(({ url }) => url)).toEqual([
        '/commanders/cyr-the-lone',
        '/cards/cyr-the-lone',
      ]);
    }
    const accented = await calls.read(`/api/typeahead?q=${encodeURIComponent('Lim Dul')}`, Options);
    expect(accented[0]?.label).toBe('Lim-Dûl’s Lamp');
  });

  it('describes suggestions by colors, type, rank and decks', async () => {
    const [commander, card] = await calls.read('/api/typeahead?q=cyr', Options);
    expect(commander).toMatchObject({ kind: 'commander', rank: 1, num_decks: expect.any(Number) });
    expect(commander?.color_identity).toEqual(card?.color_identity);
    expect(card).toMatchObject({ kind: 'card', type: expect.stringContaining('Legendary Creature') });
    expect(card).not.toHaveProperty('rank');
    const page = await calls.read(
      '/api/v1/pages/commanders/cyr-the-lone',
      z.looseObject({ rank: z.number() }),
    );
    expect(commander?.rank).toBe(page.rank);
    const [pair] = await calls.read('/api/typeahead?q=ada%20bo', Options);
    expect(pair).not.toHaveProperty('type');
    const [unplayed] = await calls.read('/api/typeahead?q=dun&among=commanders', Options);
    expect(unplayed).toMatchObject({ num_decks: 0 });
    expect(unplayed).not.toHaveProperty('rank');
    // The list of all cards stays as short as possible.
    const [first] = await calls.read('/static/typeahead', Options);
    expect(Object.keys(first ?? {})).toEqual(['label', 'url', 'image', 'icon', 'kind']);
  });

  it('offers only commanders with decks: for one without decks as sole commander, its most played pair', async () => {
    const options = await calls.read('/api/typeahead?q=bo', Options);
    expect(options.slice(0, 2).map(({ label, url }) => [label, url])).toEqual([
      ['Ada, the First & Bo, the Second', '/commanders/ada-the-first-bo-the-second'],
      ['Bo, the Second', '/cards/bo-the-second'],
    ]);
    const unplayed = await calls.read('/api/typeahead?q=dun', Options);
    // Dune-Brood is a name of four colors.
    expect(unplayed.map(({ url }) => url)).toEqual(['/cards/dun-the-unplayed', '/commanders/dune-brood']);
  });

  it('finds sets by name', async () => {
    const options = await calls.read('/api/typeahead?q=test%20set', Options);
    expect(options[0]).toMatchObject({ label: 'Test Set', url: '/sets/tst', kind: 'set' });
  });

  it('finds pairs by both names in either order, and pages by a word', async () => {
    for (const query of ['ada bo', 'Bo // Ada', 'boada']) {
      const options = await calls.read(`/api/typeahead?q=${encodeURIComponent(query)}`, Options);
      expect(options[0]?.url, query).toBe('/commanders/ada-the-first-bo-the-second');
    }
    const pages = await calls.read('/api/typeahead?q=recs', Options);
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
  ])('forgives “%s”', async (query, url) => {
    const options = await calls.read(`/api/typeahead?q=${encodeURIComponent(query)}`, Options);
    expect(options.map((option) => option.url)).toContain(url);
  });

  it('offers nothing that merely shares some letters', async () => {
    for (const query of ['xqzvkwpj', 'grandmother', 'unplugged'])
      expect(await calls.read(`/api/typeahead?q=${query}`, Options), query).toEqual([]);
  });

  it('knows the words of a query without spaces by their starts', async () => {
    // "Far Hometown": the words turned, one without a letter.
    const found = async (more: string) =>
      (await calls.read(`/api/typeahead?q=hometwnfar${more}`, Options)).map(({ url }) => url);
    expect(await found('&starts=7')).toEqual(['/cards/far-hometown']);
    expect(await found('')).toEqual([]);
    // No list, not ascending (which could make a long text of a short one), not within q.
    for (const starts of ['x', '7,3', '3,3', '0', '10'])
      await calls.refused(`/api/typeahead?q=hometwnfar&starts=${starts}`, 400);
  });

  it('offers only one kind if asked', async () => {
    const among = async (kind: string, query: string) => {
      const options = await calls.read(`/api/typeahead?q=${query}&among=${kind}`, Options);
      return options.map(({ url }) => url);
    };
    expect(await among('commanders', 'ada')).toEqual([
      '/commanders/ada-the-first-bo-the-second',
      '/commanders/ada-the-first',
    ]);
    // Dun has no decks, but is a legal commander.
    expect(await among('commanders', 'dun')).toEqual(['/commanders/dun-the-unplayed']);
    expect(await among('cards', 'ada')).toEqual(['/cards/ada-the-first']);
    expect(await among('partners', 'beacon')).toEqual([]);
    expect(await among('partners', 'far')).toEqual(['/cards/far-hometown']);
    expect(await among('sets', 'tst')).toEqual(['/sets/tst']);
    await calls.refused('/api/typeahead?q=ada&among=decks', 400);
  });

  it('answers as many as requested', async () => {
    expect((await calls.read('/api/typeahead?q=ada', Options)).length).toBeGreaterThan(2);
    expect(await calls.read('/api/typeahead?q=ada&limit=2', Options)).toHaveLength(2);
    for (const limit of ['0', '101', '-1', '1.5', ''])
      await calls.refused(`/api/typeahead?q=ada&limit=${limit}`, 400);
  });

  it('finds nothing for nothing, and refuses no input', async () => {
    expect(await calls.read('/api/typeahead?q=', Options)).toEqual([]);
    expect(await calls.read('/api/typeahead?q=!!!', Options)).toEqual([]);
    await calls.refused('/api/typeahead', 400);
  });

  it('lists all cards, the commanders with decks, partners and sets', async () => {
    expect(await calls.read('/static/typeahead', Options)).toHaveLength(18);
    const commanders = await calls.read('/static/typeahead/commanders', Options);
    expect(commanders.map(({ url }) => url)).toEqual([
      '/commanders/cyr-the-lone',
      '/commanders/ada-the-first-bo-the-second',
      '/commanders/ada-the-first',
    ]);
    const partners = await calls.read('/static/typeahead/partners', Options);
    expect(partners.map(({ label }) => label).sort()).toEqual([
      'Ada, the First',
      'Bo, the Second',
      'Eld the Chooser',
      'Far Hometown',
    ]);
    expect(await calls.read('/static/typeahead/sets', Options)).toHaveLength(1);
  });
});

import { CardPage, SearchPage } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchOptions } from '../lookup/index.ts';
import { openPages, type PageCalls } from '../testing/page-calls.ts';

let pages: PageCalls;
beforeAll(async () => {
  pages = await openPages();
}, 60_000);
afterAll(() => pages.close());

const page = (q: string, more = '') => pages.read(`/search?q=${encodeURIComponent(q)}${more}`, SearchPage);
const names = async (q: string) => (await page(q)).lists[0]?.cards.map(({ name }) => name) ?? [];

describe('the search page', () => {
  it('finds by color, type and mana value', async () => {
    expect(await names('t:instant c:u mv=1')).toEqual(['Wave']);
    expect((await names('t:sorcery or t:instant')).sort()).toEqual([
      'Dawn // Dusk',
      'Sprout',
      'Sunbeam',
      'Wave',
    ]);
    expect(await names('banned:commander')).toEqual(['Old Terror']);
  });

  it('finds by what a card does, by id or by name', async () => {
    // Beacon and Sprout are the only ramp in the catalog.
    expect((await names('function:ramp')).sort()).toEqual(['Beacon', 'Sprout']);
    expect(await names('function:Ramp t:sorcery')).toEqual(['Sprout']);
    const card = await pages.read('/cards/beacon', CardPage);
    // Beacon has two roles: each is on its page, and finds it by id and by name.
    expect(card.functions).toEqual([
      { id: 'ramp', label: 'Ramp' },
      { id: 'mana-artifact', label: 'Mana Artifacts' },
    ]);
    for (const { id, label } of card.functions) {
      expect(await names(`function:${id}`)).toContain('Beacon');
      expect(await names(`function:"${label}"`)).toContain('Beacon');
    }
  });

  it('puts the best name first for plain words', async () => {
    expect((await names('wa'))[0]).toBe('Wave');
    expect(await names('warden')).toEqual(['Gate Warden // Warden’s Path']);
  });

  it('shows names with a typo if no name contains the letters', async () => {
    const answer = await page('beacno');
    expect(answer.lists[0]?.cards.map(({ name }) => name)).toEqual(['Beacon']);
    expect(answer.warnings).toHaveLength(1);
  });

  // Words in any order, one with a typo; two typos; parts of words.
  it.each(['wave', 'far hometwn', 'hometwn far', 'gate wrdem', 'the lone', 'beam sun', 'arden ate', 'ave w'])(
    'lists “%s” in the order of the search box',
    async (q) => {
      const options = searchOptions(pages.view, q);
      const cards = options.filter(({ kind }) => kind === 'card').map(({ label }) => label);
      expect(cards).not.toEqual([]);
      expect((await names(q)).slice(0, cards.length)).toEqual(cards);
    },
  );

  // Cyr has four decks as commander, as the test of in: says; Wave cannot be one.
  it('counts decks as commander of cards that have any, except with the numbers of one commander', async () => {
    expect((await page('cyr')).leads).toEqual([{ url: '/cards/cyr-the-lone', numDecks: 4 }]);
    expect((await page('wave')).leads).toEqual([]);
    expect((await page('in:cyr cyr')).leads).toEqual([]);
  });

  it('offers a similar name once, although the search box has the commander and its card', async () => {
    const { nearest } = await page('cyr mv>50');
    expect(nearest.map(({ label, url }) => [label, url])).toEqual([
      ['Cyr the Lone', '/commanders/cyr-the-lone'],
    ]);
  });

  it('offers a pair that its words name', async () => {
    expect((await page('ada bo')).nearest[0]?.url).toBe('/commanders/ada-the-first-bo-the-second');
  });

  /*
   * Cyr has four decks: Beacon is in three of the four eligible ones, Wave in two, Harbor, Sunbeam and Grand Tide in
   * one each.
   */
  it('counts the decks of the commander that in: names', async () => {
    const answer = await page('in:cyr-the-lone inclusion>40');
    const views = answer.lists[0]?.cards ?? [];
    expect(views.map(({ name, numDecks, potentialDecks }) => [name, numDecks, potentialDecks])).toEqual([
      ['Beacon', 3, 4],
      ['Wave', 2, 4],
    ]);
    expect(answer.scope).toBe('Cyr the Lone');
    // Ada and Bo have three decks as a pair; two of them play Wave.
    const pair = await page('in:"Ada, the First // Bo, the Second" t:instant');
    expect(pair.lists[0]?.cards[0]).toMatchObject({ name: 'Wave', numDecks: 2 });
    expect((await page('in:cyr wave')).scope).toBe('Cyr the Lone');
  });

  it('points at what it cannot parse, and keeps the query', async () => {
    const answer = await page('t:elf foo:bar');
    expect(answer.fault).toMatchObject({ from: 6, to: 9 });
    expect(answer.q).toBe('t:elf foo:bar');
    expect(answer.numCards).toBe(0);
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `in:${name}`).join(' or ');
    expect((await page(many)).fault).toMatchObject({
      message: 'A query can name at most 5 commanders.',
      from: many.indexOf('in:f'),
    });
    expect((await page('in:nobody')).fault).toMatchObject({ from: 3, to: 9 });
    expect((await page('lift>2')).fault?.message).toContain('in:');
  });

  it('says which condition to drop if nothing is found', async () => {
    const answer = await page('t:instant c:g');
    expect(answer.relaxed).toEqual([
      { without: 'c:g', q: 't:instant', numCards: 1 },
      { without: 't:instant', q: 'c:g', numCards: 3 },
    ]);
  });

  it('points out a name that looks unknown', async () => {
    expect((await page('Becaonnn')).nearest[0]?.label).toBe('Beacon');
  });

  it('finds nothing by signs alone', async () => {
    for (const signs of ['🔥', '!!!', '"—"']) expect((await page(signs)).numCards, signs).toBe(0);
  });

  it('is empty and unlisted without a query', async () => {
    const answer = await pages.read('/search', SearchPage);
    expect(answer).toMatchObject({ q: '', numCards: 0, fault: null, noindex: true });
    await pages.refused('/search?q=a&page=0', 'invalid-argument');
  });
});

import { PreconPage, PreconsPage } from '@deckwright/contract/schemas';
import type { PreconDeck } from '@deckwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PageCalls } from '../testing/page-calls.ts';

const precon = (name: string, reported: Partial<PreconDeck>): PreconDeck => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  setCode: 'tst',
  released: '2020-01-01',
  type: 'Commander Deck',
  commanders: ['Cyr the Lone'],
  cards: [],
  ...reported,
});

const PRECONS = [
  precon('First Steps', {
    cards: [
      { name: 'Beacon', quantity: 1 },
      { name: 'Wave', quantity: 2 },
      { name: 'Old Terror', quantity: 1 },
      { name: 'Plains', quantity: 3 },
      { name: 'No Such Card', quantity: 1 },
    ],
  }),
  precon('Second Wind', {
    setCode: 'new',
    released: '2024-02-01',
    commanders: ['Ada, the First', 'Bo, the Second'],
    cards: [
      { name: 'Cyr the Lone', quantity: 1 },
      { name: 'Dun the Unplayed', quantity: 1 },
    ],
  }),
];

let pages: PageCalls;
beforeAll(async () => {
  pages = await openPages({ precons: PRECONS });
}, 60_000);
afterAll(() => pages.close());

const list = async (query = '') => await pages.read(`/precon${query}`, PreconsPage);
const page = async (path: string) => await pages.read(`/precon/${path}`, PreconPage);

describe('the page /precon', () => {
  it('groups by set, the newest first, under the anchor of the set’s name', async () => {
    const { groups, numPrecons } = await list();
    expect(numPrecons).toBe(2);
    expect(groups.map(({ name, tag, precons }) => [name, tag, precons.map(({ slug }) => slug)])).toEqual([
      ['NEW', 'new', ['second-wind']],
      ['Test Set', 'test-set', ['first-steps']],
    ]);
    // Cyr 5, Beacon 1, two Waves at 4; Old Terror, three Plains and the unknown card have no price.
    expect(groups[1]?.precons[0]).toMatchObject({ colors: ['W', 'U'], value: { price: 14, missing: 5 } });
  });

  it("narrows by a word of the deck's, set's or commander's name and by colors", async () => {
    const shown = async (query: string) => {
      const { groups } = await list(query);
      return groups.flatMap(({ precons }) => precons.map(({ slug }) => slug));
    };
    expect(await shown('?q=steps')).toEqual(['first-steps']);
    expect(await shown('?q=test+set')).toEqual(['first-steps']);
    expect(await shown('?q=bo%2C+the')).toEqual(['second-wind']);
    expect(await shown('?colors=azorius')).toEqual(['second-wind', 'first-steps']);
    expect(await shown('?colors=jund')).toEqual([]);
    await pages.refused('/precon?colors=pink', 'invalid-argument');
  });
});

describe('the page /precon/{slug}', () => {
  it('lists the cards by type with quantities, and what the catalog lacks', async () => {
    const { deck, precon: facts } = await page('first-steps');
    expect(deck.map(({ kind, count, lines }) => [kind, count, lines.map(({ name }) => name)])).toEqual([
      ['commanders', 1, ['Cyr the Lone']],
      ['instant', 2, ['Wave']],
      ['artifact', 2, ['Beacon', 'Old Terror']],
      ['land', 3, ['Plains']],
      ['unknown', 1, ['No Such Card']],
    ]);
    expect(facts).toMatchObject({ size: 9, unknown: 1, tag: 'test-set', setName: 'Test Set' });
  });

  it('states its value per vendor with the missing prices', async () => {
    const { values } = await page('first-steps');
    // Cyr, Beacon and two Waves of nine cards have a price.
    expect(values).toEqual([
      {
        source: 'cardkingdom',
        price: 14,
        currency: 'USD',
        priced: 4,
        missing: 5,
        foilOrEtched: 0,
        date: '2024-03-01',
        newestDate: '2024-03-01',
      },
    ]);
  });

  it('has the printed pair as commanders, or a card of the list with the same colors', async () => {
    const { faces, query } = await page('second-wind');
    // Dun is green; Cyr is white and blue as Ada and Bo are together.
    expect(faces.map(({ slug, printed, numDecks, current }) => [slug, printed, numDecks, current])).toEqual([
      ['ada-the-first-bo-the-second', true, 3, true],
      ['cyr-the-lone', false, 4, false],
    ]);
    expect(query).toBe('');
    const other = await page('second-wind?commander=cyr-the-lone');
    expect(other.faces.find(({ current }) => current)?.slug).toBe('cyr-the-lone');
    expect(other).toMatchObject({ canonical: '/precon/second-wind', query: '?commander=cyr-the-lone' });
  });

  it('says why there is no advice', async () => {
    const { noAdvice, noCuts, lists } = await page('first-steps');
    expect(noAdvice).toBe(
      'Only 4 decks have Cyr the Lone as commander; it takes 20 to say what players add and cut most often.',
    );
    expect(noCuts).toBeNull();
    expect(lists).toEqual([]);
  });

  it('refuses a commander that may not lead it, and an address that is none', async () => {
    await pages.refused('/precon/first-steps?commander=sprout', 'invalid-argument');
    await pages.refused('/precon/no-such', 'not-found');
  });

  it('offers the nearest precons for an address that is none', async () => {
    const { nearest } = await pages.refused('/precon/frist-steps', 'not-found');
    expect(nearest?.[0]?.url).toBe('/precon/first-steps');
  });
});

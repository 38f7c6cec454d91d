import { Misc, PreconPage, PreconsPage } from '@deckwright/contract/schemas';
import type { PreconDeck } from '@deckwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

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

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ precons: PRECONS });
}, 60_000);
afterAll(() => test.close());

const list = async (query = '') =>
  PreconsPage.parse(await (await test.app.request(`/api/v1/pages/precon${query}`)).json());
const page = async (path: string) =>
  PreconPage.parse(await (await test.app.request(`/api/v1/pages/precon/${path}`)).json());

describe('GET /api/v1/pages/precon', () => {
  it('groups by set, the newest first, under the anchor of the set’s name', async () => {
    const { groups, num_precons } = await list();
    expect(num_precons).toBe(2);
    expect(groups.map(({ name, tag, precons }) => [name, tag, precons.map(({ slug }) => slug)])).toEqual([
      ['NEW', 'new', ['second-wind']],
      ['Test Set', 'test-set', ['first-steps']],
    ]);
    // Cyr 5, Beacon 1, two Waves at 4; Old Terror, three Plains and the unknown card have no price.
    expect(groups[1]?.precons[0]).toMatchObject({ colors: ['W', 'U'], value: { price: 14, missing: 5 } });
  });

  it('is in the site data in the same groups', async () => {
    const misc = Misc.parse(await (await test.app.request('/data/static/misc')).json());
    expect(misc.precons).toEqual([
      {
        name: 'NEW',
        tag: 'new',
        precons: [{ name: 'Second Wind', slug: 'second-wind', colors: ['W', 'U'] }],
      },
      {
        name: 'Test Set',
        tag: 'test-set',
        precons: [{ name: 'First Steps', slug: 'first-steps', colors: ['W', 'U'] }],
      },
    ]);
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
    expect((await test.app.request('/api/v1/pages/precon?colors=pink')).status).toBe(400);
  });
});

describe('GET /api/v1/pages/precon/{slug}', () => {
  it('lists the cards by type with quantities, and what the catalog lacks', async () => {
    const { deck, precon: facts } = await page('first-steps');
    expect(deck.map(({ kind, count, lines }) => [kind, count, lines.map(({ name }) => name)])).toEqual([
      ['commanders', 1, ['Cyr the Lone']],
      ['instant', 2, ['Wave']],
      ['artifact', 2, ['Beacon', 'Old Terror']],
      ['land', 3, ['Plains']],
      ['unknown', 1, ['No Such Card']],
    ]);
    expect(facts).toMatchObject({ size: 9, unknown: 1, tag: 'test-set', set_name: 'Test Set' });
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
        foil_or_etched: 0,
        date: '2024-03-01',
      },
    ]);
  });

  it('has the printed pair as commanders, or a card of the list with the same colors', async () => {
    const { faces, query } = await page('second-wind');
    // Dun is green; Cyr is white and blue as Ada and Bo are together.
    expect(faces.map(({ slug, printed, num_decks, current }) => [slug, printed, num_decks, current])).toEqual(
      [
        ['ada-the-first-bo-the-second', true, 3, true],
        ['cyr-the-lone', false, 4, false],
      ],
    );
    expect(query).toBe('');
    const other = await page('second-wind?commander=cyr-the-lone');
    expect(other.faces.find(({ current }) => current)?.slug).toBe('cyr-the-lone');
    expect(other).toMatchObject({ canonical: '/precon/second-wind', query: '?commander=cyr-the-lone' });
  });

  it('says why there is no advice', async () => {
    const { no_advice, upgrade, lists } = await page('first-steps');
    expect(no_advice).toBe(
      'Only 4 decks have Cyr the Lone as commander; it takes 20 to say what to add and cut.',
    );
    expect(upgrade).toBeNull();
    expect(lists).toEqual([]);
  });

  it('refuses a commander that may not lead it, and an address that is none', async () => {
    expect((await test.app.request('/api/v1/pages/precon/first-steps?commander=sprout')).status).toBe(400);
    expect((await test.app.request('/api/v1/pages/precon/no-such')).status).toBe(404);
  });

  it('offers the nearest precons for an address that is none', async () => {
    const answer = await test.app.request('/api/v1/pages/precon/frist-steps');
    expect(answer.status).toBe(404);
    const { nearest } = (await answer.json()) as { nearest: { url: string }[] };
    expect(nearest[0]?.url).toBe('/precon/first-steps');
  });
});

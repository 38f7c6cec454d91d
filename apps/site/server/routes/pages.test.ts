import { tinyContent } from '@deckwright/answers/testing';
import { CardPage, CommandersPage, HomePage } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCalls, openApiCalls } from '../testing/api-calls.ts';
import { openTestApp } from '../testing/test-app.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

describe('GET /api/v1/pages/commanders', () => {
  it('ranks commanders by number of decks', async () => {
    const page = await calls.read('/api/v1/pages/commanders', CommandersPage);
    const [list] = page.lists;
    expect(list?.cards.map(({ slug, num_decks, rank }) => [slug, num_decks, rank])).toEqual([
      ['cyr-the-lone', 4, 1],
      ['ada-the-first-bo-the-second', 3, 2],
      ['ada-the-first', 1, 3],
    ]);
    expect(page).toMatchObject({ num_decks: 8, num_commanders: 3, more: null });
  });

  it('counts a range with shared ranks, and states no ranks before of so few decks', async () => {
    const page = await calls.read('/api/v1/pages/commanders?range=month', CommandersPage);
    const [list] = page.lists;
    // From 1 to 30 March: the pair twice, Ada and Cyr once each. The thirty days before contain Cyr's deck of 1
    // February: rank 1, but of one deck.
    expect(
      list?.cards.map(({ slug, num_decks, rank, previous_rank }) => [slug, num_decks, rank, previous_rank]),
    ).toEqual([
      ['ada-the-first-bo-the-second', 2, 1, null],
      ['ada-the-first', 1, 2, null],
      ['cyr-the-lone', 1, 2, null],
    ]);
  });

  it('sends a color identity in capitals to its address; nobody keeps the answer', async () => {
    const answer = await calls.request('/api/v1/pages/commanders/Mono-White?range=week');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/api/v1/pages/commanders/mono-white?range=week');
    expect(answer.headers.get('cache-control')).toBe('public, no-cache');
  });

  it.each([
    ['/api/v1/pages/commanders/wu', '/api/v1/pages/commanders/azorius'],
    ['/api/v1/pages/commanders/five-colour?range=week', '/api/v1/pages/commanders/five-color?range=week'],
    ['/api/v1/pages/commanders/blue-white', '/api/v1/pages/commanders/azorius'],
    ['/api/v1/pages/tags/tokens/mono-w', '/api/v1/pages/tags/tokens/mono-white'],
    ['/api/v1/pages/top/multicolour', '/api/v1/pages/top/multicolor'],
    [
      '/api/v1/pages/partners/bo-the-second-ada-the-first',
      '/api/v1/pages/commanders/ada-the-first-bo-the-second',
    ],
  ])('sends %s to the address it means', async (requested, target) => {
    const answer = await calls.request(requested);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
  });

  it.each(['5', 'CEDH', 'Cedh'])('reads the bracket %s', async (bracket) => {
    const page = await calls.read(`/api/v1/pages/commanders?bracket=${bracket}`, CommandersPage);
    expect(page.query).toBe('?bracket=cedh');
  });

  it('narrows to exactly one color identity by its name', async () => {
    const page = await calls.read('/api/v1/pages/commanders/mono-white', CommandersPage);
    expect(page.identity).toBe('mono-white');
    expect(page.lists[0]?.cards.map(({ slug }) => slug)).toEqual(['ada-the-first']);
    const none = await calls.read('/api/v1/pages/commanders/jund', CommandersPage);
    expect(none).toMatchObject({ num_commanders: 0, identity_decks: 0, num_decks: 8 });
    expect(none.lists).toHaveLength(1);
  });

  it('adds the cards that the decks of exactly these colors play most', async () => {
    const page = await calls.read('/api/v1/pages/commanders/azorius', CommandersPage);
    // Cyr's four decks and the pair's three: Beacon in five, Wave in four, Harbor and Sunbeam in three each.
    expect(page).toMatchObject({ num_commanders: 2, identity_decks: 7, num_decks: 8 });
    const [, top, creatures] = page.lists;
    expect(
      top?.cards
        .slice(0, 4)
        .map(({ name, rank, num_decks, potential_decks }) => [name, rank, num_decks, potential_decks]),
    ).toEqual([
      ['Beacon', 1, 5, 7],
      ['Wave', 2, 4, 7],
      ['Harbor', 3, 3, 7],
      ['Sunbeam', 3, 3, 7],
    ]);
    expect(top?.cards.some(({ banned, name }) => banned || name === 'Plains')).toBe(false);
    expect(creatures?.kind).toBe('creatures');
  });

  it('counts only one bracket', async () => {
    // Bracket 3: a deck of the pair and one of Cyr.
    const page = await calls.read('/api/v1/pages/commanders?bracket=upgraded', CommandersPage);
    expect(page).toMatchObject({ num_decks: 2, num_commanders: 2 });
  });

  it('is empty past its end and refuses pages that are none', async () => {
    const page = await calls.read('/api/v1/pages/commanders?page=2', CommandersPage);
    expect(page.lists[0]?.cards).toEqual([]);
    await calls.refused('/api/v1/pages/commanders?page=0', 400);
    await calls.refused('/api/v1/pages/commanders?page=x', 400);
  });
});

describe('GET /api/v1/pages/home', () => {
  it('has the most played commanders and the newest sets, and no trend of a few decks', async () => {
    const page = await calls.read('/api/v1/pages/home', HomePage);
    const lists = page.lists;
    expect(lists.map(({ kind }) => kind)).toEqual(['topcommanders', 'topcards']);
    expect(lists[1]?.cards[0]).toMatchObject({ name: 'Beacon', num_decks: 6 });
    expect(lists[1]?.cards.some(({ banned }) => banned)).toBe(false);
    // No card of this catalog has a printing, so none of its sets has a card to show.
    expect(page.newSets).toEqual([]);
    expect(page.pieces.map(({ kind }) => kind)).toEqual([
      ...Array(3).fill('articles'),
      ...Array(3).fill('guides'),
    ]);
  });
});

describe('GET /api/v1/pages/cards/{slug}', () => {
  it('says in how many decks of those that could a card is', async () => {
    const page = await calls.read('/api/v1/pages/cards/sunbeam', CardPage);
    expect(page).toMatchObject({
      num_decks: 4,
      potential_decks: 8,
      inclusion_rate: 0.5,
      canonical: '/cards/sunbeam',
    });
    expect(page.description).toBe('Sunbeam is in 4 of 8 decks that could run it (50%).');
    expect(page.card).toMatchObject({ name: 'Sunbeam', is_commander: false, rank: null });
  });

  it('takes only decks whose colors allow it as ones that could hold it', async () => {
    // All but Ada's own deck hold blue.
    expect((await calls.read('/api/v1/pages/cards/wave', CardPage)).potential_decks).toBe(7);
  });

  it('lists the sets it is in, newest first, each printing with its price', async () => {
    const cards = tinyContent().cards.map((card) =>
      card.name === 'Sunbeam'
        ? {
            ...card,
            printings: [
              {
                id: 'a',
                set: 'tst',
                number: '7',
                rarity: 'common',
                released: '2020-01-01',
                prices: { tcgplayer: 1.25 },
              },
              { id: 'b', set: 'off', number: '', rarity: 'rare', released: '2023-01-01' },
            ],
          }
        : card,
    );
    const test = await openTestApp({ cards });
    const page = CardPage.parse(await (await test.app.request('/api/v1/pages/cards/sunbeam')).json());
    expect(page.printings).toMatchObject([
      { set: 'off', set_name: null, price: null },
      {
        set: 'tst',
        set_name: 'Test Set',
        number: '7',
        price: { price: 1.25, currency: 'USD' },
        prices: { tcgplayer: 1.25 },
      },
    ]);
    const home = HomePage.parse(await (await test.app.request('/api/v1/pages/home')).json());
    expect(home.newSets).toMatchObject([
      { code: 'tst', name: 'Test Set', released: '2020-01-01', card: { name: 'Sunbeam' } },
    ]);
    await test.close();
  });

  it('counts a range anew', async () => {
    const page = await calls.read('/api/v1/pages/cards/sunbeam?range=week', CardPage);
    expect(page).toMatchObject({ num_decks: 3, potential_decks: 3 });
  });

  it('answers 404 with the nearest names, 301 for an alias', async () => {
    expect((await calls.refused('/api/v1/pages/cards/sunbeem', 404)).nearest?.[0]?.label).toBe('Sunbeam');
    expect((await calls.request('/api/v1/pages/cards/dusk')).headers.get('location')).toBe(
      '/api/v1/pages/cards/dawn-dusk',
    );
  });
});

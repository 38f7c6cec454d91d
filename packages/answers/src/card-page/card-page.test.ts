import { CardPage, HomePage } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PageCalls } from '../testing/page-calls.ts';
import { tinyContent } from '../testing/tiny-snapshot.ts';

let pages: PageCalls;
beforeAll(async () => {
  pages = await openPages();
}, 60_000);
afterAll(() => pages.close());

describe('the page /cards/{slug}', () => {
  it('says in how many decks of those that could a card is', async () => {
    const page = await pages.read('/cards/sunbeam', CardPage);
    expect(page).toMatchObject({
      numDecks: 4,
      potentialDecks: 8,
      inclusionRate: 0.5,
      canonical: '/cards/sunbeam',
    });
    expect(page.description).toBe('Sunbeam is in 4 of 8 decks that could run it (50%).');
    expect(page.card).toMatchObject({ name: 'Sunbeam', isCommander: false, rank: null });
  });

  // Sunbeam's 8 eligible decks are of the one source and in no group of near-identical ones.
  it('says what its numbers rest on: the eligible decks', async () => {
    const { deckSample } = await pages.read('/cards/sunbeam', CardPage);
    expect(deckSample).toMatchObject({
      numDecks: 8,
      effectiveDecks: 8,
      sources: [{ name: 'club', numDecks: 8 }],
      asOf: '2024-03-30',
      range: 'none',
    });
    expect(deckSample.datedDecks + deckSample.undatedDecks).toBe(8);
    const narrowed = await pages.read('/cards/sunbeam?range=year', CardPage);
    expect(narrowed.deckSample).toMatchObject({
      numDecks: narrowed.potentialDecks,
      undatedDecks: 0,
      range: 'year',
    });
  });

  it('takes only decks whose colors allow it as ones that could hold it', async () => {
    // All but Ada's own deck hold blue.
    expect((await pages.read('/cards/wave', CardPage)).potentialDecks).toBe(7);
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
    const changed = await openPages({ cards });
    const page = await changed.read('/cards/sunbeam', CardPage);
    expect(page.printings).toMatchObject([
      { set: 'off', setName: null, price: null },
      {
        set: 'tst',
        setName: 'Test Set',
        number: '7',
        price: { price: 1.25, currency: 'USD' },
        prices: { tcgplayer: 1.25 },
      },
    ]);
    const home = await changed.read('/home', HomePage);
    expect(home.newSets).toMatchObject([
      { code: 'tst', name: 'Test Set', released: '2020-01-01', card: { name: 'Sunbeam' } },
    ]);
    await changed.close();
  });

  it('counts a range anew', async () => {
    const page = await pages.read('/cards/sunbeam?range=week', CardPage);
    expect(page).toMatchObject({ numDecks: 3, potentialDecks: 3 });
  });

  it('answers the nearest names, 301 for an alias', async () => {
    expect((await pages.refused('/cards/sunbeem', 'not-found')).nearest?.[0]?.label).toBe('Sunbeam');
    expect(await pages.movedTo('/cards/dusk')).toBe('/cards/dawn-dusk');
  });
});

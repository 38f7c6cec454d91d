import { CommandersPage, HomePage } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PageCalls } from '../testing/page-calls.ts';

let pages: PageCalls;
beforeAll(async () => {
  pages = await openPages();
}, 60_000);
afterAll(() => pages.close());

describe('the page /commanders', () => {
  it('ranks commanders by number of decks', async () => {
    const page = await pages.read('/commanders', CommandersPage);
    const [list] = page.lists;
    expect(list?.cards.map(({ slug, numDecks, rank }) => [slug, numDecks, rank])).toEqual([
      ['cyr-the-lone', 4, 1],
      ['ada-the-first-bo-the-second', 3, 2],
      ['ada-the-first', 1, 3],
    ]);
    expect(page).toMatchObject({ numDecks: 8, numCommanders: 3, more: null });
  });

  it('counts a range with shared ranks, and states no ranks before of so few decks', async () => {
    const page = await pages.read('/commanders?range=month', CommandersPage);
    const [list] = page.lists;
    // From 1 to 30 March: the pair twice, Ada and Cyr once each. The thirty days before contain Cyr's deck of 1
    // February: rank 1, but of one deck.
    expect(
      list?.cards.map(({ slug, numDecks, rank, previousRank }) => [slug, numDecks, rank, previousRank]),
    ).toEqual([
      ['ada-the-first-bo-the-second', 2, 1, null],
      ['ada-the-first', 1, 2, null],
      ['cyr-the-lone', 1, 2, null],
    ]);
  });

  it('sends a color identity in capitals to its address', async () => {
    expect(await pages.movedTo('/commanders/Mono-White?range=week')).toBe(
      '/commanders/mono-white?range=week',
    );
  });

  it.each([
    ['/commanders/wu', '/commanders/azorius'],
    ['/commanders/five-colour?range=week', '/commanders/five-color?range=week'],
    ['/commanders/blue-white', '/commanders/azorius'],
    ['/tags/tokens/mono-w', '/tags/tokens/mono-white'],
    ['/top/multicolour', '/top/multicolor'],
    ['/partners/bo-the-second-ada-the-first', '/commanders/ada-the-first-bo-the-second'],
  ])('sends %s to the address it means', async (requested, target) => {
    expect(await pages.movedTo(requested)).toBe(target);
  });

  it.each(['5', 'CEDH', 'Cedh'])('reads the bracket %s', async (bracket) => {
    const page = await pages.read(`/commanders?bracket=${bracket}`, CommandersPage);
    expect(page.query).toBe('?bracket=cedh');
  });

  it('narrows to exactly one color identity by its name', async () => {
    const page = await pages.read('/commanders/mono-white', CommandersPage);
    expect(page.identity).toBe('mono-white');
    expect(page.lists[0]?.cards.map(({ slug }) => slug)).toEqual(['ada-the-first']);
    const none = await pages.read('/commanders/jund', CommandersPage);
    expect(none).toMatchObject({ numCommanders: 0, identityDecks: 0, numDecks: 8 });
    expect(none.lists).toHaveLength(1);
  });

  it('adds the cards that the decks of exactly these colors play most', async () => {
    const page = await pages.read('/commanders/azorius', CommandersPage);
    // Cyr's four decks and the pair's three: Beacon in five, Wave in four, Harbor and Sunbeam in three each.
    expect(page).toMatchObject({ numCommanders: 2, identityDecks: 7, numDecks: 8 });
    const [, top, creatures] = page.lists;
    expect(
      top?.cards
        .slice(0, 4)
        .map(({ name, rank, numDecks, potentialDecks }) => [name, rank, numDecks, potentialDecks]),
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
    const page = await pages.read('/commanders?bracket=upgraded', CommandersPage);
    expect(page).toMatchObject({ numDecks: 2, numCommanders: 2 });
  });

  it('is empty past its end and refuses pages that are none', async () => {
    const page = await pages.read('/commanders?page=2', CommandersPage);
    expect(page.lists[0]?.cards).toEqual([]);
    await pages.refused('/commanders?page=0', 'invalid-argument');
    await pages.refused('/commanders?page=x', 'invalid-argument');
  });
});

describe('the page /home', () => {
  it('has the most played commanders and the newest sets, and no trend of a few decks', async () => {
    const page = await pages.read('/home', HomePage);
    const lists = page.lists;
    expect(lists.map(({ kind }) => kind)).toEqual(['topcommanders', 'topcards']);
    expect(lists[1]?.cards[0]).toMatchObject({ name: 'Beacon', numDecks: 6 });
    expect(lists[1]?.cards.some(({ banned }) => banned)).toBe(false);
    // No card of this catalog has a printing, so none of its sets has a card to show.
    expect(page.newSets).toEqual([]);
    expect(page.pieces.map(({ kind }) => kind)).toEqual([
      ...Array(3).fill('articles'),
      ...Array(3).fill('guides'),
    ]);
  });
});

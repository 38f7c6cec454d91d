import { CommanderPage } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findListedCard, getListedCards, openPages, type PageCalls } from '../testing/page-calls.ts';

let pages: PageCalls;
beforeAll(async () => {
  pages = await openPages();
}, 60_000);
afterAll(() => pages.close());

/*
 * Computed by hand from TINY_DECKS. Cyr has four decks: Beacon is in three of them, Sunbeam in one (the one of
 * 2024-03-29, bracket 3), Wave in two. Of the four other decks three run Sunbeam, and all of them could.
 */
describe('the page /commanders/{slug}', () => {
  it('has the curve of all decks, whatever the filters', async () => {
    const { overallManaCurve } = await pages.read('/commanders/cyr-the-lone', CommanderPage);
    // Of eight decks: at 1 Beacon in six and Wave in four; at 2 Dawn // Dusk and Gate Warden in one each; at 3 Sunbeam in four
    // and the Lamp in one; at 4 Grand Tide in two and Old Terror in one. Rounded to hundredths.
    const { '1': one, '2': two, '3': three, '4': four, ...others } = overallManaCurve;
    expect([one, two, three, four]).toEqual([1.25, 0.25, 0.63, 0.38]);
    expect(new Set(Object.values(others))).toEqual(new Set([0]));
    expect(await pages.read('/commanders/cyr-the-lone?range=month', CommanderPage)).toMatchObject({
      overallManaCurve,
    });
  });

  it('has counts, shares and averages over the decks it leads', async () => {
    const page = await pages.read('/commanders/cyr-the-lone', CommanderPage);
    expect(page).toMatchObject({
      canonical: '/commanders/cyr-the-lone',
      asOf: '2024-03-30',
      corpus: '8 decks from club; 13% have no usable date and count in no time range',
      sample: false,
      noindex: false,
      numDecks: 4,
      totalDecks: 4,
      datedDecks: 4,
      baselineDecks: 4,
      rank: 1,
      rankedCommanders: 3,
      averages: { artifact: 1.25, creature: 0.25, basic: 30, nonbasic: 0.25, land: 30.25 },
      bracketCounts: { '1': 0, '2': 0, '3': 1, '4': 0, '5': 1 },
      bracketCountsEstimated: { '1': 0, '2': 2, '3': 0, '4': 0, '5': 0 },
      decksWithoutBracket: 2,
      budgetCounts: null,
      // Beacon three times at 0.5, Grand Tide once at 2.5; the others have no score.
      avgSalt: 1,
      deckSize: 100,
    });
    expect(page.card).toMatchObject({
      name: 'Cyr the Lone',
      numDecks: 4,
      isCommander: true,
      rank: 1,
      combos: false,
      precon: 'first-steps',
    });
    expect(findListedCard(page, 'Beacon')).toMatchObject({
      numDecks: 3,
      potentialDecks: 4,
      inclusionRate: 0.75,
      inclusionLow: 0.3006,
      inclusionHigh: 0.9544,
      synergyRaw: 0,
      label: '75% of 4 decks',
      url: '/cards/beacon',
      salt: 0.5,
    });
    expect(findListedCard(page, 'Sunbeam')).toMatchObject({ numDecks: 1, synergyRaw: -0.5 });
  });

  it('proposes a deck from the cards next to the numbers of fewer than ten decks, with and without filters', async () => {
    const page = await pages.read('/commanders/cyr-the-lone', CommanderPage);
    expect(page.totalDecks).toBe(4);
    expect(page.proposal?.words).toMatch(/^A deck proposed for Cyr the Lone .*not a statistic\.$/);
    expect(page.proposal?.lists.flatMap(({ cards }) => cards).length).toBeGreaterThan(0);
    const filtered = await pages.read('/commanders/cyr-the-lone?f=in=sunbeam', CommanderPage);
    expect(filtered.numDecks).toBe(1);
    expect(filtered.proposal).toEqual(page.proposal);
  });

  // Cyr's four decks are dated, all of the one source, and no two of them are near-identical.
  it('says what its numbers rest on, also narrowed', async () => {
    const { deckSample } = await pages.read('/commanders/cyr-the-lone', CommanderPage);
    expect(deckSample).toMatchObject({
      numDecks: 4,
      datedDecks: 4,
      undatedDecks: 0,
      decksWithEstimatedBracket: 0,
      effectiveDecks: 4,
      sources: [{ name: 'club', numDecks: 4 }],
      asOf: '2024-03-30',
      range: 'none',
    });
    const narrowed = await pages.read('/commanders/cyr-the-lone?range=year', CommanderPage);
    expect(narrowed.deckSample).toMatchObject({
      numDecks: narrowed.numDecks,
      sources: [{ name: 'club', numDecks: narrowed.numDecks }],
      range: 'year',
      rangeText: narrowed.window.label,
    });
  });

  it('shows each card once, in sections with their names', async () => {
    const page = await pages.read('/commanders/cyr-the-lone', CommanderPage);
    const slugs = getListedCards(page).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const { kind, title, cards } of page.lists) {
      expect(title.toLowerCase().replaceAll(' ', '')).toBe(kind);
      expect(cards.length).toBeGreaterThan(0);
    }
  });

  it('never has banned cards among the average deck', async () => {
    const page = await pages.read('/commanders/cyr-the-lone', CommanderPage);
    expect(page.deck).not.toContain('1 Old Terror');
    expect(page.deck[0]).toBe('1 Cyr the Lone');
  });

  it.each([
    ['range=week', 1],
    ['range=month', 1],
    ['range=year', 3],
    ['bracket=upgraded', 1],
    ['bracket=core', 0],
    ['bracket=core&estimated=1', 2],
    ['f=in=wave', 2],
    ['f=in=wave;out=grand-tide', 1],
    ['f=a:gt=1', 2],
    ['f=l:gt=30', 1],
  ])('counts %s anew', async (query, decks) => {
    const page = await pages.read(`/commanders/cyr-the-lone?${query}`, CommanderPage);
    expect(page.numDecks).toBe(decks);
    expect(page.query).not.toBe('');
  });

  it('counts the combos of its decks', async () => {
    const page = await pages.read('/commanders/cyr-the-lone', CommanderPage);
    expect(page.combos).toEqual([
      {
        value: 'Beacon + Wave',
        alt: 'Infinite light',
        href: '/combos/1-2',
        count: 1,
        results: ['Infinite light'],
      },
    ]);
  });

  it('shows a pair with its two full cards and its own decks', async () => {
    const page = await pages.read('/commanders/ada-the-first-bo-the-second', CommanderPage);
    expect(page.numDecks).toBe(3);
    expect(page.datedDecks).toBe(2);
    expect(page.card).toMatchObject({
      isPartner: true,
      colorIdentity: ['W', 'U'],
      cards: [{ name: 'Ada, the First' }, { name: 'Bo, the Second' }],
    });
    expect(page.pairings).toEqual([]);
  });

  it('sends the wrong order of a pair to the right one, the query kept', async () => {
    expect(await pages.movedTo('/commanders/bo-the-second-ada-the-first?range=week&x=1')).toBe(
      '/commanders/ada-the-first-bo-the-second?range=week',
    );
  });

  it('has a page for a partner that leads no deck alone, with its pairings, not for search engines', async () => {
    const page = await pages.read('/commanders/bo-the-second', CommanderPage);
    expect(page).toMatchObject({ numDecks: 0, rank: null, noindex: true, deck: [] });
    expect(page.description).toBe('No decks with Bo, the Second as sole commander yet (3 with partners).');
    expect(page.pairings.map(({ url, numDecks }) => [url, numDecks])).toEqual([
      ['/commanders/ada-the-first-bo-the-second', 3],
    ]);
  });

  it.each(['dun-the-unplayed', 'eld-the-chooser-far-hometown'])(
    'has a page for %s without a deck',
    async (slug) => {
      const page = await pages.read(`/commanders/${slug}`, CommanderPage);
      expect(page).toMatchObject({ totalDecks: 0, noindex: true });
      expect(page.description).toMatch(/^No decks with [\w ,&]+ as commander yet\.$/);
    },
  );

  it.each(['beacon', 'far-hometown', 'ada-the-first-cyr-the-lone', 'nobody', '__proto__'])(
    'refuses %s, with the nearest names',
    async (slug) => {
      expect((await pages.refused(`/commanders/${slug}`, 'not-found')).nearest).toBeDefined();
    },
  );

  it('ignores unknown filter types with a warning and unknown keys without', async () => {
    const page = await pages.read('/commanders/cyr-the-lone?f=x:gt=1&utm=1', CommanderPage);
    expect(page.warnings).toEqual(['The filter "x:gt=1" is of an unknown type and was ignored.']);
    expect(page.query).toBe('');
  });

  it.each(['range=decade', 'bracket=9', 'f=c:gt=x', 'f=in=', 'estimated=yes'])(
    'refuses %s',
    async (query) => {
      await pages.refused(`/commanders/cyr-the-lone?${query}`, 'invalid-argument');
    },
  );

  it('names the nearest cards where a filter names an unknown one', async () => {
    const { message, nearest } = await pages.refused(
      '/commanders/cyr-the-lone?f=in=becon',
      'invalid-argument',
    );
    expect(message).toContain('"becon"');
    expect(nearest?.[0]?.label).toBe('Beacon');
  });
});

import { AverageDeckPage, DeckPage, DecksPage } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PageCalls } from '../testing/page-calls.ts';
import { tinyContent } from '../testing/tiny-snapshot.ts';

let pages: PageCalls;
beforeAll(async () => {
  pages = await openPages();
}, 60_000);
afterAll(() => pages.close());

const CYR = '/decks/cyr-the-lone';
const readDecks = (query: string) => pages.read(`${CYR}${query}`, DecksPage);
const ids = (page: DecksPage) => page.decks.map(({ id }) => id);

/* Cyr's decks are numbers 3 (2024-03-29, owner's bracket 3), 4 (2024-02-01, 5), 5 (2023-06-01) and 6 (2022-06-01). */
describe('the page /decks/{slug}', () => {
  it('lists the decks behind the page, newest first, with where they come from', async () => {
    const page = await readDecks('');
    expect(page).toMatchObject({
      title: 'Decks of Cyr the Lone',
      canonical: '/decks/cyr-the-lone',
      numDecks: 4,
      totalDecks: 4,
      by: 'date',
      dir: 'desc',
      pages: 1,
      commander: { name: 'Cyr the Lone', url: '/commanders/cyr-the-lone' },
    });
    expect(page.decks.map(({ date }) => date)).toEqual([
      '2024-03-29',
      '2024-02-01',
      '2023-06-01',
      '2022-06-01',
    ]);
    expect(page.decks[0]).toMatchObject({
      id: 'deck3',
      url: '/decks/cyr-the-lone/deck3',
      source: { name: 'club', url: 'https://decks.example/3' },
      bracket: 3,
      bracketEstimated: false,
      // Only Beacon has a score.
      salt: 0.5,
      // Sunbeam; Harbor and 30 basics.
      counts: { sorcery: 1, artifact: 1, land: 31, creature: 0 },
      basicsEstimated: true,
    });
    expect(page.decks[1]?.source).toEqual({ name: 'club', url: null });
    expect(page.decks[2]).toMatchObject({ bracket: 2, bracketEstimated: true });
    // The banned Old Terror is in no average deck; only the second deck runs it.
    expect(page.decks.map(({ ownCards }) => ownCards)).toEqual([
      [],
      [{ slug: 'old-terror', name: 'Old Terror', decks: 1 }],
      [],
      [],
    ]);
  });

  it('sorts by any column in either direction', async () => {
    expect(ids(await readDecks('?dir=asc'))).toEqual(['deck6', 'deck5', 'deck4', 'deck3']);
    expect(ids(await readDecks('?by=bracket'))).toEqual(['deck4', 'deck3', 'deck5', 'deck6']);
    // Mean salt: Grand Tide 2.5 alone, then Beacon 0.5 in the other three, newest first.
    expect(ids(await readDecks('?by=salt'))).toEqual(['deck6', 'deck3', 'deck4', 'deck5']);
  });

  it('accepts the filters of the commander page', async () => {
    const page = await readDecks('?f=in=wave&by=date');
    expect(ids(page)).toEqual(['deck4', 'deck6']);
    expect(page.query).toBe('?f=in=wave');
    expect(ids(await readDecks('?range=year&f=out=wave'))).toEqual(['deck3', 'deck5']);
    expect((await readDecks('?bracket=core')).numDecks).toBe(0);
  });

  it('is empty past its end and for a commander without a deck', async () => {
    expect((await readDecks('?page=2')).decks).toEqual([]);
    const none = await pages.read('/decks/dun-the-unplayed', DecksPage);
    expect(none).toMatchObject({ numDecks: 0, totalDecks: 0, noindex: true });
    expect(none.description).toBe('No decks with Dun the Unplayed as commander yet.');
    const paired = await pages.read('/decks/bo-the-second', DecksPage);
    expect(paired.description).toBe('No decks with Bo, the Second as sole commander yet (3 with partners).');
  });

  it.each(['?by=colour', '?dir=up', '?page=0', '?range=decade'])('refuses %s', async (query) => {
    await pages.refused(`${CYR}${query}`, 'invalid-argument');
  });

  it('sends the wrong order of a pair to the right one and knows no other names', async () => {
    expect(await pages.movedTo('/decks/bo-the-second-ada-the-first?by=price')).toBe(
      '/decks/ada-the-first-bo-the-second?by=price',
    );
    expect((await pages.refused('/decks/beacon', 'not-found')).nearest).toBeDefined();
  });
});

describe('the page /decks/{slug}/{id}', () => {
  it('shows the list by type with its prices and as text', async () => {
    const page = await pages.read(`${CYR}/deck4`, DeckPage);
    // Cyr, Beacon, Wave, Old Terror, and Island: the 29 that fill up the list are counted as lands, but not listed.
    expect(page.size).toBe(5);
    expect(page.deck.counts.land).toBe(30);
    expect(page.groups.map(({ title, count }) => [title, count])).toEqual([
      ['Commander', 1],
      ['Instants', 1],
      ['Artifacts', 2],
      ['Lands', 1],
    ]);
    expect(page.text).toEqual(['1 Cyr the Lone', '1 Wave', '1 Beacon', '1 Old Terror', '1 Island']);
    // Wave and Beacon with mana value 1, Old Terror with 4.
    expect(page.curve).toEqual({ '1': 2, '4': 1 });
    // Cyr 5, Beacon 1, Wave 4; Old Terror and Island have no price.
    expect(page.value).toMatchObject({ price: 10, missing: 2, basics: 0, basicsPrice: 0, foilOrEtched: 0 });
    // Only 3 of 5 cards have a price, fewer than nine in ten.
    expect(page.deck.price).toBeNull();
    expect(page.lists.map(({ kind }) => kind)).toEqual(['commanders', 'instants', 'artifacts', 'lands']);
    expect(page).toMatchObject({ noindex: true, basicsUnknown: true });
  });

  it('shows what sets the deck apart from the average', async () => {
    const page = await pages.read(`${CYR}/deck4`, DeckPage);
    expect(page.title).toBe('Tokens Cyr');
    // Old Terror is banned, so no average deck has it; of Cyr's four decks this one alone runs it.
    expect(page.ownCards.map(({ name, label }) => [name, label])).toEqual([['Old Terror', '25% of 4 decks']]);
    // Each is in one of the other three decks, in the order of the catalog.
    expect(page.missingCards.map(({ name, numDecks }) => [name, numDecks])).toEqual([
      ['Sunbeam', 1],
      ['Harbor', 1],
      ['Grand Tide', 1],
      ['Dawn // Dusk', 1],
      ['Gate Warden // Warden’s Path', 1],
      ['Lim-Dûl’s Lamp', 1],
    ]);
    // Beacon in all four and Old Terror in one: 1.25 artifacts a deck; basics 30, 30, 30 and 30, and Harbor in one.
    expect(page.average).toMatchObject({ numDecks: 4, counts: { artifact: 1.25, land: 30.25 }, price: null });
    const plain = await pages.read('/decks/ada-the-first-bo-the-second/deck0', DeckPage);
    // Decks with even numbers have the theme.
    expect(plain.title).toBe('Tokens Ada & Bo');
    expect((await pages.read(`${CYR}/deck3`, DeckPage)).title).toBe('A deck of Cyr the Lone');
  });

  it("has the bracket the list suggests, next to the owner's bracket or instead of it", async () => {
    // Owner's 5. Only Beacon and Wave form a combo that upstream marks with S: bracket 3.
    const owned = await pages.read(`${CYR}/deck4`, DeckPage);
    expect(owned.deck).toMatchObject({ bracket: 5, bracketEstimated: false });
    expect(owned.bracketEstimate).toEqual({
      bracket: 3,
      name: 'Upgraded',
      reasons: ['1 two-card combo: Beacon + Wave'],
    });
    // None by the owner; Beacon alone is half of the combo.
    const unset = await pages.read('/decks/cyr-the-lone/deck5', DeckPage);
    expect(unset.deck).toMatchObject({ bracket: 2, bracketEstimated: true });
    expect(unset.bracketEstimate).toEqual({
      bracket: 2,
      name: 'Core',
      reasons: ['no sign of more than bracket 2 in the list'],
    });
  });

  it('keeps the copies of basics that the source recorded', async () => {
    const page = await pages.read('/decks/ada-the-first-bo-the-second/deck0', DeckPage);
    expect(page.text).toContain('30 Plains');
    expect(page.text.slice(0, 2)).toEqual(['1 Ada, the First', '1 Bo, the Second']);
  });

  it('is where the id leads that the deck has by its source', async () => {
    expect(await pages.movedTo(`${CYR}/source-deck4`)).toBe(`${CYR}/deck4`);
    expect(await pages.movedTo('/decks/bo-the-second-ada-the-first/source-deck0')).toBe(
      '/decks/ada-the-first-bo-the-second/deck0',
    );
    await pages.refused(`${CYR}/source-deck0`, 'not-found');
    const page = await pages.read(`${CYR}/deck4`, DeckPage);
    expect(page).toMatchObject({ deck: { id: 'deck4' }, statedDate: null, playerDeck: null });
  });

  it('shows a date that the deck does not count under, and says why', async () => {
    const content = tinyContent();
    const open = (statedDate: string) =>
      openPages({
        deckLinks: [...content.deckLinks].map((link) =>
          link.id === 'deck4' ? { ...link, statedDate } : link,
        ),
      });
    // As of 2024-03-30.
    for (const [date, because] of [
      ['2024-03-30', 'newer-card'],
      ['2024-03-31', 'after-as-of'],
    ] as const) {
      const other = await open(date);
      expect((await other.read(`${CYR}/deck4`, DeckPage)).statedDate).toEqual({ date, because });
      await other.close();
    }
  });

  it("has the player's id of a deck that a player shared", async () => {
    const shared = await openPages({ provenance: [{ source: 'players', rights: 'own', decks: 8 }] });
    expect(await shared.read(`${CYR}/deck4`, DeckPage)).toMatchObject({
      playerDeck: 'source-deck4',
      deck: { id: 'deck4' },
    });
    await shared.close();
  });

  it('says what counts otherwise than the source has it', async () => {
    // 30 basics of which the list has one Island, and 4 copies of Wave, which has no text that allows them.
    const odd = await pages.read(`${CYR}/deck4`, DeckPage);
    expect(odd).toMatchObject({
      basicsAdded: 29,
      extraCopies: [{ name: 'Wave', copies: 4, allowed: 1 }],
    });
    expect(odd.text).toContain('1 Wave');
    // All 30 Plains are recorded.
    const plain = await pages.read('/decks/ada-the-first-bo-the-second/deck0', DeckPage);
    expect(plain).toMatchObject({ basicsAdded: 0, extraCopies: [] });
  });

  it('knows no deck of another commander and no other id', async () => {
    await pages.refused(`${CYR}/deck0`, 'not-found');
    await pages.refused(`${CYR}/nothing`, 'not-found');
    await pages.refused('/decks/dun-the-unplayed/deck0', 'not-found');
  });
});

describe('the page /average-decks/{slug}', () => {
  it('averages the decks the query leaves, legally', async () => {
    const page = await pages.read('/average-decks/cyr-the-lone', AverageDeckPage);
    expect(page).toMatchObject({ numDecks: 4, totalDecks: 4, fewDecks: true });
    expect(page.text[0]).toBe('1 Cyr the Lone');
    expect(page.text).not.toContain('1 Old Terror');
    expect(page.averages.find(({ type }) => type === 'Artifact')?.average).toBe(1.25);
    const one = await pages.read('/average-decks/cyr-the-lone?bracket=upgraded', AverageDeckPage);
    expect(one.numDecks).toBe(1);
    expect(one.text).toContain('1 Sunbeam');
  });

  it('has another list from the cards where decks are few', async () => {
    const { proposal } = await pages.read('/average-decks/cyr-the-lone', AverageDeckPage);
    expect(proposal?.words).toMatch(/^A deck proposed for Cyr the Lone from the cards, .*not a statistic\.$/);
    expect(proposal?.text[0]).toBe('1 Cyr the Lone');
  });

  it('is empty if no decks match and for a commander without decks', async () => {
    for (const path of ['cyr-the-lone?bracket=core', 'dun-the-unplayed']) {
      const page = await pages.read(`/average-decks/${path}`, AverageDeckPage);
      expect(page).toMatchObject({ numDecks: 0, size: 0, groups: [], text: [], averages: [] });
    }
  });
});

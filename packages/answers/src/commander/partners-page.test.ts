import { BackgroundsPage, CompanionsPage, PartnerPage, PartnersPage } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tinyContent } from '../testing/index.ts';
import { openPages, type PageCalls } from '../testing/page-calls.ts';

let pages: PageCalls;
beforeAll(async () => {
  pages = await openPages();
}, 60_000);
afterAll(() => pages.close());

type Listed = { lists: { kind: string; cards: object[] }[] };
const toViews = ({ lists }: Listed, kind: string) => lists.find((list) => list.kind === kind)?.cards ?? [];

describe('the page /partners', () => {
  it('ranks pairs among themselves by number of decks', async () => {
    const page = await pages.read('/partners', PartnersPage);
    expect(toViews(page, 'pairs')).toMatchObject([
      { slug: 'ada-the-first-bo-the-second', numDecks: 3, potentialDecks: 8, rank: 1 },
    ]);
    expect(toViews(page, 'partners')).toMatchObject([
      { name: 'Ada, the First', numDecks: 3, url: '/partners/ada-the-first' },
      { name: 'Bo, the Second', numDecks: 3, url: '/partners/bo-the-second' },
    ]);
    expect(page).toMatchObject({ numDecks: 8, decksLed: 3, numEntries: 1 });
    expect(page.kinds.map(({ kind, numPairs }) => `${kind} ${numPairs}`)).toEqual([
      'partner 1',
      'partner-with 0',
      'partner-text 0',
      'background 0',
      'doctors-companion 0',
    ]);
  });

  it('narrows to a kind and to a window', async () => {
    const month = await pages.read('/partners?kind=partner&range=month', PartnersPage);
    // From 1 March: two of the pair's decks, of four.
    expect(month).toMatchObject({ numDecks: 4, decksLed: 2, query: '?kind=partner&range=month' });
    const none = await pages.read('/partners?kind=background', PartnersPage);
    expect(none).toMatchObject({ numEntries: 0, lists: [] });
    await pages.refused('/partners?kind=friends', 'invalid-argument');
  });
});

describe('the page /partners/{slug}', () => {
  it('shows every pairing, the decks with it as sole commander, and what the pairs play', async () => {
    const page = await pages.read('/partners/ada-the-first', PartnerPage);
    expect(page).toMatchObject({ numPairs: 1, decksLed: 3, decksAlone: 1, numDecks: 8 });
    // Of the decks with the card and a partner as commanders.
    expect(toViews(page, 'pairs')).toMatchObject([
      { slug: 'ada-the-first-bo-the-second', numDecks: 3, potentialDecks: 3 },
    ]);
    // Beacon, Wave, Sunbeam and Harbor are each in two of the pair's three decks; all three are eligible.
    expect(toViews(page, 'topcards').slice(0, 4)).toMatchObject(
      ['Beacon', 'Harbor', 'Sunbeam', 'Wave'].map((name) => ({ name, numDecks: 2, potentialDecks: 3 })),
    );
    expect(page.numUnplayed).toBe(0);
  });

  it('names legal partners without a deck', async () => {
    const page = await pages.read('/partners/eld-the-chooser', PartnerPage);
    expect(page).toMatchObject({ numPairs: 0, decksLed: 0, numUnplayed: 1 });
    expect(page.unplayed).toEqual([
      {
        name: 'Far Hometown',
        url: '/commanders/eld-the-chooser-far-hometown',
        colorIdentity: ['W', 'G'],
      },
    ]);
  });

  it('keeps Backgrounds below their own address', async () => {
    expect(await pages.movedTo('/partners/far-hometown')).toBe('/backgrounds/far-hometown');
    expect(await pages.movedTo('/backgrounds/eld-the-chooser?range=week')).toBe(
      '/partners/eld-the-chooser?range=week',
    );
    const page = await pages.read('/backgrounds/far-hometown', PartnerPage);
    expect(page).toMatchObject({ canonical: '/backgrounds/far-hometown', numUnplayed: 1 });
  });

  it('answers the nearest partners for a card that cannot be one', async () => {
    const problem = await pages.refused('/partners/ada', 'not-found');
    expect(problem.nearest?.[0]).toMatchObject({ url: '/partners/ada-the-first' });
    await pages.refused('/partners/cyr-the-lone', 'not-found');
  });
});

describe('the page /backgrounds', () => {
  it('lists Backgrounds, those without a deck too', async () => {
    const page = await pages.read('/backgrounds', BackgroundsPage);
    expect(toViews(page, 'backgrounds')).toMatchObject([
      { name: 'Far Hometown', numDecks: 0, url: '/backgrounds/far-hometown' },
    ]);
    expect(page.decksLed).toBe(0);
  });
});

describe('the page /companions', () => {
  it('is empty where the catalog has no companion', async () => {
    const page = await pages.read('/companions', CompanionsPage);
    expect(page).toMatchObject({ companions: [], numDecks: 8 });
  });

  it('counts decks that name it as companion separately from decks that run it, with their commanders', async () => {
    // Two of Cyr's decks: one names the Lamp, another runs it. Every deck could play it. Beacon is in six decks.
    const cards = tinyContent().cards.map((card) =>
      card.name === 'Beacon' || card.name.endsWith('Lamp')
        ? { ...card, lead: { ...card.lead, companion: true } }
        : card,
    );
    const changed = await openPages({ cards });
    const page = await changed.read('/companions', CompanionsPage);
    expect(page.companions).toMatchObject([
      {
        slug: 'lim-duls-lamp',
        condition: null,
        potentialDecks: 8,
        namedDecks: 1,
        mainDecks: 1,
        commanders: [{ slug: 'cyr-the-lone', numDecks: 1 }],
      },
      {
        slug: 'beacon',
        namedDecks: 0,
        mainDecks: 6,
        commanders: [
          { slug: 'cyr-the-lone', numDecks: 3 },
          { slug: 'ada-the-first-bo-the-second', numDecks: 2 },
          { slug: 'ada-the-first', numDecks: 1 },
        ],
      },
    ]);
    await changed.close();
  });
});

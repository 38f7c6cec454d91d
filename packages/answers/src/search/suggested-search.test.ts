import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPages, type PageCalls } from '../testing/page-calls.ts';
import { searchCards } from './card-search.ts';

let pages: PageCalls;
beforeAll(async () => {
  pages = await openPages();
}, 60_000);
afterAll(() => pages.close());

it('suggests what words describe where that finds cards', async () => {
  const { cards, warnings } = await searchCards(pages.view.snapshot, 'blue instants');
  expect(cards).not.toEqual([]);
  expect(warnings.join()).toContain('These are the cards for c:u t:instant.');
});

it('suggests nothing that finds no card', async () => {
  const { warnings } = await searchCards(pages.view.snapshot, 'cheap expensive');
  expect(warnings.join()).not.toContain('These are the cards for');
});

it('names what a single word describes next to the cards with the name', async () => {
  const { described, warnings } = await searchCards(pages.view.snapshot, 'creatures');
  expect(described).toEqual(['t:creature']);
  expect(warnings.join()).toContain('These are the cards for t:creature.');
});

it('takes a bound with "or" for what it is', async () => {
  const { described } = await searchCards(pages.view.snapshot, 'creatures for 3 mana or less');
  expect(described).toEqual(['t:creature mv<=3']);
});

it('says nothing beside the whole name of a card', async () => {
  const { described, warnings } = await searchCards(pages.view.snapshot, 'Island');
  expect([described, warnings]).toEqual([[], []]);
});

it('names no reading of a word with two meanings that has no cards', async () => {
  // No creature of the catalog has a price below a dollar; some have a mana value of 2 or less.
  const { described, cards, warnings } = await searchCards(pages.view.snapshot, 'cheap creatures');
  expect(described).toEqual(['mv<=2 t:creature']);
  expect(cards.length).toBeGreaterThan(0);
  expect(warnings.join()).not.toContain('It may also mean');
});

it('says what to write where words are no name and describe nothing', async () => {
  const { cards, described, warnings } = await searchCards(pages.view.snapshot, 'blue zzzqq instants');
  expect([cards, described]).toEqual([[], ['c:u t:instant']]);
  expect(warnings).toEqual([
    'No card has the name “blue zzzqq instants”, and “zzzqq” is no word for cards here. The other words mean c:u t:instant. Write part of a name, or conditions such as t:creature, c:g, mv<=3 and o:"draw a card".',
  ]);
});

it('says which query of words no card matches', async () => {
  const { cards, warnings } = await searchCards(pages.view.snapshot, 'cheap expensive');
  expect(cards).toEqual([]);
  expect(warnings.join()).toMatch(
    /^No card has the name “cheap expensive”, and none matches usd<1 usd>20\. Write/,
  );
});

it('says so where a word describes what no card of the catalog has', async () => {
  const { cards, warnings } = await searchCards(pages.view.snapshot, 'mass land destruction');
  expect(cards).toEqual([]);
  expect(warnings.join()).toContain('and none matches role:mass-land-denial. Write part of a name');
});

it('leads to the decks of a theme', async () => {
  const { warnings } = await searchCards(pages.view.snapshot, 'tokens deck');
  expect(warnings.join()).toContain('Decks with the theme Tokens are at /tags/tokens.');
});

it('says what words and conditions find apart where no card has both', async () => {
  const { snapshot } = pages.view;
  const count = async (q: string) => (await searchCards(snapshot, q)).cards.length;
  const [creatures, waves] = [await count('t:creature'), await count('wave')];
  expect(creatures).toBeGreaterThan(1);
  expect(waves).toBe(1);
  const warnings = async (q: string) => (await searchCards(snapshot, q)).warnings;
  expect(await warnings('t:creature xyzzy')).toEqual([
    `No card matches t:creature and has “xyzzy” in its name. Without “xyzzy”, ${creatures} cards match. No card has “xyzzy” in its name.`,
  ]);
  expect(await warnings('cmc:99 wave')).toEqual([
    'No card matches cmc:99 and has “wave” in its name. No card matches cmc:99 alone. Without cmc:99, 1 card matches.',
  ]);
  expect(await warnings('wave t:creature cmc=99 order:name')).toHaveLength(1);
  // Nothing to say where cards are found, or there are no words or no conditions.
  expect(await warnings('t:instant')).toEqual([]);
  expect(await warnings('t:instant cmc:99')).toEqual([]);
  // A list knows its own cards alone.
  const none = await searchCards(snapshot, 'wave t:creature', []);
  expect(none.warnings.join()).toContain('No card has “wave” in its name.');
});

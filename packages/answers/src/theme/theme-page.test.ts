import { CommanderPage, ThemePage, ThemesPage } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PageCalls } from '../testing/page-calls.ts';

// Two of the three decks of the pair and two of Cyr's four are tagged with tokens, none with Elves.
let pages: PageCalls;
beforeAll(async () => {
  pages = await openPages();
}, 60_000);
afterAll(() => pages.close());

const getNumbers = (page: ThemePage, list: string) =>
  page.lists
    .find(({ kind }) => kind === list)
    ?.cards.map(({ name, numDecks, potentialDecks }) => [name, numDecks, potentialDecks]);

describe('the page /tags', () => {
  it('lists themes that decks have, of both kinds or of one', async () => {
    const tokens = { slug: 'tokens', name: 'Tokens', kind: 'theme', numDecks: 4 };
    expect((await pages.read('/tags', ThemesPage)).tags).toEqual([tokens]);
    expect((await pages.read('/tags', ThemesPage)).list).toBe('all');
    expect((await pages.read('/tags/themes', ThemesPage)).tags).toEqual([tokens]);
    expect((await pages.read('/tags/kindred', ThemesPage)).tags).toEqual([]);
  });

  it('has the commander with the most decks of a theme', async () => {
    const { lists } = await pages.read('/tags', ThemesPage);
    expect(lists.map(({ kind, cards }) => [kind, cards.map(({ name }) => name)])).toEqual([
      ['tokens', ['Ada, the First // Bo, the Second']],
    ]);
  });
});

describe('the page /tags/{slug}', () => {
  it('counts the decks of all commanders', async () => {
    const page = await pages.read('/tags/tokens', ThemePage);
    expect(page).toMatchObject({
      title: 'Tokens',
      canonical: '/tags/tokens',
      numDecks: 4,
      decksCounted: 8,
      baselineDecks: 4,
      identity: null,
    });
    expect(getNumbers(page, 'topcommanders')).toEqual([
      ['Ada, the First // Bo, the Second', 2, 3],
      ['Cyr the Lone', 2, 4],
    ]);
    expect(getNumbers(page, 'devotedcommanders')).toBeUndefined();
  });

  it('has a page for every combination of colors with decks of it', async () => {
    const { colors } = await pages.read('/tags/tokens', ThemePage);
    expect(colors.reduce((sum, { numDecks }) => sum + numDecks, 0)).toBe(4);
    for (const { slug, numDecks } of colors) {
      const page = await pages.read(`/tags/tokens/${slug}`, ThemePage);
      expect(page).toMatchObject({ identity: slug, numDecks, canonical: `/tags/tokens/${slug}` });
    }
    const none = await pages.read('/tags/tokens/mono-red', ThemePage);
    expect(none).toMatchObject({ numDecks: 0, title: 'Mono-Red Tokens', noindex: true });
  });

  it('recounts under filters', async () => {
    const page = await pages.read('/tags/tokens?range=week', ThemePage);
    expect(page).toMatchObject({ numDecks: 1, decksCounted: 3, query: '?range=week' });
  });

  it('answers for a creature type that no deck is built around', async () => {
    expect(await pages.read('/tags/elves', ThemePage)).toMatchObject({
      title: 'Elves Kindred',
      numDecks: 0,
      noindex: true,
    });
  });

  it('names the nearest themes and colors for an unknown one', async () => {
    const theme = await pages.refused('/tags/token', 'not-found');
    expect(theme.nearest?.[0]).toMatchObject({ label: 'Tokens', url: '/tags/tokens', kind: 'tag' });
    const colors = await pages.refused('/tags/tokens/azoriuss', 'not-found');
    expect(colors.nearest?.[0]).toMatchObject({ label: 'Azorius', url: '/tags/tokens/azorius' });
    await pages.refused('/tags/tokens?range=decade', 'invalid-argument');
  });

  it('sends another spelling to its own address', async () => {
    expect(await pages.movedTo('/tags/Tokens?range=week')).toBe('/tags/tokens?range=week');
  });

  it('sends a slug of before to the one of now', async () => {
    expect(await pages.movedTo('/tags/superfriends/azorius?range=week')).toBe(
      '/tags/planeswalkers/azorius?range=week',
    );
    const page = await pages.read('/commanders/cyr-the-lone?theme=superfriends', CommanderPage);
    expect(page.numDecks).toBe(0);
  });
});

describe('a commander under a theme', () => {
  it('counts its decks of the theme against all decks of others', async () => {
    const page = await pages.read('/commanders/cyr-the-lone?theme=tokens', CommanderPage);
    expect(page).toMatchObject({
      numDecks: 2,
      totalDecks: 4,
      baselineDecks: 4,
      query: '?theme=tokens',
    });
    expect(page.themes).toEqual([{ slug: 'tokens', name: 'Tokens', numDecks: 2 }]);
  });

  it('refuses an unknown theme, with the nearest', async () => {
    const problem = await pages.refused('/commanders/cyr-the-lone?theme=token', 'invalid-argument');
    expect(problem.nearest?.[0]?.label).toBe('Tokens');
  });

  it('has no thirds by price under 30 priced decks', async () => {
    const page = await pages.read('/commanders/cyr-the-lone?budget=budget', CommanderPage);
    expect(page).toMatchObject({ numDecks: 0, budgetCounts: null });
  });
});

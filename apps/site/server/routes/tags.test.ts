import { CommanderPage, Misc, ThemePage, ThemesPage } from '@deckwright/contract/schemas';
import { wireSchema } from '@deckwright/contract/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCalls, openApiCalls } from '../testing/api-calls.ts';

// Two of the three decks of the pair and two of Cyr's four are tagged with tokens, none with Elves.
let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

const numbersOf = (page: ThemePage, list: string) =>
  page.lists
    .find(({ kind }) => kind === list)
    ?.cards.map(({ name, numDecks, potentialDecks }) => [name, numDecks, potentialDecks]);

describe('GET /api/v1/pages/tags', () => {
  it('lists themes that decks have, of both kinds or of one', async () => {
    const tokens = { slug: 'tokens', name: 'Tokens', kind: 'theme', numDecks: 4 };
    expect((await calls.read('/api/v1/pages/tags', ThemesPage)).tags).toEqual([tokens]);
    expect((await calls.read('/api/v1/pages/tags', ThemesPage)).list).toBe('all');
    expect((await calls.read('/api/v1/pages/tags/themes', ThemesPage)).tags).toEqual([tokens]);
    expect((await calls.read('/api/v1/pages/tags/kindred', ThemesPage)).tags).toEqual([]);
  });

  it('gives the menus the same themes', async () => {
    expect((await calls.read('/data/static/misc', wireSchema(Misc))).tags).toEqual([
      { slug: 'tokens', name: 'Tokens' },
    ]);
  });
});

describe('GET /api/v1/pages/tags/{slug}', () => {
  it('counts the decks of all commanders', async () => {
    const page = await calls.read('/api/v1/pages/tags/tokens', ThemePage);
    expect(page).toMatchObject({
      title: 'Tokens',
      canonical: '/tags/tokens',
      numDecks: 4,
      decksCounted: 8,
      baselineDecks: 4,
      identity: null,
    });
    expect(numbersOf(page, 'topcommanders')).toEqual([
      ['Ada, the First // Bo, the Second', 2, 3],
      ['Cyr the Lone', 2, 4],
    ]);
    expect(numbersOf(page, 'devotedcommanders')).toBeUndefined();
  });

  it('has a page for every combination of colors with decks of it', async () => {
    const { colors } = await calls.read('/api/v1/pages/tags/tokens', ThemePage);
    expect(colors.reduce((sum, { numDecks }) => sum + numDecks, 0)).toBe(4);
    for (const { slug, numDecks } of colors) {
      const page = await calls.read(`/api/v1/pages/tags/tokens/${slug}`, ThemePage);
      expect(page).toMatchObject({ identity: slug, numDecks, canonical: `/tags/tokens/${slug}` });
    }
    const none = await calls.read('/api/v1/pages/tags/tokens/mono-red', ThemePage);
    expect(none).toMatchObject({ numDecks: 0, title: 'Mono-Red Tokens', noindex: true });
  });

  it('recounts under filters', async () => {
    const page = await calls.read('/api/v1/pages/tags/tokens?range=week', ThemePage);
    expect(page).toMatchObject({ numDecks: 1, decksCounted: 3, query: '?range=week' });
  });

  it('answers for a creature type that no deck is built around', async () => {
    expect(await calls.read('/api/v1/pages/tags/elves', ThemePage)).toMatchObject({
      title: 'Elves Kindred',
      numDecks: 0,
      noindex: true,
    });
  });

  it('names the nearest themes and colors for an unknown one', async () => {
    const theme = await calls.refused('/api/v1/pages/tags/token', 404);
    expect(theme.nearest?.[0]).toMatchObject({ label: 'Tokens', url: '/tags/tokens', kind: 'tag' });
    const colors = await calls.refused('/api/v1/pages/tags/tokens/azoriuss', 404);
    expect(colors.nearest?.[0]).toMatchObject({ label: 'Azorius', url: '/tags/tokens/azorius' });
    await calls.refused('/api/v1/pages/tags/tokens?range=decade', 400);
  });

  it('sends another spelling to its own address', async () => {
    const answer = await calls.request('/api/v1/pages/tags/Tokens?range=week');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/api/v1/pages/tags/tokens?range=week');
  });

  it('sends a slug of before to the one of now', async () => {
    const answer = await calls.request('/api/v1/pages/tags/superfriends/azorius?range=week');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/api/v1/pages/tags/planeswalkers/azorius?range=week');
    const page = await calls.read('/api/v1/pages/commanders/cyr-the-lone?theme=superfriends', CommanderPage);
    expect(page.numDecks).toBe(0);
  });
});

describe('a commander under a theme', () => {
  it('counts its decks of the theme against all decks of others', async () => {
    const page = await calls.read('/api/v1/pages/commanders/cyr-the-lone?theme=tokens', CommanderPage);
    expect(page).toMatchObject({
      numDecks: 2,
      totalDecks: 4,
      baselineDecks: 4,
      query: '?theme=tokens',
    });
    expect(page.themes).toEqual([{ slug: 'tokens', name: 'Tokens', numDecks: 2 }]);
  });

  it('refuses an unknown theme, with the nearest', async () => {
    const problem = await calls.refused('/api/v1/pages/commanders/cyr-the-lone?theme=token', 400);
    expect(problem.nearest?.[0]?.label).toBe('Tokens');
  });

  it('has no thirds by price under 30 priced decks', async () => {
    const page = await calls.read('/api/v1/pages/commanders/cyr-the-lone?budget=budget', CommanderPage);
    expect(page).toMatchObject({ numDecks: 0, budgetCounts: null });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answers, createAnswers } from './answers.ts';
import { findByPath, PAGES, queryAt } from './pages.ts';
import type { ViewContext } from './snapshot/view-context.ts';
import { openTiny, type TinySnapshot } from './testing/tiny-snapshot.ts';

let tiny: TinySnapshot;
let context: ViewContext;
let answers: Answers;
beforeAll(async () => {
  tiny = await openTiny();
  context = { snapshot: tiny.snapshot, imageHost: null };
  answers = createAnswers(context);
}, 60_000);
afterAll(() => tiny.close());

const noQuery = new URLSearchParams();
const canonicalAt = async (path: string) => {
  const found = await findByPath(context, path, noQuery);
  return found?.make ? Reflect.get(await found.make(), 'canonical') : (found?.movedTo ?? null);
};

describe('answers', () => {
  it('say what a page says, without a server', async () => {
    const page = await answers.page('commander', { slug: 'ada-the-first' });
    expect(page).toMatchObject({ canonical: '/commanders/ada-the-first', filters: { range: 'none' } });
    expect((await answers.page('card', { slug: 'beacon' }, '?range=week')).filters.range).toBe('week');
  });

  it.each([
    ['home', {}],
    ['commanders', {}],
    ['identity', { slug: 'azorius' }],
    ['commander', { slug: 'ada-the-first' }],
    ['decks', { slug: 'ada-the-first' }],
    ['averageDeck', { slug: 'ada-the-first' }],
    ['partners', {}],
    ['backgrounds', {}],
    ['companions', {}],
    ['card', { slug: 'beacon' }],
    ['cards', {}],
    ['top', {}],
    ['topList', { slug: 'white' }],
    ['salt', {}],
    ['saltVote', {}],
    ['sets', {}],
    ['set', { slug: 'tst' }],
    ['themesAndKindred', {}],
    ['theme', { slug: 'tokens' }],
    ['themeInColors', { slug: 'tokens', colors: 'azorius' }],
    ['lands', {}],
    ['landBase', { slug: 'azorius' }],
    ['combos', {}],
    ['combo', { id: '1-2' }],
    ['precons', {}],
    ['precon', { slug: 'first-steps' }],
    ['search', {}],
    ['articles', {}],
    ['guide', { slug: 'how-many-lands' }],
    ['info', { slug: 'faq' }],
  ] as const)('of the page %s have the shape stated in the table', async (name, params) => {
    const page = await answers.page(name, params as never);
    expect(PAGES[name].shape.safeParse(page).error).toBeUndefined();
  });

  it('refuse an unknown name with the nearest ones, and an invalid query', async () => {
    await expect(answers.page('card', { slug: 'beacn' })).rejects.toMatchObject({
      code: 'not-found',
      nearest: expect.arrayContaining([expect.objectContaining({ url: '/cards/beacon' })]),
    });
    await expect(answers.page('cards', {}, '?range=decade')).rejects.toMatchObject({
      code: 'invalid-argument',
    });
    await expect(answers.advise({ cards: 'Beacon' } as never, { parts: [] })).rejects.toThrow(
      'The field "cards" must be a list.',
    );
    await expect(answers.advise({}, { parts: [], limits: { maxPrice: -1 } })).rejects.toThrow(
      'The field "maxPrice" must be at least 0.',
    );
  });

  it('return the known cards by the names given and omit the others', async () => {
    const cards = await answers.cards(['beacon', 'Nobody']);
    expect([...cards].map(([requested, { name }]) => [requested, name])).toEqual([['beacon', 'Beacon']]);
  });
});

describe('findByPath', () => {
  it('finds the page of an address, by its exact name first', async () => {
    expect(await canonicalAt('/top/salt')).toBe('/top/salt');
    expect(await canonicalAt('/tags/themes')).toBe('/tags/themes');
    expect(await canonicalAt('/commanders/azorius')).toBe('/commanders/azorius');
    expect(await canonicalAt('/commanders/ada-the-first')).toBe('/commanders/ada-the-first');
    expect(await canonicalAt('/faq')).toBe('/faq');
  });

  it('leads to pages of another kind, and finds none if there are none', async () => {
    expect(await canonicalAt('/combos/azorius')).toBe('/combos?colors=azorius');
    expect(await canonicalAt('/lands/AZORIUS')).toBe('/lands/azorius');
    expect(await canonicalAt('/nothing')).toBeNull();
    expect(await canonicalAt('/cards/%zz')).toBeNull();
    expect(await canonicalAt('/commanders/ada-the-first/more')).toBeNull();
  });

  it('redirects a page requested by another name to its own, with its filters', async () => {
    const found = await findByPath(context, '/commanders/ADA-THE-FIRST', new URLSearchParams('range=week'));
    expect(found?.movedTo).toBe('/commanders/ada-the-first?range=week');
  });
});

describe('queryAt', () => {
  it('says what a page may depend on, for every page that its path may be', () => {
    const namesAt = (path: string) => Object.values(queryAt(path) ?? {}).map(({ name }) => name);
    expect(namesAt('/combos')).toEqual(['bracket', 'card', 'colors', 'page', 'result', 'size']);
    // A commander page, or the list of commanders with some color identity.
    expect(namesAt('/commanders/azorius')).toContain('page');
    expect(namesAt('/commanders/ada-the-first')).toContain('f');
    expect(queryAt('/articles')).toEqual({});
    expect(queryAt('/commanders/ada-the-first/tokens')).toBeNull();
  });
});

describe('a closed snapshot', () => {
  it('refuses calls while closing and afterwards', async () => {
    const closing = await openTiny();
    const requested = createAnswers({ snapshot: closing.snapshot, imageHost: null });
    const closed = closing.close();
    await expect(requested.page('home', {})).rejects.toMatchObject({ code: 'unavailable' });
    await closed;
    await expect(requested.page('home', {})).rejects.toMatchObject({ code: 'unavailable' });
  });
});

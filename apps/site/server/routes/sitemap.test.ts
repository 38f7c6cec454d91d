import type { LoadedSnapshot } from '@deckwright/answers';
import { pageAddresses } from '@deckwright/answers';
import { matchRoutes, type RouteObject } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import routes from '../../app/routes.ts';
import { readSettings } from '../settings/settings.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

/** Pages without a document of their own: the form for a deck, the word game. */
const UNDOCUMENTED = ['/recs', '/games/spellify'];
const ORIGIN = 'https://decks.example.org';
let real: TestApp;
let sample: TestApp;

beforeAll(async () => {
  const settings = readSettings({ PUBLIC_ORIGIN: ORIGIN });
  real = await openTestApp({ sample: false }, { settings });
  sample = await openTestApp({ sample: true }, { settings });
});
afterAll(async () => {
  await real.close();
  await sample.close();
});

/** The snapshot with a played creature type, a Background as commander, and a set with cards, which it lacks. */
function withEveryKind(snapshot: LoadedSnapshot): LoadedSnapshot {
  const [theme] = snapshot.themes;
  if (!theme) throw new Error('the tiny snapshot has no theme');
  const cards = snapshot.cards.map((card) => {
    const printings = [{ id: '', set: 'tst', number: '1', rarity: 'common', released: card.released }];
    return { ...card, printings, lead: { ...card.lead, isBackground: card.slug === 'bo-the-second' } };
  });
  return {
    ...snapshot,
    cards,
    themes: [...snapshot.themes, { ...theme, kind: 'kindred', slug: 'elf', decks: 1 }],
  };
}

const toText = async (test: TestApp, path: string) => (await test.app.request(path)).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? '');

describe('the site map', () => {
  it('lists its parts, and these list each page once with its full address', async () => {
    const parts = locations(await toText(real, '/sitemap.xml'));
    expect(parts).toEqual([`${ORIGIN}/sitemaps/1.xml`]);
    const pages = locations(await toText(real, '/sitemaps/1.xml'));
    expect(pages).toContain(`${ORIGIN}/`);
    expect(pages).toContain(`${ORIGIN}/cards/sunbeam`);
    expect(pages).toContain(`${ORIGIN}/commanders/ada-the-first-bo-the-second`);
    expect(pages).toContain(`${ORIGIN}/commanders/azorius`);
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('has the commanders apart, without lists of them, for programs that take their names from there', async () => {
    const pages = locations(await toText(real, '/sitemaps/commanders.xml'));
    expect(pages).toContain(`${ORIGIN}/commanders/ada-the-first-bo-the-second`);
    expect(pages).not.toContain(`${ORIGIN}/commanders/azorius`);
    expect((await sample.app.request('/sitemaps/commanders.xml')).status).toBe(404);
  });

  it('has no part beyond the last', async () => {
    for (const path of ['/sitemaps/2.xml', '/sitemaps/0.xml', '/sitemaps/x', '/sitemaps/1.xmlx'])
      expect((await real.app.request(path)).status, path).toBe(404);
  });

  it('lists only existing pages', () => {
    const known = routes.filter(({ path }) => path !== '*') as RouteObject[];
    for (const path of pageAddresses(real.snapshot)) expect(matchRoutes(known, path), path).not.toBeNull();
  });

  it('lists a page of every kind', () => {
    // Free search, single decks and personal pages ask not to be listed; a page with a splat or colors is another view
    // of a listed one.
    const own = ['signin', 'signup', 'confirm-password', 'account', 'account/decks', 'account/staff'];
    const mailed = ['newsletter/confirm', 'newsletter/unsubscribe'];
    const unlisted = ['*', 'search', 'decks/:slug/:id', 'tags/:slug/:colors', 'dev/ui', ...own, ...mailed];
    const open = routes.filter(({ path = '' }) => !unlisted.includes(path) && !path.endsWith('/*'));
    const paths = [...pageAddresses(withEveryKind(real.snapshot))];
    const listed = new Set(
      paths.flatMap((path) => matchRoutes(open as RouteObject[], path)?.at(-1)?.route.path ?? []),
    );
    const missing = open.flatMap(({ path }) => (path === undefined || listed.has(path) ? [] : [path]));
    expect(missing).toEqual([]);
  });

  it('lists indexable pages under their own address', async () => {
    for (const path of pageAddresses(real.snapshot)) {
      if (UNDOCUMENTED.includes(path)) continue;
      const answer = await real.app.request(`/api/v1/pages${path === '/' ? '/home' : path}`);
      expect(answer.status, path).toBe(200);
      expect(await answer.json(), path).toMatchObject({ canonical: path, noindex: false });
    }
  });

  it('does not exist for a site without an address', async () => {
    const { app, close } = await openTestApp({ sample: false });
    for (const path of ['/sitemap.xml', '/sitemaps/1.xml'])
      expect((await app.request(path)).status, path).toBe(404);
    expect(await (await app.request('/robots.txt')).text()).not.toContain('Sitemap:');
    await close();
  });

  it('does not exist for a sample', async () => {
    expect((await sample.app.request('/sitemap.xml')).status).toBe(404);
    expect((await sample.app.request('/sitemaps/1.xml')).status).toBe(404);
  });
});

describe('robots.txt', () => {
  it('names the site map and excludes calls and filtered pages', async () => {
    const text = await toText(real, '/robots.txt');
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(text).toContain('Disallow: /api/');
    for (const open of ['/api/v1/', '/api/docs', '/api/openapi.json'])
      expect(text).toContain(`\nAllow: ${open}\n`);
    expect(text).not.toContain('/data/');
    expect([...pageAddresses(real.snapshot)]).toContain('/developers');
    for (const path of ['/api/v1/cards/beacon', '/data/cards/beacon'])
      expect((await real.app.request(path)).headers.get('x-robots-tag'), path).toBe('noindex');
    expect(text).not.toContain('Disallow: /\n');
  });

  it('asks robots not to index a sample', async () => {
    expect(await toText(sample, '/robots.txt')).toContain('Disallow: /\n');
  });
});

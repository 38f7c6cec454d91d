import { matchRoutes, type RouteObject } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import routes from '../../app/routes.ts';
import { readSettings } from '../settings/settings.ts';
import { pageAddresses } from '../sitemap/page-addresses.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

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

const textOf = async (test: TestApp, path: string) => (await test.app.request(path)).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? '');

describe('the site map', () => {
  it('lists its parts, and these list each page once under its whole address', async () => {
    const parts = locations(await textOf(real, '/sitemap.xml'));
    expect(parts).toEqual([`${ORIGIN}/sitemaps/1.xml`]);
    const pages = locations(await textOf(real, '/sitemaps/1.xml'));
    expect(pages).toContain(`${ORIGIN}/`);
    expect(pages).toContain(`${ORIGIN}/cards/sunbeam`);
    expect(pages).toContain(`${ORIGIN}/commanders/ada-the-first-bo-the-second`);
    expect(pages).toContain(`${ORIGIN}/commanders/azorius`);
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('has no part beyond the last', async () => {
    for (const path of ['/sitemaps/2.xml', '/sitemaps/0.xml', '/sitemaps/x', '/sitemaps/1.xmlx'])
      expect((await real.app.request(path)).status, path).toBe(404);
  });

  it('lists pages that exist only', () => {
    const known = routes.filter(({ path }) => path !== '*') as RouteObject[];
    for (const path of pageAddresses(real.snapshot)) expect(matchRoutes(known, path), path).not.toBeNull();
  });

  it('does not exist for a sample', async () => {
    expect((await sample.app.request('/sitemap.xml')).status).toBe(404);
    expect((await sample.app.request('/sitemaps/1.xml')).status).toBe(404);
  });
});

describe('robots.txt', () => {
  it('names the site map and keeps robots from calls and filtered pages', async () => {
    const text = await textOf(real, '/robots.txt');
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(text).toContain('Disallow: /api/');
    expect(text).not.toContain('Disallow: /\n');
  });

  it('asks robots to leave a sample alone', async () => {
    expect(await textOf(sample, '/robots.txt')).toContain('Disallow: /\n');
  });
});

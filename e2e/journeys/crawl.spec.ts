import { crawl, kindOf, linksOf, type Visit } from '../support/crawl.ts';
import { expect, hydrated, test } from '../support/test.ts';

const PAGES_OPENED = 60;
const OF_EACH_KIND = 2;
/** A commander's newest decks, themes, brackets and prices are thousands of pages of one make each. */
const MOST = {
  '/decks/:name/:name': 300,
  '/commanders/:name/:name': 500,
  '/average-decks/:name/:name': 300,
};

test.describe.configure({ mode: 'serial' });

let visits = new Map<string, Visit>();

test('a link is read with its entities undone, and its kind without its names', () => {
  expect(linksOf('<a class="x" href="/a?b=1&amp;c=2#d">x</a><img alt="" src="/i.png"/><a>y</a>')).toEqual([
    '/a?b=1&c=2#d',
    '/i.png',
  ]);
  expect(kindOf(new URL('http://x/cards/sol-ring?range=year&f=in%3Dopt'))).toBe('/cards/:name?f&range');
  expect(kindOf(new URL('http://x/games/spellify'))).toBe('/games/spellify');
});

test('every link that can be reached from the first page leads somewhere', async ({ baseURL }) => {
  test.setTimeout(2_700_000);
  visits = await crawl(baseURL ?? '', '/', { width: 3, most: MOST });
  const broken = [...visits].filter(([, { status }]) => status >= 400);
  expect(broken.map(([path, { status, from }]) => `${status} ${path} on ${from}`)).toEqual([]);
  const kinds = new Set([...visits.values()].map(({ kind }) => kind));
  expect(kinds).toContain('/commanders/:name');
  expect(kinds).toContain('/cards/:name');
  expect(visits.size).toBeGreaterThan(2_000);
});

test('every link to a place within a page finds it', () => {
  const byUrl = new Map([...visits.values()].map((visit) => [visit.url, visit]));
  const lost = new Set<string>();
  for (const { url, placed } of visits.values()) {
    for (const link of placed) {
      const target = new URL(link, url);
      const place = decodeURIComponent(target.hash.slice(1));
      const page = byUrl.get(target.origin + target.pathname + target.search);
      if (place !== '' && page && !page.ids.has(place)) lost.add(`${link} on ${kindOf(new URL(url))}`);
    }
  }
  expect([...lost].slice(0, 20)).toEqual([]);
});

test('pages of every kind open without a complaint, each picture or its drawn face in place', async ({
  page,
}) => {
  test.setTimeout(1_800_000);
  // A query changes what a page counts, not what kind it is.
  const byKind = Map.groupBy(
    [...visits.values()].filter(({ ids, kind }) => ids.size > 0 && !kind.includes('?')),
    ({ kind }) => kind,
  );
  const chosen = [...byKind.values()].flatMap((same) => same.slice(0, OF_EACH_KIND));
  const further = [...visits.values()].filter((visit) => visit.ids.size > 0 && !chosen.includes(visit));
  chosen.push(...further.slice(0, Math.max(0, PAGES_OPENED - chosen.length)));
  expect(chosen.length).toBeGreaterThanOrEqual(PAGES_OPENED);
  expect(chosen.filter(({ isLive }) => isLive).length).toBeGreaterThanOrEqual(PAGES_OPENED - 2);
  for (const { url, isLive } of chosen) {
    await test.step(new URL(url).pathname, async () => {
      await page.goto(url);
      if (isLive) await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const bare = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.complete && image.naturalWidth === 0 && image.getClientRects().length > 0)
          .map((image) => image.src),
      );
      expect(bare, `pictures that failed on ${url}`).toEqual([]);
    });
  }
});

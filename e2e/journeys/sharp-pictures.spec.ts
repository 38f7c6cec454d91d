import type { Page } from '@playwright/test';
import { findPageAddress } from '../support/pages.ts';
import { startPicturedSite } from '../support/pictured-site.ts';
import type { RunningSite } from '../support/run-site.ts';
import { COMMANDER, PAIR, SMALL_COMMANDER } from '../support/sample.ts';
import { expect, test } from '../support/test.ts';

const SLUG = COMMANDER.path.replace('/commanders/', '');

const PATHS = [
  '/',
  COMMANDER.path,
  PAIR.path,
  SMALL_COMMANDER.path,
  '/cards/sol-ring',
  '/cards',
  '/commanders',
  '/top',
  `/decks/${SLUG}`,
  `/decks/${SLUG}/:id`,
  `/average-decks/${SLUG}`,
  '/sets',
  '/sets/cmr',
  '/combos',
  '/combos/sample-heliod-ballista',
  '/precon',
  '/precon/sample-crimson-court',
  '/lands',
  '/tags',
  '/tags/tokens',
  '/partners',
  '/companions',
  '/search?q=t%3Acreature',
];

/** A denser screen shows no more to the eye; the largest picture of the service is 488 pixels wide. */
const MAX_DENSITY = 2;
const MAX_WIDTH = 488;
/** Of its height; of the rest only an edge is on the screen. */
const MIN_SEEN = 1 / 8;
/** Nobody sees that a picture is stretched by this. */
const STRETCH = 1.03;

let site: RunningSite;

test.beforeAll(async () => {
  site = await startPicturedSite();
});
test.afterAll(() => site?.close());

/** Pictures on the first screen that were requested narrower than they are shown, as the served page says it. */
async function listSoft(page: Page): Promise<string[]> {
  const pictures = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img.tile-picture')].map((picture) => {
      const { width, height, top, bottom, left, right } = picture.getBoundingClientRect();
      const candidate = picture.srcset
        .split(', ')
        .map((text) => text.split(' '))
        .find(([address]) => address === picture.currentSrc);
      return {
        seen: (Math.min(bottom, innerHeight) - Math.max(top, 0)) / height,
        isAside: left >= innerWidth || right <= 0,
        width,
        requested: Number.parseInt(candidate?.[1] ?? '', 10),
        about: `${Math.round(width)} pixels wide at ${Math.round(left)}, ${Math.round(top)}`,
      };
    }),
  );
  const density = Math.min(MAX_DENSITY, await page.evaluate(() => devicePixelRatio));
  const shown = pictures.filter(({ seen, isAside }) => seen >= MIN_SEEN && !isAside);
  expect(shown.length, 'pictures on the first screen').toBeGreaterThan(0);
  return shown
    .filter(({ width, requested }) => !(requested * STRETCH >= Math.min(width * density, MAX_WIDTH)))
    .map(({ requested, about }) => `${requested} for ${about}`);
}

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

for (const screen of [
  { ...PHONE, deviceScaleFactor: 2 },
  { ...PHONE, deviceScaleFactor: 3 },
  { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 3 },
  { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 3 },
])
  test.describe(`at ${screen.viewport.width} pixels with density ${screen.deviceScaleFactor}`, () => {
    test.use(screen);

    test('every picture on the first screen is requested as wide as it is shown', async ({ page }) => {
      // Until the page is idle, which it never becomes here, it is as served.
      await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
      await page.route('https://images.invalid/**', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
      );
      const soft: Record<string, string[]> = {};
      for (const path of PATHS) {
        await page.goto(site.address + (await findPageAddress(path, page.request)));
        const found = await listSoft(page);
        if (found.length > 0) soft[path] = found;
      }
      expect(soft).toEqual({});
    });
  });

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="488" height="680"/>';

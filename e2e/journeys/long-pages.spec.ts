import type { Page } from '@playwright/test';
import { COMMANDER, PAIR } from '../support/sample.ts';
import { drawn } from '../support/settle.ts';
import { expect, hydrated, test } from '../support/test.ts';

// Rows of a list are drawn as they come near, so what a page weighs is known at its end.

/** A wide screen shows more at once. */
const MAX_ELEMENTS = { phone: 2000, desktop: 2200 };
const MAX_HEIGHT = 12_000;
/** How much longer or shorter a page may become while it is scrolled: what was reserved for its parts, against what they are. */
const MAX_CHANGE = 0.12;

const PAGES = [
  '/',
  '/commanders',
  COMMANDER.path,
  PAIR.path,
  COMMANDER.path.replace('/commanders/', '/average-decks/'),
  '/cards/sol-ring',
  '/top',
  '/combos',
  '/lands',
  '/partners',
  '/precon',
  '/sets',
  '/tags/tokens',
];

/** Scrolls to the end as a reader does, a screen at a time; the heights on the way. */
async function scrollToEnd(page: Page): Promise<number[]> {
  const heights: number[] = [];
  for (let screen = 0; screen < 60; screen += 1) {
    const { height, isEnd } = await page.evaluate(() => {
      window.scrollBy(0, window.innerHeight * 0.8);
      const { scrollHeight } = document.documentElement;
      return { height: scrollHeight, isEnd: window.scrollY + window.innerHeight >= scrollHeight - 2 };
    });
    heights.push(height);
    if (isEnd && height === heights.at(-2)) break;
    await drawn(page);
    await page.waitForLoadState('networkidle');
  }
  return heights;
}

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const)
  test.describe(`on ${device}`, () => {
    const isPhone = viewport.width < 700;
    test.use({ viewport, isMobile: isPhone, hasTouch: isPhone });

    for (const path of PAGES)
      test(`${path} stays within its limits to its end, and keeps its height`, async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        const heights = await scrollToEnd(page);
        await expect
          .poll(() => page.evaluate(() => document.querySelectorAll('*').length))
          .toBeLessThanOrEqual(isPhone ? MAX_ELEMENTS.phone : MAX_ELEMENTS.desktop);
        const [first = 0, ...others] = heights;
        if (isPhone) expect(Math.max(...heights)).toBeLessThanOrEqual(MAX_HEIGHT);
        for (const height of others)
          expect(Math.abs(height - first) / first, `${first} to ${height}`).toBeLessThanOrEqual(MAX_CHANGE);
      });
  });

test('a drawn face that is far from the screen is a frame, and is painted again before it is seen', async ({
  page,
}) => {
  // The faces of combos are no tiles, of which far away only the name is left.
  await page.goto('/combos');
  await hydrated(page);
  const face = page.locator('.combos .face').first();
  await expect(face.locator('.scene')).toHaveCount(1);
  const before = await face.boundingBox();
  await scrollToEnd(page);
  await expect(face.locator('.scene')).toHaveCount(0);
  expect((await face.boundingBox())?.height).toBe(before?.height);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(face.locator('.scene')).toHaveCount(1);
});

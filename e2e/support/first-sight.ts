import { expect, type Page } from '@playwright/test';
import { drawn } from './settle.ts';

/** Text fonts of the first paint; must be called before the page is opened. */
export async function watchFonts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      const painted = [...document.fonts].filter(({ status }) => status === 'loaded');
      Object.assign(window, { painted: painted.map(({ family }) => family.replaceAll('"', '')) });
    }).observe({ type: 'paint', buffered: true });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'painted') ?? []) as string[]);
}

/** The first card, drawn face or art of the page begins within this height, if it has any. */
export async function expectCardWithin(page: Page, height: number): Promise<void> {
  if (height === Number.POSITIVE_INFINITY) return;
  // Tiles far from the screen have only names.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await drawn(page);
  const top = await page.evaluate(() => {
    const tops = [...document.querySelectorAll('main :is(.tile, .face, .art-strip, .tile-picture)')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 40 && height > 40)
      .map(({ top }) => Math.round(top + window.scrollY));
    return tops.length === 0 ? 0 : Math.min(...tops);
  });
  expect(top, 'upper edge of the first card').toBeLessThanOrEqual(height);
}

/** Numbers and bars of the tiles of a row are at one height. */
export async function expectLevel(page: Page): Promise<void> {
  const uneven = await page.evaluate(() => {
    const getTop = (element: Element) => Math.round(element.getBoundingClientRect().top);
    return [...document.querySelectorAll('main .tiles')].flatMap((list) => {
      const tiles = [...list.querySelectorAll('.tile')].filter((tile) => tile.getClientRects().length > 0);
      return [...Map.groupBy(tiles, getTop).values()].flatMap((row) =>
        ['.tile-numbers', '.share-bar', '.tile-line']
          .map((part) => row.flatMap((tile) => tile.querySelector(part) ?? []))
          // Fractions of a pixel may be rounded up or down.
          .filter((parts) => Math.max(...parts.map(getTop)) - Math.min(...parts.map(getTop)) > 1)
          .map((parts) => parts.map((part) => `${getTop(part)} ${part.textContent}`)),
      );
    });
  });
  expect(uneven).toEqual([]);
}

/** Pictures of this width and more have no preview. */
const SMALL_PX = 219;

/** A card that is pointed at is shown alone, whichever was shown before. */
export async function expectOnePreview(page: Page): Promise<void> {
  const tiles = page.locator('main .tile-link[href^="/cards/"]').filter({ visible: true });
  if ((await tiles.count()) < 2) return;
  // A picture that is itself as large as a preview has none.
  if (((await tiles.nth(0).boundingBox())?.width ?? 0) > SMALL_PX) return;
  const previews = page.locator('.peek');
  // A tile that is redrawn under the pointer is pointed at again.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await tiles.nth(0).hover();
    await expect(previews).toHaveCount(1, { timeout: 3000 });
  }).toPass();
  await tiles.nth(1).hover();
  await drawn(page);
  expect(await previews.count()).toBeLessThanOrEqual(1);
  await page.mouse.move(0, 0);
  await expect(previews).toHaveCount(0);
}

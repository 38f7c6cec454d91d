import type { Locator, Page } from '@playwright/test';
import { COMMANDER } from '../support/sample.ts';
import { fontsSettled } from '../support/settle.ts';
import { expect, hydrated, test } from '../support/test.ts';

const PAIR = '/commanders/thrasios-triton-hero-tymna-the-weaver';
const TEXT = `${COMMANDER.path}?view=text`;

/** The upper edge of the first card of the lists. */
async function firstCard(page: Page): Promise<number> {
  await fontsSettled(page);
  return (await page.locator('main .sections .tile').first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;
}

/** The distinct upper edges of these parts of the tiles of the first row. */
async function edges(page: Page, part: string, inRow: number): Promise<number[]> {
  const tops = await page
    .locator(`main .sections .tiles >> nth=0 >> .tile > ${part}`)
    .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().top)));
  return [...new Set(tops.slice(0, inRow))];
}

for (const [name, viewport, most, inRow] of [
  ['a desktop', { width: 1280, height: 800 }, 560, 6],
  ['a phone', { width: 390, height: 844 }, 480, 2],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    for (const path of [COMMANDER.path, PAIR])
      test(`the first card of ${path} begins within ${most} pixels`, async ({ page }) => {
        await page.goto(path);
        expect(await firstCard(page)).toBeLessThanOrEqual(most);
      });

    test('names, bars and prices of a row are level, and nothing lies on the pictures', async ({ page }) => {
      await page.goto(COMMANDER.path);
      await fontsSettled(page);
      for (const part of ['.tile-numbers', '.share-bar', '.tile-line', '[data-clip]'])
        expect(await edges(page, part, inRow)).toHaveLength(1);
      const tile = page.locator('main .sections .tile').first();
      const [link, button] = [
        await tile.locator('.tile-link').boundingBox(),
        await tile.locator('[data-clip]').boundingBox(),
      ];
      expect(button?.y ?? 0).toBeGreaterThan((link?.y ?? 0) + (link?.height ?? 0));
      expect(button?.width).toBeGreaterThanOrEqual(44);
      expect(button?.height).toBeGreaterThanOrEqual(44);
    });

    test('the bar of sections and tools stays under the top bar', async ({ page }) => {
      await page.goto(COMMANDER.path);
      await hydrated(page);
      await page.evaluate(() => window.scrollTo(0, 2000));
      const [top, bar] = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Sections' })];
      const filters = page.getByRole('button', { name: 'Filters', exact: true });
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(filters).toBeInViewport({ ratio: 1 });
      const above = await top.boundingBox();
      expect(above?.y).toBe(0);
      expect(above?.height).toBeLessThanOrEqual(52);
      // Sections that are drawn after the jump may move the page once more.
      await expect
        .poll(async () => Math.abs(((await bar.boundingBox())?.y ?? 0) - (above?.height ?? 0)))
        .toBeLessThan(4);
    });
  });

test('the disc of a pressed button ends where its tile does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(COMMANDER.path);
  await hydrated(page);
  const tile = page.locator('main .sections .tile').first();
  const button = tile.locator('[data-clip]');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  // While it swells at the press it may reach over the edge.
  await expect
    .poll(async () => {
      const disc = await button.evaluate((element) => {
        const { right } = element.getBoundingClientRect();
        return right - Number.parseFloat(getComputedStyle(element).paddingRight);
      });
      const box = await tile.boundingBox();
      return disc - (box?.x ?? 0) - (box?.width ?? 0);
    })
    .toBeLessThanOrEqual(0.5);
});

/** The pictures of cards that are pointed at. */
function getPeek(page: Page): Locator {
  return page.locator('.peek');
}

test('a tile shows its card in a size to read, one at a time', async ({ page }) => {
  await page.goto(COMMANDER.path);
  await hydrated(page);
  const tiles = page.locator('main .sections .tile-link');
  for (const at of [0, 3]) {
    await tiles.nth(at).hover();
    await expect(getPeek(page)).toHaveCount(1);
    await expect.poll(async () => (await getPeek(page).boundingBox())?.width).toBe(240);
  }
  // The keyboard takes over from the pointer.
  await page.mouse.move(0, 0);
  await expect(getPeek(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await tiles.nth(1).focus();
  await expect(getPeek(page)).toHaveCount(1);
});

test('a picture of a combo shows its card too, and a guide shows one of two', async ({ page }) => {
  await page.goto('/combos');
  await hydrated(page);
  await page.locator('.combos .tile-link').first().hover();
  await expect(getPeek(page)).toBeVisible();
  await page.goto('/guides/cut-to-99-by-role');
  await hydrated(page);
  await page.getByRole('link', { name: 'Command Tower' }).hover();
  await expect(getPeek(page)).toHaveCount(1);
  await expect(page.locator('body > [popover] .tile-picture, body > [popover] .face')).toHaveCount(1);
});

test('menus of the bar open downward', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(COMMANDER.path);
  await hydrated(page);
  for (const name of ['Filters', 'Sort']) {
    const button = page.getByRole('button', { name: new RegExp(`^${name}`) }).filter({ visible: true });
    await button.click();
    // Once its code has arrived, the menu is another element.
    await expect(async () => {
      const box = page.locator('.list-bar :popover-open');
      const [opener, opened] = [await button.boundingBox(), await box.boundingBox({ timeout: 1000 })];
      expect(opened?.y ?? 0).toBeGreaterThanOrEqual((opener?.y ?? 0) + (opener?.height ?? 0) - 4);
    }).toPass();
    await page.keyboard.press('Escape');
  }
});

test('a table marks the column it is sorted by', async ({ page }) => {
  await page.goto(`${COMMANDER.path}?view=table`);
  const sorted = (list: string) => page.locator(`#${list} th[aria-sort]`);
  await expect(sorted('highsynergycards')).toHaveText(/^Synergy/);
  await expect(sorted('topcards')).toHaveText(/^Inclusion/);
  await hydrated(page);
  await page.locator('#topcards').getByRole('link', { name: 'Name' }).click();
  await expect(sorted('topcards')).toHaveAttribute('aria-sort', 'ascending');
  await expect(sorted('topcards')).toHaveText(/^Name/);
});

test('going back leads to the tile that was left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(COMMANDER.path);
  await hydrated(page);
  // What comes near is drawn: the list is in place when it stands still.
  await page.locator('#creatures').scrollIntoViewIfNeeded();
  const tile = page.locator('#creatures .tile-link').first();
  await expect(tile).toBeVisible();
  const top = () => tile.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  let before = Number.NaN;
  await expect(async () => {
    const now = await top();
    const isStill = now === before;
    before = now;
    expect(isStill).toBe(true);
  }).toPass();
  await tile.click();
  await expect(page).toHaveURL(/\/cards\//);
  await page.goBack();
  await expect(page).toHaveURL(COMMANDER.path);
  await expect.poll(top).toBe(before);
});

test('text has its cards at the pointer as before', async ({ page }) => {
  await page.goto(TEXT);
  await hydrated(page);
  await page.locator('main section[id] a[href^="/cards/"]').first().hover();
  await expect(getPeek(page)).toBeVisible();
});

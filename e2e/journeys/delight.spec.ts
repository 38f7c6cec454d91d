import type { Page } from '@playwright/test';
import { SMALL_COMMANDER } from '../support/sample.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** The names of the animations that begin on the page, in order. */
async function noteAnimations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const names: string[] = [];
    Object.assign(window, { begun: names });
    addEventListener('animationstart', ({ animationName }) => names.push(animationName), true);
  });
  return () => page.evaluate(() => (window as unknown as { begun: string[] }).begun);
}

/** Adds the first card of a page to the clipboard, which moves no other. */
async function addFirst(page: Page): Promise<void> {
  await page.goto(SMALL_COMMANDER.path);
  await hydrated(page);
  const tiles = page.locator('main .tile');
  const before = await tiles.nth(1).boundingBox();
  const button = tiles.first().locator('[data-clip]');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await tiles.nth(1).boundingBox()).toEqual(before);
}

test('a tile settles when its card is added, and the numbers of home count up once', async ({ page }) => {
  const begun = await noteAnimations(page);
  await addFirst(page);
  await expect.poll(begun).toContain('settle-card');
  // Only a press moves it, not a page that comes with its card added.
  await page.reload();
  await hydrated(page);
  expect(await begun()).not.toContain('settle-card');
  await page.goto('/');
  await expect.poll(begun).toContain('count-text');
  // The text is there all the while.
  await expect(page.locator('.count-up').first()).toHaveText(/^\d[\d.,]*K?$/);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    const begun = await noteAnimations(page);
    await addFirst(page);
    expect(await begun()).toEqual([]);
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator('.count-up').first()).toBeVisible();
    expect(await begun()).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

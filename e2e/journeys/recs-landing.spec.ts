import type { Locator } from '@playwright/test';
import { COMMANDER, DECK } from '../support/sample.ts';
import { expect, hydrated, test } from '../support/test.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(`shows an answer from its beginning, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/recs');
    await hydrated(page);
    const ask = page.getByRole('button', { name: 'Improve my deck' });
    const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;
    await page.getByLabel('Deck list').fill('1 Sol Rng\n1 Arcane Signet\n1 Counterspell');
    await ask.click();
    await expect(page.getByRole('alert')).toBeInViewport();
    await page.getByLabel('Deck list').fill(DECK);
    await ask.click();
    const commander = page.getByRole('heading', { level: 2, name: COMMANDER.name });
    await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeAttached();
    await expect.poll(() => top(commander)).toBeGreaterThan(50);
    await expect.poll(() => top(commander)).toBeLessThan(160);
    // A button of the answer leaves the page where it is.
    const keep = page.getByRole('button', { name: /^Keep / }).first();
    await keep.scrollIntoViewIfNeeded();
    await keep.click();
    await expect(page.getByRole('list', { name: 'Never cut' })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });

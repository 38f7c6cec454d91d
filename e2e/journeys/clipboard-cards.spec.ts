import type { Locator } from '@playwright/test';
import { keepClipboard, opener, panel } from '../support/clipboard.ts';
import { expect, hydrated, test } from '../support/test.ts';

const CARDS = [
  'command-tower',
  'rhystic-study',
  'sol-ring',
  'cultivate',
  'counterspell',
  'eternal-witness',
  'arcane-signet',
  'swords-to-plowshares',
];

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(`begins with its cards at ${size.width} pixels`, async ({ page }) => {
    await page.setViewportSize(size);
    await keepClipboard(page, { cards: CARDS });
    await page.goto('/terms');
    await hydrated(page);
    await opener(page).click();
    await expect(panel(page).locator('li[data-card]').filter({ hasText: 'Cultivate' })).toBeVisible();
    const getTop = async (of: Locator) =>
      ((await of.boundingBox())?.y ?? 0) - ((await panel(page).boundingBox())?.y ?? 0);
    expect(await getTop(panel(page).locator('li[data-card]').first())).toBeLessThan(170);
    // What follows the cards of a long list has a link above them.
    await panel(page).getByRole('link', { name: 'Improve my deck' }).click();
    await expect(panel(page).getByRole('button', { name: 'Improve my deck' })).toBeInViewport();
  });

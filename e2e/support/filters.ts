import { expect, type Page } from '@playwright/test';

/** Opens the panel of the bar above card lists, if it is not open. */
export async function openFilterPanel(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'Filters and order' });
  // A box that is closing is visible for a moment.
  const open = page.locator('.filter-panel:popover-open, .filter-panel:not([popover])');
  if (await open.first().isVisible()) return;
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(panel).toBeVisible();
}

/** Opens the filters of decks: a fold on pages that count decks without such a bar. */
export async function openFilters(page: Page): Promise<void> {
  const fold = page.locator('summary').filter({ hasText: /^Filters/ });
  if ((await fold.count()) > 0) await fold.click();
  else await openFilterPanel(page);
}

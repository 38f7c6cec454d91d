import { expect, type Page } from '@playwright/test';

/** Opens the panel of the bar above card lists, if it is not open. */
export async function openFilterPanel(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'Filters and order' });
  // One that is closing is visible for a moment.
  const isOpen = await panel.evaluateAll((found) =>
    found.some((element) => !element.hasAttribute('popover') || element.matches(':popover-open')),
  );
  if (!isOpen) await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(panel).toBeVisible();
}

/** Opens the filters of decks: a fold on pages that count decks without such a bar. */
export async function openFilters(page: Page): Promise<void> {
  const fold = page.locator('summary').filter({ hasText: /^Filters/ });
  if ((await fold.count()) > 0) await fold.click();
  else await openFilterPanel(page);
}

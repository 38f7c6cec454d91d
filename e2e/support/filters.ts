import { expect, type Page } from '@playwright/test';

/** Longer than it takes until a choice closes the panel. */
const CLOSES_MS = 500;

/** Opens the panel of the bar above card lists, if it is not open. */
export async function openFilterPanel(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'Filters and order' });
  // One that is closing is visible for a moment.
  const isOpen = () =>
    panel.evaluateAll((found) =>
      found.some((element) => !element.hasAttribute('popover') || element.matches(':popover-open')),
    );
  if (await isOpen()) await page.waitForTimeout(CLOSES_MS);
  if (!(await isOpen())) await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(panel).toBeVisible();
  // As a reader would where the page has moved since.
  await panel.evaluate((box) =>
    scrollBy({ top: Math.max(0, box.getBoundingClientRect().bottom - innerHeight) }),
  );
}

/** Opens the filters of decks: a fold on pages that count decks without such a bar. */
export async function openFilters(page: Page): Promise<void> {
  const fold = page.locator('summary').filter({ hasText: /^Filters/ });
  if ((await fold.count()) > 0) await fold.click();
  else await openFilterPanel(page);
}

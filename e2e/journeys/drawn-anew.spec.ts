import type { Page } from '@playwright/test';
import { COMMANDER, SMALL_COMMANDER } from '../support/sample.ts';
import { expect, hydrated, test } from '../support/test.ts';

// A document brings parts of a page as markup; what takes their place may come while the visitor is at it.

/** Holds back what the browser asks for below addresses of this pattern, until told otherwise. */
async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('takes the next letters in the field that is drawn in place of the one typed into', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/filter-forms-/);
  await page.goto(SMALL_COMMANDER.path);
  await hydrated(page);
  await page
    .locator('summary')
    .filter({ hasText: /^Filters/ })
    .click();
  const field = page.getByRole('combobox', { name: 'Card name' });
  await field.click();
  await page.keyboard.type('Min Stone');
  for (const _ of ' Stone') await page.keyboard.press('ArrowLeft');
  const served = await field.elementHandle();
  release();
  await page.waitForFunction((element) => !element?.isConnected, served);
  await page.keyboard.type('d');
  await expect(field).toHaveValue('Mind Stone');
  await expect(field).toBeFocused();
});

test('jumps where a press leads that ends as a list is drawn anew', async ({ page }) => {
  await page.goto(COMMANDER.path);
  await hydrated(page);
  const release = await holdBack(page, /\.data(\?|$)/);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Creatures' }).click();
  await expect(page.locator('section#creatures')).toBeInViewport();
  const jumped = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const served = document.querySelector('section#creatures');
        const observer = new MutationObserver(() => {
          if (served?.isConnected) return;
          observer.disconnect();
          document.querySelector<HTMLElement>('a[aria-label="Back to top"]')?.click();
          // Lists above are laid out, and get their heights, in the frames that follow.
          requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
  release();
  await jumped;
  await expect(page).toHaveURL(/#content$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

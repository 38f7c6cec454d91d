import type { Page } from '@playwright/test';
import { openFilters } from '../support/filters.ts';
import { COMMANDER, SMALL_COMMANDER } from '../support/sample.ts';
import { expect, hydrated, test } from '../support/test.ts';

// Documents bring parts of a page as markup, which may be replaced while the visitor is using it.

/** Delays requests to addresses of this pattern until released. */
async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  const blocked = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await blocked.promise;
    await route.continue();
  });
  return blocked.resolve;
}

test('puts the next letters into the field that replaces the one typed into', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/filter-forms-/);
  await page.goto(SMALL_COMMANDER.path);
  await hydrated(page);
  await openFilters(page);
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

test('jumps to the target of a press that ends while a list is redrawn', async ({ page }) => {
  const release = await holdBack(page, /\.data(\?|$)/);
  await page.goto(COMMANDER.path);
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Creatures' }).click();
  await expect(page.locator('section#creatures')).toBeInViewport();
  await page.evaluate(() => {
    Object.assign(window, {
      jumped: new Promise<void>((resolve) => {
        const served = document.querySelector('section#creatures');
        const observer = new MutationObserver(() => {
          if (served?.isConnected) return;
          observer.disconnect();
          document.querySelector<HTMLElement>('main a[href="#content"]')?.click();
          // Lists above are laid out, and get their heights, in the following frames.
          requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
    });
  });
  release();
  await page.evaluate(() => Reflect.get(window, 'jumped'));
  await expect(page).toHaveURL(/#content$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

import type { Page } from '@playwright/test';
import { SIX_CARDS } from '../support/sample.ts';
import { restOf } from '../support/settle.ts';
import { expect, hydrated, test } from '../support/test.ts';

// The browser says of each file that it does not come, and React of each part that failed.
test.afterEach(({ complaints }) => {
  const others = complaints.filter((text) => !/net::ERR_|PartMissing|status of 404/.test(text));
  complaints.splice(0, complaints.length, ...others);
});

/** The page is whole around what failed. */
async function expectLayout(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

test('offline, whatever is opened first says so, and opens once the network is back', async ({
  page,
  context,
}) => {
  const rest = restOf(page);
  await page.goto(SIX_CARDS);
  await hydrated(page);
  await rest();
  await context.setOffline(true);
  const toasts = page.locator('body > [aria-live="polite"]');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(toasts).toContainText('The settings could not be loaded. You’re offline.');
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.locator('#user-menu')).toContainText('You’re offline.');
  await expectLayout(page);

  await context.setOffline(false);
  await expect(page.locator('#user-menu').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('a link followed offline keeps the layout, and its page opens once the network is back', async ({
  page,
  context,
}) => {
  const rest = restOf(page);
  await page.goto(SIX_CARDS);
  await hydrated(page);
  await rest();
  await context.setOffline(true);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Tags', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('You’re offline.');
  await expectLayout(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Themes and kindred' })).toBeVisible();
});

test('a file that an update took is asked for again, and then a reload is offered', async ({ page }) => {
  let gone = true;
  await page.route(/\/assets\/user-menu-/, (route) =>
    gone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.goto(SIX_CARDS);
  await hydrated(page);
  await page.getByRole('button', { name: 'User menu' }).click();
  const menu = page.locator('#user-menu');
  await menu.getByRole('button', { name: 'Try again' }).click();
  await expect(menu.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  gone = false;
  await menu.getByRole('button', { name: 'Reload the page' }).click();
  await hydrated(page);
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(menu.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

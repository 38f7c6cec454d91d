import type { Page } from '@playwright/test';
import { keepMessages } from '../support/messages.ts';
import { COMMANDER, DECK, SIX_CARDS } from '../support/sample.ts';
import { drawn, followRequests } from '../support/settle.ts';
import { expect, hydrated, test } from '../support/test.ts';

// The browser reports each file that fails to load, and React each part that failed.
test.afterEach(({ complaints }) => {
  const others = complaints.filter((text) => !/net::ERR_|PartLoadError|status of 404/.test(text));
  complaints.splice(0, complaints.length, ...others);
});

/** The page is intact around what failed. */
async function expectLayout(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

test('offline, a part opened for the first time says so, and opens once the network is back', async ({
  page,
  context,
}) => {
  const rest = followRequests(page);
  await keepMessages(page);
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
  const rest = followRequests(page);
  await page.goto(SIX_CARDS);
  await hydrated(page);
  await rest();
  await context.setOffline(true);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Tags', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('You’re offline.');
  const again = await page.getByRole('main').getByRole('button').boundingBox();
  expect(again?.width).toBeLessThan(200);
  await expectLayout(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Themes and kindred' })).toBeVisible();
});

test('offline, reading on leaves the page as it is, and the rest loads with the network', async ({
  page,
  context,
}) => {
  const rest = followRequests(page);
  await page.goto(COMMANDER.path);
  await hydrated(page);
  await rest();
  await context.setOffline(true);
  const brief = page.locator('[data-brief]');
  await brief.last().scrollIntoViewIfNeeded();
  await drawn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(COMMANDER.name);
  expect(await brief.count()).toBeGreaterThan(0);
  await context.setOffline(false);
  await expect(brief).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(COMMANDER.name);
});

test('the keyboard goes on in a part that loads when tried again', async ({ page }) => {
  let gone = true;
  await page.route(/\/assets\/result-view-/, (route) =>
    gone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(DECK);
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.focus();
  gone = false;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Answer' }).locator('a:focus, button:focus')).toHaveCount(1);
});

test('a file removed by an update is requested again, and then a reload is offered', async ({ page }) => {
  let gone = true;
  await page.route(/\/assets\/user-menu-/, (route) =>
    gone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.goto(SIX_CARDS);
  await hydrated(page);
  await page.getByRole('button', { name: 'User menu' }).click();
  const menu = page.locator('#user-menu');
  await menu.getByRole('button', { name: 'Try again' }).click();
  await expect(menu.getByRole('button', { name: 'Reload the page' })).toBeFocused();
  gone = false;
  // The page that is left is hydrated too.
  const loaded = page.waitForEvent('load');
  await menu.getByRole('button', { name: 'Reload the page' }).click();
  await loaded;
  await hydrated(page);
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(menu.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('after an update the next page is loaded as a document', async ({ page }) => {
  await page.clock.install();
  await page.goto(SIX_CARDS);
  await hydrated(page);
  await page.route(/\/assets\/manifest-/, (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ status: 200, headers: { 'x-former-build': '1' } })
      : route.continue(),
  );
  await page.clock.fastForward('11:00');
  const opened = page.waitForRequest((request) => request.isNavigationRequest());
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Tags', exact: true })
    .click();
  expect(new URL((await opened).url()).pathname).toBe('/tags');
  await expect(page.getByRole('heading', { level: 1, name: 'Themes and kindred' })).toBeVisible();
});

test('with cookies blocked the page works, and reports no crash', async ({ page }) => {
  const crashes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/crash')) crashes.push(request.url());
  });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
    // Firefox blocks these together with cookies.
    window.BroadcastChannel = class extends EventTarget {
      constructor() {
        super();
        refuse();
      }
    } as unknown as typeof BroadcastChannel;
  });
  await page.goto(COMMANDER.path);
  await hydrated(page);
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  const before = await theme();
  await page.getByRole('button', { name: 'Switch between light and dark theme' }).click();
  await expect.poll(theme).not.toBe(before);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Tags', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Themes and kindred' })).toBeVisible();
  expect(await theme()).not.toBe(before);
  expect(crashes).toEqual([]);
});

test('with full storage cards added in a row have one Undo, and the message about storage is next', async ({
  page,
}) => {
  await keepMessages(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto(SIX_CARDS);
  await hydrated(page);
  const press = (name: string) => page.getByRole('button', { name: `Clipboard: ${name}` }).first();
  await press('Thrummingbird').click();
  await press('Contagion Clasp').click();
  const messages = page.locator('body > [aria-live="polite"]');
  await expect(messages).toHaveText('2 cards were added to the clipboard.Undo');
  await messages.getByRole('button', { name: 'Undo' }).click();
  await expect(press('Thrummingbird')).toHaveAttribute('aria-pressed', 'false');
  await expect(press('Contagion Clasp')).toHaveAttribute('aria-pressed', 'false');
  await expect(messages).toContainText('Browser storage is full');
});

test('a second tab follows the theme', async ({ page, context }) => {
  await page.goto('/terms');
  await hydrated(page);
  const other = await context.newPage();
  await other.goto('/terms');
  await hydrated(other);
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  const before = await theme();
  await other.getByRole('button', { name: 'Switch between light and dark theme' }).click();
  await expect.poll(theme).not.toBe(before);
});

test('clicks and keys before hydration take effect once it is done', async ({ page }) => {
  let release = () => {};
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await blocked;
    await route.continue();
  });
  await page.goto(SIX_CARDS, { waitUntil: 'commit' });
  const clipboardButton = page.getByRole('button', { name: 'Clipboard: Thrummingbird' }).first();
  await clipboardButton.click();
  await page.getByRole('button', { name: 'User menu' }).press('Enter');
  await expect(clipboardButton).not.toHaveAttribute('aria-pressed', 'true');
  release();
  await expect(clipboardButton).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#user-menu').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

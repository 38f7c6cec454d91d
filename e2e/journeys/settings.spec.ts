import type { Page } from '@playwright/test';
import { expectSignedIn, newPerson, openUserMenu, signUp } from '../support/account.ts';
import { test } from '../support/site-test.ts';
import { expect, expectAccessibleInBothThemes, hydrated } from '../support/test.ts';

/** A list of cards, and how a setting changes them. */
const LIST = '/top/white';
const KEY = 'deckwright-settings';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const root = (page: Page) => page.locator('html');
const display = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'display')?.value ?? null;

/** What earlier versions kept on the device. */
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

async function openSettings(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(dialog(page).getByRole('switch', { name: 'Dark theme' })).toBeVisible();
}

test('of a visitor are the theme alone, with a prompt to sign in for more', async ({ page }) => {
  await page.goto(LIST);
  await openSettings(page);
  await expect(dialog(page).getByText('Sign in or sign up for more settings')).toBeVisible();
  await expect(dialog(page).locator('select, input')).toHaveCount(0);
  await expect(dialog(page).getByText(/High Salt|First choice|Reset to defaults/)).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  expect(await display(page)).toBeNull();
  expect(await stored(page)).toBeNull();
  await dialog(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`/signin?redirect=${LIST}`);
});

test('that an earlier version stored without an account are not applied, and erased', async ({ page }) => {
  await page.goto('/terms');
  await page.evaluate((key) => {
    const chosen = { saltLevel: 2, priceSources: ['cardmarket'], namesUnderCards: true };
    localStorage.setItem(key, JSON.stringify({ version: 1, chosen }));
    // biome-ignore lint/suspicious/noDocumentCookie: as the site wrote it.
    document.cookie = 'display=v12cardmarket; path=/';
  }, KEY);
  await page.goto(LIST);
  for (const attribute of ['data-salt', 'data-prices', 'data-names'])
    await expect(root(page)).not.toHaveAttribute(attribute);
  await hydrated(page);
  await expect.poll(() => stored(page)).toBeNull();
});

test('of a user are cleared by a reset that can be undone, and do not outlast signing out', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/signup?redirect=${LIST}`);
  await hydrated(page);
  await signUp(page, newPerson('Ada'), '');
  await expect(page).toHaveURL(LIST);
  await openSettings(page);
  await dialog(page).getByLabel('Always').check();
  const names = dialog(page).getByLabel('Names under cards');
  await expect(names).toHaveAccessibleDescription(/^On two lines if they are long/);
  await names.check();
  await dialog(page).getByRole('switch', { name: 'Dark theme' }).click();
  await expect(root(page)).toHaveAttribute('data-salt', '2');
  await dialog(page).getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(root(page)).not.toHaveAttribute('data-salt');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await expect(dialog(page).getByText('All settings are back to their defaults.')).toBeVisible();
  await expect(dialog(page).getByRole('switch', { name: 'Dark theme' })).not.toBeChecked();
  await expectAccessibleInBothThemes(page);
  await dialog(page).getByRole('button', { name: 'Undo reset' }).click();
  await expect(root(page)).toHaveAttribute('data-salt', '2');
  await expect(dialog(page).getByLabel('Names under cards')).toBeChecked();
  await expect(dialog(page).getByRole('button', { name: 'Reset to defaults' })).toBeFocused();
  await page.keyboard.press('Escape');
  await openUserMenu(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectSignedIn(page, false);
  for (const attribute of ['data-salt', 'data-names'])
    await expect(root(page)).not.toHaveAttribute(attribute);
  await openSettings(page);
  await expect(dialog(page).locator('select, input')).toHaveCount(0);
});

test('a page whose data never arrives is opened as a document', async ({ page }) => {
  await page.clock.install();
  await page.goto(LIST);
  await hydrated(page);
  await page.route('**/tags.data*', () => undefined);
  const request = page.waitForRequest('**/tags.data*');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Tags', exact: true })
    .click();
  await request;
  const opened = page.waitForRequest((request) => request.isNavigationRequest());
  await page.clock.fastForward(31_000);
  expect(new URL((await opened).url()).pathname).toBe('/tags');
  await expect(page.getByRole('heading', { level: 1, name: 'Themes and kindred' })).toBeVisible();
});

test.describe('behind a proxy that names the country', () => {
  test.use({
    settings: { TRUSTED_PROXIES: '127.0.0.1, ::1', COUNTRY_HEADER: 'X-Country' },
    extraHTTPHeaders: { 'x-country': 'DE' },
  });

  const price = (page: Page) =>
    page.locator('article', { hasText: '#1' }).first().locator('.tile-line').getByText('sample');

  test('pages are the same for every visitor; an account has the prices of its country', async ({
    page,
    request,
  }) => {
    const html = async (country: string) =>
      (await request.get(LIST, { headers: { 'x-country': country } })).text();
    expect(await html('DE')).toBe(await html('US'));
    await page.goto(LIST);
    await hydrated(page);
    await expect(root(page)).not.toHaveAttribute('data-prices');
    await expect(price(page)).toHaveText(/\$/);
    await page.goto(`/signup?redirect=${LIST}`);
    await hydrated(page);
    await signUp(page, newPerson('Ada'), '');
    await expect(page).toHaveURL(LIST);
    await expectSignedIn(page);
    await expect(root(page)).toHaveAttribute('data-prices', 'cardmarket.cardkingdom.tcgplayer');
    await expect(price(page)).toHaveText(/€/);
  });
});

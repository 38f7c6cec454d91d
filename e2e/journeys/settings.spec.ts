import type { Page } from '@playwright/test';
import { expectSignedIn, newPerson, register, signIn, signUp } from '../support/account.ts';
import { test } from '../support/site-test.ts';
import { expect, expectAccessibleInBothThemes, hydrated } from '../support/test.ts';

/** A list of cards, and how a setting changes them. */
const LIST = '/top/white';
const KEY = 'deckwright-settings';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const root = (page: Page) => page.locator('html');
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

async function openSettings(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(dialog(page).getByLabel('First choice')).toBeEnabled();
}

test('apply before scripts run, follow in a second tab, and are cleared by a reset that can be undone', async ({
  page,
  context,
  complaints,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(LIST);
  const tab = await context.newPage();
  await tab.goto('/terms');
  await hydrated(tab);
  await openSettings(page);
  await dialog(page).getByLabel('Always').check();
  await dialog(page).getByLabel('Names under cards').check();
  await dialog(page).getByRole('switch', { name: 'Dark theme' }).click();
  await expect(root(tab)).toHaveAttribute('data-salt', '2');
  await expect(root(tab)).toHaveAttribute('data-names', '');
  await expect(root(tab)).toHaveAttribute('data-theme', 'dark');
  await tab.close();

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/top', { waitUntil: 'domcontentloaded' });
  await expect(root(page)).toHaveAttribute('data-salt', '2');
  await expect(root(page)).not.toHaveAttribute('data-user');
  await expect(page.locator('.salt:not(.salty)').first()).toBeVisible();
  complaints.splice(0, complaints.length);
  await page.unroute('**/assets/*.js');

  await page.goto(LIST);
  await openSettings(page);
  await dialog(page).getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(root(page)).not.toHaveAttribute('data-salt');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await expect(dialog(page).getByText('All settings are back to their defaults.')).toBeVisible();
  await expect(dialog(page).getByRole('switch', { name: 'Dark theme' })).not.toBeChecked();
  expect(await kept(page)).toBeNull();
  await expectAccessibleInBothThemes(page);
  await dialog(page).getByRole('button', { name: 'Undo reset' }).click();
  await expect(root(page)).toHaveAttribute('data-salt', '2');
  await expect(dialog(page).getByLabel('Names under cards')).toBeChecked();
  await expect(dialog(page).getByRole('button', { name: 'Reset to defaults' })).toBeFocused();
});

test('are copied to the account if it never chose, and leave what it chose', async ({ page, baseURL }) => {
  const ada = newPerson('Ada');
  const { uid, token } = await register(baseURL, ada);
  // Chosen there: a value that equals the default.
  await fetch(`${baseURL}/api/users/${uid}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ saltLevel: 1 }),
  });
  await page.goto(LIST);
  await openSettings(page);
  await dialog(page).getByLabel('Always').check();
  await dialog(page).getByLabel('First choice').selectOption('manapool');
  await dialog(page).getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, ada.email, ada.password);
  await expect(page).toHaveURL(LIST);
  await expectSignedIn(page);
  await expect(root(page)).not.toHaveAttribute('data-salt');
  await expect(root(page)).toHaveAttribute('data-prices', /^manapool/);
  await page.goto('/account');
  await expect(page.getByLabel('First choice')).toHaveValue('manapool');
  await expect(page.getByLabel('High Salt')).toBeChecked();
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL('/signin?redirect=/account');
  await expect(root(page)).toHaveAttribute('data-salt', '2');
});

test('of a later version of the site are used and never overwritten', async ({ page }) => {
  const later = JSON.stringify({ version: 2, chosen: { saltLevel: 2, foils: 'only' }, mood: 'spiky' });
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [KEY, later] as const);
  await page.goto(LIST);
  await expect(root(page)).toHaveAttribute('data-salt', '2');
  await openSettings(page);
  await expect(dialog(page).getByText('Another tab runs a newer version')).toBeVisible();
  const shownSalt = page.locator('.salt').filter({ visible: true });
  await expect(shownSalt).not.toHaveCount(0);
  await dialog(page).getByLabel('Never').check();
  await expect(root(page)).toHaveAttribute('data-salt', '0');
  await expect(shownSalt).toHaveCount(0);
  expect(await kept(page)).toBe(later);
});

for (const [words, refuse] of [
  ['blocked', 'SecurityError'],
  ['full', 'QuotaExceededError'],
] as const)
  test(`work if storage is ${words}, and the dialog says for how long`, async ({ page }) => {
    await page.addInitScript((name) => {
      const no = () => {
        throw new DOMException('No.', name);
      };
      if (name === 'QuotaExceededError') Storage.prototype.setItem = no;
      else Object.defineProperty(window, 'localStorage', { get: no });
    }, refuse);
    await page.goto(LIST);
    await openSettings(page);
    await dialog(page).getByLabel('Always').check();
    await expect(root(page)).toHaveAttribute('data-salt', '2');
    await expect(dialog(page).getByText('until you close or reload the page')).toBeVisible();
    await page.reload();
    await expect(root(page)).not.toHaveAttribute('data-salt');
  });

test('a page whose data never arrives is opened as a document', async ({ page }) => {
  await page.clock.install();
  await page.goto(LIST);
  await hydrated(page);
  await page.route('**/tags.data*', () => undefined);
  const asked = page.waitForRequest('**/tags.data*');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Tags', exact: true })
    .click();
  await asked;
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

  test('prices are those of its shop, on pages that are the same for everybody', async ({
    page,
    request,
  }) => {
    const html = async (country: string) =>
      (await request.get(LIST, { headers: { 'x-country': country } })).text();
    expect(await html('DE')).toBe(await html('US'));
    await page.goto(LIST);
    await expect(root(page)).toHaveAttribute('data-prices', 'cardmarket.cardkingdom.tcgplayer');
    await expect(price(page)).toHaveText(/€/);

    // Known from then on: before the first paint, and without another request on the same day.
    let asked = 0;
    page.on('request', (each) => {
      if (new URL(each.url()).pathname === '/api/region') asked += 1;
    });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(root(page)).toHaveAttribute('data-prices', 'cardmarket.cardkingdom.tcgplayer');
    await openSettings(page);
    await expect(dialog(page).getByLabel('First choice')).toHaveValue('cardmarket');
    await dialog(page).getByLabel('First choice').selectOption('cardkingdom');
    await expect(root(page)).toHaveAttribute('data-prices', /^cardkingdom/);
    await page.reload();
    await expect(root(page)).toHaveAttribute('data-prices', 'cardkingdom.cardmarket.tcgplayer');
    await expect(price(page)).toHaveText(/\$/);
    expect(asked).toBe(0);
  });

  test('an order chosen on the device is not replaced by signing up there', async ({ page }) => {
    await page.goto(LIST);
    await openSettings(page);
    await dialog(page).getByLabel('First choice').selectOption('scg');
    await dialog(page).getByRole('link', { name: 'sign up' }).click();
    await signUp(page, newPerson('Ada'), '');
    await expect(page).toHaveURL(LIST);
    await expectSignedIn(page);
    await expect(root(page)).toHaveAttribute('data-prices', /^scg/);
  });
});

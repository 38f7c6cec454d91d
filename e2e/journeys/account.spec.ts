import {
  expectSignedIn,
  newPerson,
  openUserMenu,
  readDeviceStorage,
  signedIn,
  signIn,
  signUp,
} from '../support/account.ts';
import { menusClosed } from '../support/settle.ts';
import { expect, expectAccessibleInBothThemes, forgiveStatus, hydrated, test } from '../support/test.ts';

/** A list of cards, with what a setting changes about them. */
const LIST = '/top/white';

test('leads to the forms and back to the page, without its query', async ({ page }) => {
  await page.goto(`${LIST}?range=year`);
  await openUserMenu(page);
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute(
    'href',
    `/signin?redirect=${LIST}`,
  );
  await expect(page.getByRole('link', { name: 'My Account' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL(`/signup?redirect=${LIST}`);
  const ada = newPerson('Ada');
  await signUp(page, ada, '');
  await expect(page).toHaveURL(LIST);
  await menusClosed(page, 'White cards');
  await openUserMenu(page);
  await expect(page.getByText('Signed in as Ada')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Up', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'My Account' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
  const stored = await readDeviceStorage(page);
  expect(Object.keys(JSON.parse(stored.session ?? '{}'))).toEqual(['uid']);
  expect(stored.token).toMatch(/^[A-Za-z0-9]{32}$/);
  // Scripts of the page cannot see what opens the account.
  const seen = await page.evaluate(
    () => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }),
  );
  expect(seen).not.toContain(stored.token);
  expect(stored.keys.filter((key) => /user|profile/i.test(key))).toEqual([]);
});

test('does not leave the site after signing in', async ({ page }) => {
  const ada = newPerson('Ada');
  await signUp(page, ada, '/signup?redirect=%2F%2Fevil.example');
  await expect(page).toHaveURL('/account');
});

test('asks for consent to the terms, checks nothing itself, and says at each field what is wrong', async ({
  page,
}) => {
  let sent = 0;
  await page.route('**/api/users/**', (route) => {
    sent += 1;
    return route.abort();
  });
  await page.goto('/signup');
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Sign up' });
  await expect(form.getByRole('checkbox')).toHaveCount(3);
  for (const box of await form.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await form.getByLabel('Name').fill('Ada');
  await form.getByLabel('Email').fill('ada@');
  await form.getByLabel('Password', { exact: true }).fill('short');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByText('Enter an email address')).toBeVisible();
  await expect(form.getByText('at least 8 characters.').last()).toBeVisible();
  await expect(form.getByText('Agree to the terms of use to create an account.')).toBeVisible();
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toBe(0);
  await expectAccessibleInBothThemes(page);
});

test('a setting changed in one browser appears in another; signing out resets it', async ({
  page,
  browser,
  baseURL,
}) => {
  const ada = newPerson('Ada');
  await signedIn(page, baseURL, ada);
  await page.goto('/terms');
  await hydrated(page);
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const there = await other.newPage();
  await there.goto(`/signin?redirect=${LIST}`);
  await hydrated(there);
  await signIn(there, ` ${ada.email} `, ada.password);
  await expect(there).toHaveURL(LIST);
  await expectSignedIn(there);

  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog.getByLabel('First choice').locator('option')).toHaveText([
    'Card Kingdom',
    'TCGplayer',
    'Star City Games',
    'Mana Pool',
    'Face to Face Games (Canada)',
    'Cardmarket (Europe)',
    'TCGL (Mexico)',
    'Cardhoarder (MTGO)',
  ]);
  await dialog.getByLabel('First choice').selectOption('scg');
  await expect(dialog.getByLabel('Third choice')).toHaveValue('cardkingdom');
  await dialog.getByLabel('Names under cards').check();
  await expect(dialog.getByRole('group', { name: 'Show Salt' }).getByRole('radio')).toHaveCount(3);
  await dialog.getByLabel('Always').check();
  await expectAccessibleInBothThemes(page);

  // Without a reload.
  const root = there.locator('html');
  await expect(root).toHaveAttribute('data-prices', 'scg.tcgplayer.cardkingdom');
  await expect(root).toHaveAttribute('data-names', '');
  await expect(root).toHaveAttribute('data-salt', '2');
  await expect(there.locator('.salt:not(.salty)').first()).toBeVisible();

  // From the first paint of the next page on, before any script but the one in its head has run.
  await there.route('**/assets/*.js', (route) => route.abort());
  await there.goto('/top', { waitUntil: 'domcontentloaded' });
  await expect(root).toHaveAttribute('data-salt', '2');
  await expect(there.locator('.salt:not(.salty)').first()).toBeVisible();
  await there.unroute('**/assets/*.js');
  await there.goto(LIST);
  await openUserMenu(there);
  await there.getByRole('button', { name: 'Sign Out' }).click();
  await expectSignedIn(there, false);
  await expect(root).not.toHaveAttribute('data-salt');
  // The page does not wait for the server, which clears the cookie.
  await expect.poll(() => readDeviceStorage(there)).toMatchObject({ session: null, token: null, hint: null });
  await there.reload();
  await expect(there.locator('.salt:not(.salty)').first()).toBeHidden();
  await other.close();
  await expectSignedIn(page);
});

test('shows prices in the chosen order, also on cached pages', async ({ page, baseURL }) => {
  await page.goto(LIST);
  await hydrated(page);
  const price = page.locator('article', { hasText: '#1' }).first().locator('.tile-line').getByText('sample');
  const before = await price.textContent();
  await signedIn(page, baseURL, newPerson('Ada'));
  await page.goto('/account');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await page.getByLabel('First choice').selectOption('cardmarket');
  await expect(page.locator('html')).toHaveAttribute('data-prices', /^cardmarket/);
  await saved;
  await page.goto(LIST);
  await expect(price).toHaveText(/€/);
  expect(before).toContain('$');
});

test('a session ended elsewhere ends here; other tabs follow', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  await signedIn(page, baseURL, newPerson('Ada'));
  await page.goto('/account');
  const tab = await context.newPage();
  await tab.goto(LIST);
  await expectSignedIn(tab);
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL('/signin?redirect=/account');
  await expectSignedIn(tab, false);
  // What the page asked just before may be answered after the session has ended.
  forgiveStatus(complaints, 401);
});

test('an account is exported and deleted', async ({ page, baseURL, complaints }) => {
  const ada = newPerson('Ada');
  await signedIn(page, baseURL, ada);
  await page.goto('/account');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  expect((await download).suggestedFilename()).toBe('deckwright-account.json');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(dialog.getByText('Type delete to continue.')).toBeVisible();
  await expect(dialog.getByText('Enter your password.')).toBeVisible();
  await dialog.getByLabel('Type delete to confirm').fill('delete');
  await dialog.getByLabel('Password', { exact: true }).fill(ada.password);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page).toHaveURL('/');
  await expectSignedIn(page, false);
  await page.goto('/signin');
  await hydrated(page);
  await signIn(page, ada.email, ada.password);
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  forgiveStatus(complaints, 401);
});

test('works by keyboard alone, with a password that can be shown', async ({ page }) => {
  const ada = newPerson('Ada');
  await page.goto('/signup');
  await hydrated(page);
  await page.getByLabel('Name').focus();
  await page.keyboard.type(ada.name);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(ada.email);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(ada.password);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('has the menu in the drawer, and the settings', async ({ page }) => {
    await page.goto(LIST);
    await openUserMenu(page);
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await expect(settings.getByText('for more settings')).toBeVisible();
    await expect(settings.getByLabel('First choice')).toHaveCount(0);
    await settings.getByRole('link', { name: 'sign up' }).click();
    await expect(page).toHaveURL(`/signup?redirect=${LIST}`);
    await expect(page.getByRole('form', { name: 'Sign up' })).toBeVisible();
    await expect(page.locator(':popover-open, dialog[open]')).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
    await signUp(page, newPerson('Ada'), '');
    await expect(page).toHaveURL(LIST);
    await menusClosed(page, 'White cards');
    await openUserMenu(page);
    await page.getByRole('link', { name: 'My Account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says that accounts need it', async ({ page }) => {
    for (const path of ['/signin', '/signup', '/confirm-password', '/account', '/account/staff']) {
      await page.goto(path);
      await expect(page.getByText('Accounts need JavaScript')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(0);
    }
  });
});

test('are pages that search engines do not list', async ({ page, request }) => {
  for (const path of ['/signin', '/signup', '/confirm-password', '/account', '/account/staff']) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
  }
  await page.goto('/account');
  await expect(page).toHaveURL('/signin?redirect=/account');
});

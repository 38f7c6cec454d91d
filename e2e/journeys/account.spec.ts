import { totpCode } from '../../tooling/testing/totp.ts';
import {
  expectSignedIn,
  keepOnDevice,
  keptOf,
  newPerson,
  openUserMenu,
  register,
  signedIn,
  signIn,
  signUp,
} from '../support/account.ts';
import { mailTo } from '../support/outbox.ts';
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
  const kept = await keptOf(page);
  expect(Object.keys(JSON.parse(kept.session ?? '{}'))).toEqual(['uid']);
  expect(kept.token).toMatch(/^[A-Za-z0-9]{32}$/);
  // No script of the page can see what opens the account.
  const seen = await page.evaluate(
    () => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }),
  );
  expect(seen).not.toContain(kept.token);
  expect(kept.keys.filter((key) => /user|profile/i.test(key))).toEqual([]);
});

test('does not leave the site after signing in', async ({ page }) => {
  const ada = newPerson('Ada');
  await signUp(page, ada, '/signup?redirect=%2F%2Fevil.example');
  await expect(page).toHaveURL('/account');
});

test('asks for the terms, ticks nothing itself, and says at each field what is wrong', async ({ page }) => {
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

test('a setting changed in one browser appears in another; signing out resets', async ({
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
  expect(await keptOf(there)).toMatchObject({ session: null, token: null, hint: null });
  await there.reload();
  await expect(there.locator('.salt:not(.salty)').first()).toBeHidden();
  await other.close();
  await expectSignedIn(page);
});

test('shows prices in the order chosen, on pages kept as markup too', async ({ page, baseURL }) => {
  await page.goto(LIST);
  await hydrated(page);
  const price = page.locator('article', { hasText: '#1' }).first().locator('.tile-line').getByText('sample');
  const before = await price.textContent();
  await signedIn(page, baseURL, newPerson('Ada'));
  await page.goto('/account');
  await page.getByLabel('First choice').selectOption('cardmarket');
  await expect(page.locator('html')).toHaveAttribute('data-prices', /^cardmarket/);
  await page.goto(LIST);
  await expect(price).toHaveText(/€/);
  expect(before).toContain('$');
});

test('settings chosen without an account stay on the device, and go along with a new one', async ({
  page,
}) => {
  await page.goto(LIST);
  await hydrated(page);
  const root = page.locator('html');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await settings.getByLabel('First choice').selectOption('cardmarket');
  await settings.getByLabel('Always').check();
  await expect(root).toHaveAttribute('data-prices', /^cardmarket/);
  await expect(settings.getByText('Kept on this device.')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.reload();
  await expect(root).toHaveAttribute('data-salt', '2');
  await expect(root).not.toHaveAttribute('data-user');
  await hydrated(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await settings.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(root).not.toHaveAttribute('data-salt');
  await expect(settings.getByLabel('First choice')).toHaveValue('cardkingdom');
  await settings.getByRole('button', { name: 'Undo reset' }).click();
  await expect(root).toHaveAttribute('data-salt', '2');
  await expect(settings.getByLabel('First choice')).toHaveValue('cardmarket');

  await settings.getByRole('link', { name: 'sign up' }).click();
  await signUp(page, newPerson('Ada'), '');
  await expect(page).toHaveURL(LIST);
  await page.goto('/account');
  await expect(page.getByLabel('First choice')).toHaveValue('cardmarket');
  await expect(page.getByLabel('Always')).toBeChecked();
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL('/signin?redirect=/account');
  await expect(root).toHaveAttribute('data-salt', '2');
});

test('a session ended elsewhere ends here; other tabs follow', async ({ page, context, baseURL }) => {
  await signedIn(page, baseURL, newPerson('Ada'));
  await page.goto('/account');
  const tab = await context.newPage();
  await tab.goto(LIST);
  await expectSignedIn(tab);
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL('/signin?redirect=/account');
  await expectSignedIn(tab, false);
});

test('a sign-in that an earlier version kept in the storage becomes a cookie, in all tabs at once', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { uid, token } = await register(baseURL, newPerson('Ada'));
  await page.goto(LIST);
  const exchanges: string[] = [];
  context.on('request', (sent) => {
    if (sent.url().endsWith('/renew-token')) exchanges.push(sent.url());
  });
  await page.evaluate(
    (kept) => localStorage.setItem('deckwright-session', kept),
    JSON.stringify({ uid, token }),
  );
  const tab = await context.newPage();
  await Promise.all([page.goto('/account'), tab.goto('/account')]);
  for (const each of [page, tab])
    await expect(each.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
  const kept = await keptOf(page);
  expect(JSON.parse(kept.session ?? '')).toEqual({ uid });
  expect(kept.token).not.toBe(token);
  expect(exchanges).toHaveLength(1);
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get(`/api/users/${uid}`, { headers })).status()).toBe(401);
});

test('who signs out while the site is away is signed out there with the next page', async ({
  page,
  baseURL,
  request,
  complaints,
}) => {
  const { uid, token } = await register(baseURL, newPerson('Ada'));
  await keepOnDevice(page, baseURL, { uid, token });
  await page.goto('/account');
  const signOuts = '**/api/users/sign-out';
  await page.route(signOuts, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (sent) => sent.url().endsWith('/sign-out'));
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await failed;
  await expect(page).toHaveURL('/signin?redirect=/account');
  const stateOf = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await request.get(`/api/users/${uid}`, { headers })).status();
  };
  expect(await stateOf()).toBe(200);
  await page.unroute(signOuts);
  await page.goto('/terms');
  await expect.poll(stateOf).toBe(401);
  expect(await keptOf(page)).toMatchObject({ session: null, token: null });
  const others = complaints.filter((text) => !/ERR_FAILED/.test(text));
  complaints.splice(0, complaints.length, ...others);
});

test('forgot password: a code by mail, a new password, and the old one is refused', async ({
  page,
  baseURL,
  complaints,
}) => {
  const ada = newPerson('Ada');
  await signedIn(page, baseURL, ada);
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL('/signin?redirect=/account');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(ada.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL('/confirm-password');
  await expect(page.getByText(`If there is an account for ${ada.email}`)).toBeVisible();
  const [code = ''] = /\b\d{6,10}\b/.exec(await mailTo(baseURL, ada.email)) ?? [];
  await expect(page.getByLabel('Code from the email')).toHaveAttribute('autocomplete', 'one-time-code');
  await page.getByLabel('Code from the email').fill(` ${code} `);
  const password = `${ada.password} again`;
  await page.getByRole('textbox', { name: 'New password' }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(ada.email);
  await signIn(page, ada.email, ada.password);
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await signIn(page, ada.email, password);
  await expect(page).toHaveURL('/account');
  forgiveStatus(complaints, 401);
});

test('devices are listed, and signed out one by one or all others', async ({ page, browser, baseURL }) => {
  const ada = newPerson('Ada');
  await signedIn(page, baseURL, ada);
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const there = await other.newPage();
  await there.goto('/signin');
  await hydrated(there);
  await signIn(there, ada.email, ada.password);
  await expect(there).toHaveURL('/account');
  const { token } = await (
    await page.request.post('/api/users/sign-in', { data: { email: ada.email, password: ada.password } })
  ).json();
  await page.goto('/account');
  const panel = page.getByRole('region', { name: 'Where you’re signed in' });
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(panel.getByText('This device')).toHaveCount(1);
  await expectAccessibleInBothThemes(page);
  const others = panel.getByRole('listitem').filter({ hasNotText: 'This device' });
  await others.first().getByRole('button').click();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await panel.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(panel.getByText('All other devices are signed out.')).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expectSignedIn(there, false);
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.get('/api/users/sessions', { headers })).status()).toBe(401);
  await other.close();
});

test('two-step sign-in is set up, asked for, and gives way to a recovery code', async ({
  page,
  baseURL,
  complaints,
}) => {
  const ada = newPerson('Ada');
  await signedIn(page, baseURL, ada);
  await page.goto('/account');
  const panel = page.getByRole('region', { name: 'Two-step sign-in' });
  await panel.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await panel.getByLabel('Password', { exact: true }).fill(ada.password);
  await panel.getByRole('button', { name: 'Continue' }).click();
  await expect(panel.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = ((await panel.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await expectAccessibleInBothThemes(page);
  await panel.getByLabel('Code from the app').fill(totpCode(secret));
  await panel.getByRole('button', { name: 'Turn on' }).click();
  const codes = panel.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = ''] = await codes.allTextContents();
  await panel.getByRole('button', { name: 'I saved the codes' }).click();
  await expect(codes).toHaveCount(0);
  await expect(panel.getByRole('status')).toContainText('On.');
  for (const give of [totpCode(secret, 1), recovery]) {
    await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await expect(page).toHaveURL('/signin?redirect=/account');
    await signIn(page, ada.email, ada.password);
    const field = page.getByLabel('Code from your app');
    await field.fill('000000');
    await page.getByRole('form', { name: 'Sign in' }).getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('This code is wrong or was used before.')).toBeVisible();
    await field.fill(give);
    await page.getByRole('form', { name: 'Sign in' }).getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/account');
  }
  forgiveStatus(complaints, 400);
});

test('a passkey is added, named, signs in by the button or at the field, and is removed', async ({
  page,
  context,
  baseURL,
}) => {
  const ada = newPerson('Ada');
  await signedIn(page, baseURL, ada);
  const browser = await context.newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      // The owner's finger: whoever is asked agrees.
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/account');
  const panel = page.getByRole('region', { name: 'Passkeys' });
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(panel.getByRole('status')).toContainText('was added.');
  expect((await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1);
  const mail = await mailTo(baseURL, ada.email);
  expect(mail).toContain('has just been added to your account');
  await panel.getByRole('button', { name: /^Rename / }).click();
  await panel.getByLabel('Name of the passkey').fill('Ada’s phone');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Ada’s phone')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(page).toHaveURL('/signin?redirect=/account');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  // With a finger that is always there the browser chooses the offer at the field by itself.
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();

  // A browser that offers none there.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(page).toHaveURL('/signin?redirect=/account');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('region', { name: 'Passkeys' }).getByText(/^Used /)).toBeVisible();

  await panel.getByRole('button', { name: 'Remove Ada’s phone' }).click();
  await expect(panel.getByRole('status')).toContainText('was removed.');
  await expect(panel.getByRole('listitem')).toHaveCount(0);
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

test('by keyboard alone, with a password that can be looked at', async ({ page }) => {
  const ada = newPerson('Ada');
  await page.goto('/signup');
  await hydrated(page);
  await page.getByLabel('Name').focus();
  await page.keyboard.type(ada.name);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(ada.email);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(ada.password);
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
  await expectAccessibleInBothThemes(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('has the menu in the drawer, and the settings', async ({ page }) => {
    await page.goto(LIST);
    await openUserMenu(page);
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await expect(settings.getByText('Kept on this device.')).toBeVisible();
    await expect(settings.getByLabel('First choice')).toBeVisible();
    await settings.getByRole('link', { name: 'sign up' }).click();
    await expect(page).toHaveURL(`/signup?redirect=${LIST}`);
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

test('are pages that nobody finds by searching', async ({ page, request }) => {
  for (const path of ['/signin', '/signup', '/confirm-password', '/account', '/account/staff']) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
  }
  await page.goto('/account');
  await expect(page).toHaveURL('/signin?redirect=/account');
});

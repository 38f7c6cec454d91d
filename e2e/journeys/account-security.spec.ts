import type { Page } from '@playwright/test';
import { totpCode } from '../../tooling/testing/totp.ts';
import {
  expectSignedIn,
  keepOnDevice,
  newPerson,
  readDeviceStorage,
  register,
  signedIn,
  signIn,
} from '../support/account.ts';
import { mailTo } from '../support/outbox.ts';
import { expect, expectAccessibleInBothThemes, forgiveStatus, hydrated, test } from '../support/test.ts';

/** A list of cards, and how a setting changes them. */
const LIST = '/top/white';

/** A new user, signed in, on the account page. */
async function onAccountPage(page: Page, baseURL: string | undefined) {
  const ada = newPerson('Ada');
  await signedIn(page, baseURL, ada);
  await page.goto('/account');
  return ada;
}

/** By the button of the account page. */
async function signOut(page: Page): Promise<void> {
  // By the navigation, not by looking at the URL from time to time: a passkey may sign in again at once.
  await Promise.all([
    page.waitForURL('/signin?redirect=/account', { waitUntil: 'commit' }),
    page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).first().click(),
  ]);
}

test('a session that an earlier version stored in the browser becomes a cookie, in all tabs at once', async ({
  page,
  context,
  baseURL,
  request,
  complaints,
}) => {
  const { uid, token } = await register(baseURL, newPerson('Ada'));
  await page.goto(LIST);
  const exchanged: number[] = [];
  context.on('response', (answer) => {
    if (answer.url().endsWith('/renew-token')) exchanged.push(answer.status());
  });
  await page.evaluate(
    (stored) => localStorage.setItem('deckwright-session', stored),
    JSON.stringify({ uid, token }),
  );
  const tab = await context.newPage();
  await Promise.all([page.goto('/account'), tab.goto('/account')]);
  for (const each of [page, tab])
    await expect(each.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
  const saved = await readDeviceStorage(page);
  expect(JSON.parse(saved.session ?? '')).toEqual({ uid });
  expect(saved.token).not.toBe(token);
  // A tab may notice late what the other one has stored; its exchange is then refused, and the cookie is used.
  expect(exchanged.filter((status) => status === 200)).toHaveLength(1);
  expect(exchanged.every((status) => status === 200 || status === 401)).toBe(true);
  forgiveStatus(complaints, 401);
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get(`/api/users/${uid}`, { headers })).status()).toBe(401);
});

test('a user who signs out while the site is down is signed out there with the next page', async ({
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
  await signOut(page);
  await failed;
  const getState = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await request.get(`/api/users/${uid}`, { headers })).status();
  };
  expect(await getState()).toBe(200);
  await page.unroute(signOuts);
  await page.goto('/terms');
  await expect.poll(getState).toBe(401);
  await expect.poll(() => readDeviceStorage(page)).toMatchObject({ session: null, token: null });
  const others = complaints.filter((text) => !/ERR_FAILED/.test(text));
  complaints.splice(0, complaints.length, ...others);
});

test('forgot password: an emailed code, a new password, and the old one is refused', async ({
  page,
  baseURL,
  complaints,
}) => {
  const ada = await onAccountPage(page, baseURL);
  await signOut(page);
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
  await expect(panel.getByText(/^\w.* has been signed out\.$/)).toBeFocused();
  await panel.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(panel.getByText('All other devices have been signed out.')).toBeFocused();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expectSignedIn(there, false);
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.get('/api/users/sessions', { headers })).status()).toBe(401);
  await other.close();
});

test('two-step sign-in is set up, asked for, and replaced by a recovery code', async ({
  page,
  baseURL,
  complaints,
}) => {
  const ada = await onAccountPage(page, baseURL);
  const panel = page.getByRole('region', { name: 'Two-step sign-in' });
  const opener = panel.getByRole('button', { name: 'Set up two-step sign-in' });
  const password = panel.getByLabel('Password', { exact: true });
  await opener.click();
  await expect(password).toBeFocused();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(opener).toBeFocused();
  await opener.click();
  await password.fill(ada.password);
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Scan this with an authenticator app')).toBeFocused();
  await expect(panel.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = ((await panel.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await expectAccessibleInBothThemes(page);
  await panel.getByLabel('Code from the app').fill(totpCode(secret));
  await panel.getByRole('button', { name: 'Turn on' }).click();
  const codes = panel.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expect(panel.getByText('Keep these recovery codes')).toBeFocused();
  const [recovery = ''] = await codes.allTextContents();
  await panel.getByRole('button', { name: 'I saved the codes' }).click();
  await expect(codes).toHaveCount(0);
  await expect(panel.getByRole('status')).toContainText('On.');
  await expect(panel.getByRole('status')).toBeFocused();
  for (const name of ['New recovery codes', 'Turn off']) {
    await panel.getByRole('button', { name }).click();
    await expect(password).toBeFocused();
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await expect(panel.getByRole('button', { name })).toBeFocused();
  }
  await panel.getByRole('button', { name: 'Turn off' }).click();
  await password.fill(ada.password);
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('Code from your app')).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('This code is wrong or was used before.')).toBeVisible();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  for (const give of [totpCode(secret, 1), recovery]) {
    await signOut(page);
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
  complaints,
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
      // Simulates the owner's finger: every prompt is confirmed.
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
  await expect(panel.getByRole('status')).toBeFocused();
  await panel.getByRole('button', { name: /^Rename / }).click();
  await expect(panel.getByLabel('Name of the passkey')).toBeFocused();
  await panel.getByLabel('Name of the passkey').fill('Ada’s phone');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Ada’s phone')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Rename Ada’s phone' })).toBeFocused();

  // As if the password had been given long ago.
  const calls = /\/api\/users\/(?:.+\/)?passkeys\//;
  await page.route(calls, (route) => {
    const error = { code: 'permission-denied', message: 'Enter your password again to continue.' };
    return route.fulfill({ status: 403, json: { error } });
  });
  for (const name of ['Add a passkey', 'Remove Ada’s phone']) {
    await panel.getByRole('button', { name }).click();
    await expect(panel.getByLabel('Password', { exact: true })).toBeFocused();
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await expect(panel.getByRole('button', { name })).toBeFocused();
  }
  await page.unroute(calls);
  forgiveStatus(complaints, 403);
  await expectAccessibleInBothThemes(page);

  await signOut(page);
  // With automatic confirmation the browser picks the passkey offered at the field by itself.
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();

  // A browser without passkeys at the field.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.reload();
  await signOut(page);
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('region', { name: 'Passkeys' }).getByText(/^Used /)).toBeVisible();

  await panel.getByRole('button', { name: 'Remove Ada’s phone' }).click();
  await expect(panel.getByRole('status')).toContainText('was removed.');
  await expect(panel.getByRole('status')).toBeFocused();
  await expect(panel.getByRole('listitem')).toHaveCount(0);
});

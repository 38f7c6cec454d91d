import type { Page } from '@playwright/test';
import {
  AUDIENCE,
  answered,
  boxes,
  foot,
  openAlive as open,
  readConsentCookies,
  receivePageViews,
  step,
  watchShifts,
} from '../support/audience.ts';
import { followRequests, idle, rowsDrawn } from '../support/settle.ts';
import { test } from '../support/site-test.ts';
import { expect } from '../support/test.ts';

test.use({ settings: AUDIENCE });

const PLAYER = {
  uid: 'u1',
  displayName: 'Jo',
  email: 'jo@example.org',
  region: null,
  isAdmin: false,
  isStaff: false,
  namesUnderCards: false,
  patreon: null,
  priceSources: ['cardkingdom', 'tcgplayer', 'manapool'],
  saltLevel: 1,
  alternateArt: false,
  chosen: [],
  version: 3,
};
const PROFILE = /\/api\/users\//;
const PATRON = { ...PLAYER, patreon: { status: 'active_patron', cents: 100 } };

/** A signed-in user; the profile is answered when the test allows it. */
async function signedIn(page: Page, profile: typeof PLAYER | typeof PATRON): Promise<() => void> {
  let come = (): void => {};
  const time = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/api/users/**', async (route) => {
    await time;
    const live = route.request().url().endsWith('/live');
    await route
      .fulfill(
        live
          ? { contentType: 'text/event-stream', body: `event: profile\ndata: ${JSON.stringify(profile)}\n\n` }
          : { json: profile },
      )
      .catch(() => undefined);
  });
  await page.addInitScript(() => {
    localStorage.setItem('deckwright-session', JSON.stringify({ uid: 'u1' }));
  });
  return come;
}

test('ads wait until it is known who is signed in', async ({ page, context }) => {
  await receivePageViews(page, '**/count');
  await answered(context, '1yy-');
  const come = await signedIn(page, PLAYER);
  const expectStill = await watchShifts(page);
  const rest = followRequests(page, PROFILE);
  const request = page.waitForRequest(PROFILE);
  await open(page, '/cards');
  await request;
  await rest();
  await expect(foot(page)).toHaveCount(0);
  come();
  await expect(page.getByText('Ad at the foot, page 1 (development)')).toBeVisible();
  await expectStill();
});

test('a patron sees no ads, except with an ads query', async ({ page, context }) => {
  await receivePageViews(page, '**/count');
  await answered(context, '1yyy');
  const come = await signedIn(page, PATRON);
  come();
  const rest = followRequests(page, /\/live$/);
  const loaded = page.waitForResponse(PROFILE);
  await open(page, '/cards');
  await loaded;
  await rest();
  await expect(boxes(page)).toHaveCount(0);
  await step(page, '/commanders');
  await expect(foot(page)).toHaveCount(0);
  for (const query of ['?ads', '?ads=0']) {
    await open(page, `/cards${query}`);
    await expect(page.getByText('Ad at the foot, page 1 (development)')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset.adIdentity)).toBeUndefined();
  }
});

for (const [value, facts] of [
  ['1yyy', 'jo@example.org'],
  ['1yy-', undefined],
  ['1yyn', undefined],
] as const)
  test(`tells the provider ${facts ? 'the email address' : 'nobody'} after answers ${value}`, async ({
    page,
    context,
  }) => {
    await receivePageViews(page, '**/count');
    await answered(context, value);
    (await signedIn(page, PLAYER))();
    const account = page.waitForResponse('**/ads-consent');
    await open(page, '/commanders');
    await expect(page.getByText('Ad at the foot, page 1 (development)')).toBeVisible();
    // Nothing is sent before the account's own answer has been read.
    await (await account).finished();
    await idle(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.adIdentity)).toBe(facts);
  });

test('an account may agree to that at sign-up, by a separate unchecked box', async ({ page, context }) => {
  await receivePageViews(page, '**/count');
  await answered(context, '1yy-');
  await page.route('**/api/users/**', (route) => route.fulfill({ json: PLAYER }));
  const request = page.waitForRequest('**/api/users/register');
  await page.route('**/api/users/register', (route) =>
    route.fulfill({ json: { token: 't1', uid: 'u1', profile: PLAYER } }),
  );
  // There are no ads on the account page itself.
  await open(page, '/signup?redirect=/commanders');
  const boxes = page.getByRole('checkbox');
  await rowsDrawn(boxes);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  await page.getByLabel('Name').fill('Jo');
  await page.getByRole('textbox', { name: 'Email' }).fill('jo@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a long word for Jo 7');
  for (const name of [/terms of use/, /privacy policy/, /ad provider/])
    await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  expect((await request).postDataJSON().consents).toEqual({
    terms: true,
    privacy: true,
    newsletter: false,
    ads: true,
  });
  await expect.poll(async () => (await readConsentCookies(context))?.value).toBe('1yyy');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.adIdentity))
    .toBe('jo@example.org');
});

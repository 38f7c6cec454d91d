import type { BrowserContext, Page } from '@playwright/test';
import {
  type AudienceSite,
  receivePageViews,
  startAudienceSite,
  watchShifts,
} from '../support/audience-site.ts';
import { makeTemplate } from '../support/real-data.ts';
import { COMMANDER } from '../support/sample.ts';
import { expect, hydrated, test } from '../support/test.ts';

test.describe.configure({ mode: 'default' });

let template: Awaited<ReturnType<typeof makeTemplate>>;
let site: AudienceSite;

test.beforeAll(async () => {
  template = await makeTemplate();
  site = await startAudienceSite(template.path, { ADS_PROVIDER: 'development', ANALYTICS_URL: '/count' });
});

test.afterAll(async () => {
  await site?.close();
  template?.remove();
});

const foot = (page: Page) => page.locator('#ad-bottom');

const boxes = (page: Page) => page.getByText(/^Ad (on the page|at the foot)/);

const answered = (context: BrowserContext, value: string) =>
  context.addCookies([{ name: 'consent', value, url: site.address }]);

async function kept(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'consent');
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.address + path);
  await hydrated(page);
}

async function step(page: Page, path: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await page.waitForURL(site.address + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

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
  version: 3,
};
const PATRON = { ...PLAYER, patreon: { status: 'active_patron', cents: 100 } };

/** Somebody is signed in; their profile comes when it is let. */
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
    localStorage.setItem('deckwright-session', JSON.stringify({ uid: 'u1', token: 't1' }));
  });
  return come;
}

test('ads wait until it is known who is signed in', async ({ page, context, complaints }) => {
  await receivePageViews(page, '**/count');
  await answered(context, '1yy-');
  const come = await signedIn(page, PLAYER);
  const expectStill = await watchShifts(page, complaints);
  await open(page, COMMANDER.path);
  await page.waitForTimeout(500);
  await expect(foot(page)).toHaveCount(0);
  come();
  await expect(page.getByText('Ad at the foot, page 1 (development)')).toBeVisible();
  await expectStill();
});

test('a patron sees no ads, but for an ads query', async ({ page, context }) => {
  await receivePageViews(page, '**/count');
  await answered(context, '1yyy');
  const come = await signedIn(page, PATRON);
  come();
  const loaded = page.waitForResponse('**/api/users/**');
  await open(page, COMMANDER.path);
  await loaded;
  await page.waitForTimeout(500);
  await expect(boxes(page)).toHaveCount(0);
  await step(page, '/commanders');
  await expect(foot(page)).toHaveCount(0);
  for (const query of ['?ads', '?ads=0']) {
    await open(page, COMMANDER.path + query);
    await expect(page.getByText('Ad at the foot, page 1 (development)')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset.adIdentity)).toBeUndefined();
  }
});

for (const [value, told] of [
  ['1yyy', 'jo@example.org'],
  ['1yy-', undefined],
  ['1yyn', undefined],
] as const)
  test(`tells the provider ${told ? 'the e-mail address' : 'nobody'} after answers ${value}`, async ({
    page,
    context,
  }) => {
    await receivePageViews(page, '**/count');
    await answered(context, value);
    (await signedIn(page, PLAYER))();
    const account = page.waitForResponse('**/ads-consent');
    await open(page, '/commanders');
    await expect(page.getByText('Ad at the foot, page 1 (development)')).toBeVisible();
    // Nothing is told before the account has been asked for its own answer.
    await account;
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => document.documentElement.dataset.adIdentity)).toBe(told);
  });

test('an account may agree to that as it is made, by a box of its own that nobody ticked', async ({
  page,
  context,
}) => {
  await receivePageViews(page, '**/count');
  await answered(context, '1yy-');
  await page.route('**/api/users/**', (route) => route.fulfill({ json: PLAYER }));
  const asked = page.waitForRequest('**/api/users/register');
  await page.route('**/api/users/register', (route) =>
    route.fulfill({ json: { token: 't1', uid: 'u1', profile: PLAYER } }),
  );
  await open(page, '/signup');
  const boxes = page.getByRole('checkbox');
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  await page.getByLabel('Name').fill('Jo');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('jo@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a long word for Jo 7');
  for (const name of [/terms of use/, /privacy policy/, /ad provider/])
    await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  expect((await asked).postDataJSON().consents).toEqual({
    terms: true,
    privacy: true,
    newsletter: false,
    ads: true,
  });
  await expect.poll(async () => (await kept(context))?.value).toBe('1yyy');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.adIdentity))
    .toBe('jo@example.org');
});

import type { Locator, Page } from '@playwright/test';
import { OUTSIDE_NAME } from '../support/outside.ts';
import { type OwnSite, PRINTINGS, startOwnSite } from '../support/real-data.ts';
import { followRequests } from '../support/settle.ts';
import { expect, expectAccessible, forgiveStatus, test } from '../support/test.ts';

/** Bytes of the printings that are sent before the connection stalls. */
const FIRST_BYTES = 400;
const NOTICE = 'aside[aria-label="Sample data"]';

let site: OwnSite;

test.beforeEach(async () => {
  site = await startOwnSite();
});
// Pages first: an open one keeps requesting the progress of the download.
test.afterEach(async ({ context }) => {
  await context.close();
  await site?.close();
});

const notice = (page: Page): Locator => page.getByRole('complementary', { name: 'Sample data' });
const button = (page: Page, name = 'Get real data'): Locator => notice(page).getByRole('button', { name });
const bar = (page: Page): Locator => notice(page).getByRole('progressbar', { name: 'Getting real data' });

/** Opens a page and waits until the button is there. */
async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(site.address + path);
  await expect(button(page)).toBeVisible();
}

test.describe('real data in place of the sample', () => {
  test('comes while the site runs, for no visitor from elsewhere, and goes on where it broke', async ({
    page,
    context,
    complaints,
  }) => {
    const { upstream } = site;
    await expectNothingForOthers(page, complaints);
    expect(upstream.seen).toEqual([]);
    expect(await site.served()).toMatchObject({ sample: true });

    upstream.troubles.set(PRINTINGS, [{ haltAfter: FIRST_BYTES }]);
    await open(page);
    await expect(notice(page)).toContainText('A download of a few hundred MB');
    await expectAccessible(page, NOTICE);
    const other = await context.newPage();
    await open(other, '/cards/sol-ring');

    // Twice by keyboard, and once more in another tab: one run.
    await button(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await button(other).click();
    for (const tab of [page, other]) {
      await expect(bar(tab)).toBeVisible();
      await expect(notice(tab)).toContainText(/Step 1 of 3: downloading printings, \d+\.\d MB of \d+\.\d MB/);
      await expect(button(tab)).toHaveCount(0);
    }
    expect(upstream.seen.filter(({ path }) => path === '/api/bulk-data')).toHaveLength(1);
    await expectAccessible(page, NOTICE);

    // A page opened in the meantime shows the same, and pages are served throughout.
    await other.goto(`${site.address}/commanders`);
    await expect(bar(other)).toBeVisible();
    await other.close();

    site.killRun();
    const alert = notice(page).getByRole('alert');
    await expect(alert).toContainText('what is downloaded already is kept');
    await expectAccessible(page, NOTICE);
    expect(await site.served()).toMatchObject({ sample: true });

    await button(page, 'Try again').click();
    await expect(page.getByRole('complementary', { name: 'No decks yet' })).toBeVisible({ timeout: 60_000 });
    await expect(notice(page)).toHaveCount(0);
    await expectAccessible(page);
    const request = upstream.seen.filter(({ method, path }) => method === 'GET' && path === PRINTINGS);
    expect(request.map(({ status, headers }) => [status, headers.range])).toEqual([
      [200, undefined],
      [206, `bytes=${FIRST_BYTES}-`],
    ]);
    // Three commanders, two basics, three others and 92 trinkets; one card of the file is not of the format.
    expect(await site.served()).toMatchObject({ sample: false, cards: 100 });
    await page.goto(`${site.address}/cards/wishing-well`);
    await expect(page.getByRole('heading', { level: 1, name: 'Wishing Well' })).toBeVisible();
    await expectRulings(page);
    expect(await post(page)).toBe(409);
    forgiveStatus(complaints, 409);
  });
});

test.describe('real data on a phone in the dark theme', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('shows each state, and says in one sentence that there is no network', async ({ page }) => {
    site.upstream.troubles.set(PRINTINGS, [{ haltAfter: FIRST_BYTES }]);
    await open(page);
    await expectFits(page);
    await button(page).tap();
    await expect(notice(page)).toContainText('downloading printings');
    await expectFits(page);
    site.killRun();
    await expect(button(page, 'Try again')).toBeVisible();

    await site.upstream.close();
    await button(page, 'Try again').tap();
    await expect(notice(page).getByRole('alert')).toHaveText(
      /^Real data could not be fetched\. .* the site’s log says why\.$/,
    );
    await expectFits(page);
    expect(await site.served()).toMatchObject({ sample: true });
  });
});

/** A visitor with a host name other than this machine's sees no button, and a script of theirs is refused. */
async function expectNothingForOthers(page: Page, complaints: string[]): Promise<void> {
  const rest = followRequests(page);
  await page.goto(`http://${OUTSIDE_NAME}:${site.port}/`);
  await rest();
  await expect(notice(page)).toContainText('Sample data.');
  await expect(button(page)).toHaveCount(0);
  expect(await post(page)).toBe(403);
  forgiveStatus(complaints, 403);
  // The browser's own warning about a site without a certificate under another host name.
  const remaining = complaints.filter((text) => !text.startsWith('The Cross-Origin-Opener-Policy header'));
  complaints.splice(0, complaints.length, ...remaining);
}

/** Five of the seven rulings of the file, newest first, and the others on request. */
async function expectRulings(page: Page): Promise<void> {
  const rulings = page.locator('#rulings');
  await page.getByRole('main').getByRole('link', { name: '7 rulings' }).click();
  await expect(rulings).toBeInViewport();
  await expect(rulings.getByRole('heading', { name: 'Rulings' })).toBeVisible();
  const items = rulings.locator('li');
  await expect(items.first()).toContainText('Feb 1, 2024');
  await expect(items.first()).toContainText('Paying');
  await expect(items.filter({ visible: true })).toHaveCount(5);
  await rulings.getByText('All 7 rulings').click();
  await expect(items.filter({ visible: true })).toHaveCount(7);
  await expect(items.last()).toContainText('Wish 6 may be made once.');
  await expectAccessible(page, '#rulings');
}

/** The notice has no axe violations, the page is no wider than the phone, and controls are large enough. */
async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page, NOTICE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const box of await notice(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height)))
    expect(box).toBeGreaterThanOrEqual(36);
}

/** Requests real data as a script of the page would; returns the status of the answer. */
function post(page: Page): Promise<number> {
  return page.evaluate(async () => (await fetch('/api/real-data', { method: 'POST' })).status);
}

import { fromElsewhere } from '../support/account.ts';
import { SIX_CARDS } from '../support/sample.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

/** Where the framework called the crashed page, as named in its sources. */
const STACK = /react-dom\/cjs\/react-dom-client/;

/** The code of card pages, whose file name ends with a hash of eight characters. */
const CARD_PAGE = /\/assets\/card-[\w-]{8}\.js$/;

test.beforeEach(async ({ page }) => {
  const body = "export default function Card() { throw new Error('The page is broken.'); }";
  await page.route(CARD_PAGE, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  // The site accepts ten reports a minute from one address.
  await page.route('**/api/crash', (route) =>
    route.continue({ headers: { ...route.request().headers(), ...fromElsewhere() } }),
  );
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('shows a box instead of a crashed page and keeps the layout usable', async ({
      page,
      complaints,
    }) => {
      const reported = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/crash');
      await page.goto(SIX_CARDS);
      await hydrated(page);
      await page.getByRole('link', { name: 'Sol Ring', exact: true }).first().click();
      await expect(page.getByRole('heading', { name: 'An error occurred' })).toBeVisible();
      await expect(
        page.getByText('Something went wrong and our team has been automatically notified.'),
      ).toBeVisible();
      const email = page.getByText(/^You can email us at .+@.+\.$/).getByRole('link');
      await expect
        .poll(async () => decodeURIComponent((await email.getAttribute('href')) ?? ''))
        .toContain('/cards/sol-ring');

      const report = (await reported).postDataJSON();
      expect(report).toMatchObject({ tag: 'page', message: expect.stringContaining('Error') });
      expect((await (await reported).response())?.status()).toBe(204);
      // The crash is logged before it is reported.
      expect(complaints.some((text) => text.startsWith('[page]'))).toBe(true);
      complaints.splice(0, complaints.length);
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(colorScheme);
      await expect(page.locator('pre')).toBeHidden();
      await page.getByText('Technical details').click();
      await expect(page.locator('pre')).toBeVisible();
      await expectAccessible(page, 'main');

      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Commanders', exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Commanders' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'An error occurred' })).toHaveCount(0);
    });
  });
}

test('names source positions in the stack', async ({ page, complaints }) => {
  const reported = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/crash');
  const map = page.waitForResponse((answer) => /\/_next\/static\/chunks\/.+\.js\.map$/.test(answer.url()));
  await page.goto(SIX_CARDS);
  await hydrated(page);
  await page.getByRole('link', { name: 'Sol Ring', exact: true }).first().click();
  expect((await map).status()).toBe(200);
  await expect(page.locator('pre')).toContainText(STACK);
  await expect(page.locator('pre')).not.toContainText('/assets/entry.client');
  await reported;
  complaints.splice(0, complaints.length);
});

test('keeps the lines of the stack if the source maps are missing', async ({ page, complaints }) => {
  await page.route('**/_next/static/chunks/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
  const reported = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/crash');
  await page.goto(SIX_CARDS);
  await hydrated(page);
  await page.getByRole('link', { name: 'Sol Ring', exact: true }).first().click();
  expect((await reported).postDataJSON().stack).toContain('/assets/');
  await expect(page.locator('pre')).toContainText('/assets/');
  expect(complaints.some((text) => text.startsWith('The source map of'))).toBe(true);
  complaints.splice(0, complaints.length);
});

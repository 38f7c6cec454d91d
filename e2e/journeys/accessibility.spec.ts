import routes from '../../apps/site/app/routes.ts';
import { addressOf, NO_PAGE, PAGES } from '../support/pages.ts';
import { COMMANDER, DECK } from '../support/sample.ts';
import { expect, expectAccessibleInBothThemes, forgiveStatus, hydrated, test } from '../support/test.ts';

/**
 * Addresses that only lead on to others, as the account does who is not signed in (account.spec.ts and sharing.spec.ts look at it), and the
 * colours of the list of commanders but one: each is drawn alike.
 */
const NOT_A_KIND = /\/\*$|^account(?:\/decks)?$|^commanders\/(?!azorius$)[^:]+$/;

/** Whether the page is drawn by that route, and not by one that names its path outright. */
function isOf(pattern: string, path: string, fixed: ReadonlySet<string>): boolean {
  const { pathname } = new URL(path, 'http://site');
  if (pattern === '/*') return path === NO_PAGE;
  if (fixed.has(pathname)) return pathname === pattern;
  return new URLPattern({ pathname: pattern }).test({ pathname });
}

test('the list holds a page of every route', () => {
  const patterns = routes
    .map(({ path = '' }) => path)
    .filter((path) => path === '*' || !NOT_A_KIND.test(path));
  const fixed = new Set(patterns.filter((path) => !/[:*]/.test(path)).map((path) => `/${path}`));
  const missing = patterns.filter((pattern) => !PAGES.some((path) => isOf(`/${pattern}`, path, fixed)));
  expect(missing).toEqual([]);
});

for (const path of PAGES) {
  test(`${path} has no fault that axe can find in either theme`, async ({ page, request, complaints }) => {
    await page.goto(await addressOf(path, request));
    await hydrated(page);
    await expectAccessibleInBothThemes(page);
    if (path === NO_PAGE) forgiveStatus(complaints, 404);
  });
}

test('the states of forms and lists have none either', async ({ page, complaints }) => {
  await page.goto(`${COMMANDER.path}?f=in=sol-ring;c:gt=98`);
  await hydrated(page);
  await page
    .locator('summary')
    .filter({ hasText: /^Filters/ })
    .click();
  await page.getByRole('button', { name: 'Add card filter' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  forgiveStatus(complaints, 400);

  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(`${DECK}\n1 No Such Card At All`);
  await page.getByRole('button', { name: 'Get recommendations' }).click();
  await expect(page.getByRole('heading', { name: 'Cards to cut' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.goto('/');
  await hydrated(page);
  await page.getByRole('combobox', { name: 'Search cards and commanders' }).fill('castle');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

for (const width of [390, 768, 1280, 1920]) {
  test(`no page is wider than a screen of ${width} pixels`, async ({ page, request, complaints }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of PAGES) {
      await page.goto(await addressOf(path, request));
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess, path).toBeLessThanOrEqual(0);
    }
    forgiveStatus(complaints, 404);
  });
}

test('the first card of a commander page is on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(COMMANDER.path);
  const first = page.getByRole('main').getByRole('article').first();
  const box = await first.boundingBox();
  expect(box?.y).toBeLessThan(844 - 100);
});

test('the first Tab leads past the header', async ({ page }) => {
  await page.goto('/commanders');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

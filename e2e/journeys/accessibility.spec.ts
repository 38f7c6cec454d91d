import { COMMANDER, DECK, PAIR } from '../support/sample.ts';
import { expect, expectAccessible, forgiveStatus, hydrated, test } from '../support/test.ts';

// One week of decks keeps the long pages short: axe looks at every tile.
const PAGES = [
  '/top?range=week',
  '/top/white?range=week',
  '/top/battles',
  '/commanders/azorius?range=week',
  '/sets',
  '/sets/cmr',
  '/partners',
  '/partners/tymna-the-weaver?range=week',
  '/backgrounds',
  '/companions',
  '/',
  '/commanders',
  `${COMMANDER.path}?range=week`,
  PAIR.path,
  '/cards/sol-ring?range=week',
  '/recs',
  '/top/salt?page=17',
  `${COMMANDER.path.replace('commanders', 'decks')}?range=week`,
  COMMANDER.path.replace('commanders', 'average-decks'),
  '/tags',
  '/tags/tokens?range=week',
  '/articles',
  '/guides/how-many-lands',
  '/faq',
  '/about-us',
  '/games/spellify',
  '/search?q=castle',
  '/search?q=t%3Aelf+foo%3Abar',
  '/precon',
  '/precon/sample-crimson-court',
  '/combos?size=4',
  '/combos/sample-heliod-ballista',
  '/lands/azorius',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const path of PAGES) {
      test(`${path} has no fault that axe can find`, async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        await expectAccessible(page);
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
      await expectAccessible(page);
      forgiveStatus(complaints, 400);

      await page.goto('/recs');
      await hydrated(page);
      await page.getByLabel('Deck list').fill(`${DECK}\n1 No Such Card At All`);
      await page.getByRole('button', { name: 'Get recommendations' }).click();
      await expect(page.getByRole('heading', { name: 'Cards to cut' })).toBeVisible();
      await expectAccessible(page);

      await page.goto('/no-such-page');
      await expectAccessible(page);
      forgiveStatus(complaints, 404);

      await page.goto('/');
      await hydrated(page);
      await page.getByRole('combobox', { name: 'Search cards and commanders' }).fill('castle');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}

for (const width of [390, 768, 1280, 1920]) {
  test(`no page is wider than a screen of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of PAGES) {
      await page.goto(path);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess, path).toBeLessThanOrEqual(0);
    }
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

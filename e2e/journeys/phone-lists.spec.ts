import type { Page } from '@playwright/test';
import { findPages, LONG_VIEWS } from '../../tooling/lib/screen-pages.mjs';
import { openFilters } from '../support/filters.ts';
import { COMMANDER } from '../support/sample.ts';
import { followRequests, idle } from '../support/settle.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

const AVERAGE = COMMANDER.path.replace('/commanders/', '/average-decks/');

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** Limits of a page before anyone asks for more of it. */
const MOST = { bytes: 250_000, elements: 2_000, height: 12_000 };
/** The pages are distributed, so that no test takes minutes. */
const SHARES = 6;

for (let share = 0; share < SHARES; share += 1)
  test(`no kind of page is heavier or longer than the limits, part ${share + 1} of ${SHARES}`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    const kinds = (await findPages(baseURL ?? '')).filter(({ deck }) => deck === undefined);
    const paths = [...kinds.map(({ path }) => path), ...LONG_VIEWS];
    for (const path of paths.filter((_, index) => index % SHARES === share)) {
      const { bytes, elements, height } = await weigh(page, path);
      expect.soft(bytes, `bytes of ${path}`).toBeLessThanOrEqual(MOST.bytes);
      expect.soft(elements, `elements of ${path}`).toBeLessThanOrEqual(MOST.elements);
      expect.soft(height, `height of ${path}`).toBeLessThanOrEqual(MOST.height);
    }
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('status of 40')));
  });

async function weigh(page: Page, path: string) {
  const answer = await page.goto(path);
  await idle(page);
  const [elements = 0, height = 0] = await page.evaluate(() => [
    document.querySelectorAll('*').length,
    document.documentElement.scrollHeight,
  ]);
  return { bytes: (await answer?.body())?.byteLength ?? 0, elements, height };
}

test('a long list starts with what fits a phone, and its box adds the rest and moves the focus', async ({
  page,
}) => {
  const rest = followRequests(page);
  await page.goto('/commanders');
  await hydrated(page);
  const tiles = page.locator('main .tiles > li');
  await expect(tiles.nth(23)).toBeVisible();
  await expect(tiles.nth(24)).toBeHidden();
  const name = await tiles.nth(24).getByRole('link', { includeHidden: true }).first().textContent();
  const box = page.getByRole('checkbox', { name: 'Show 76 more commanders' });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(tiles.nth(99)).toBeVisible();
  await expect(box).toBeHidden();
  const first = tiles.nth(24).getByRole('link').first();
  await expect(first).toBeFocused();
  // The deferred tiles are drawn now, and the list and the focus stay.
  await rest();
  await expect(tiles.nth(24).getByRole('article')).toBeVisible();
  await expect(first).toBeFocused();
  await expect(first).toContainText(name ?? '');
  await expect(page.getByRole('link', { name: 'Load more' })).toBeVisible();
});

test('a press of its box counts, whatever is drawn before the key is released', async ({ page }) => {
  const rest = followRequests(page);
  await page.goto('/commanders');
  await hydrated(page);
  const box = page.getByRole('checkbox', { name: 'Show 76 more commanders' });
  const served = await box.elementHandle();
  await box.focus();
  await page.keyboard.down('Space');
  await rest();
  await expect.poll(() => served?.evaluate((element) => element.isConnected)).toBe(false);
  await page.keyboard.up('Space');
  await expect(page.locator('main .tiles > li').nth(99)).toBeVisible();
  await expect(box).toBeHidden();
});

test('the focus follows its box into a list that is rerendered before the code for it arrives', async ({
  page,
}) => {
  const ticked = Promise.withResolvers<void>();
  const rerendered = Promise.withResolvers<void>();
  await page.route(/\/commanders\.data/, async (route) => {
    await ticked.promise;
    await route.continue();
  });
  await page.route(/\/go-to-unfolded-/, async (route) => {
    await rerendered.promise;
    await route.continue();
  });
  await page.goto('/commanders');
  await hydrated(page);
  const box = page.getByRole('checkbox', { name: 'Show 76 more commanders' });
  const served = await box.elementHandle();
  await box.focus();
  await page.keyboard.press('Space');
  const tiles = page.locator('main .tiles > li');
  await expect(tiles.nth(99)).toBeVisible();
  ticked.resolve();
  await expect.poll(() => served?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(tiles.nth(99)).toBeVisible();
  rerendered.resolve();
  await expect(tiles.nth(24).getByRole('link').first()).toBeFocused();
});

test('the rows of a table stay visible when the lists below it are drawn', async ({ page }) => {
  const rest = followRequests(page);
  await page.goto(`${COMMANDER.path}?view=table`);
  await hydrated(page);
  const leading = page.getByRole('table').first().locator('tbody tr');
  const further = page.locator('section#creatures');
  await expect(further.locator('tbody tr')).toHaveCount(0);
  await further.scrollIntoViewIfNeeded();
  await rest();
  const rows = further.locator('tbody tr');
  await expect(rows.nth(3)).toBeVisible();
  await expect(rows.nth(4)).toBeHidden();
  await further.getByText(/^Show \d+ more/).click();
  await expect(rows.last()).toBeVisible();
  await expect(rows.nth(4).getByRole('link').first()).toBeFocused();
  await expect(leading.first()).toBeVisible();
  await expectAccessible(page, 'main');
});

test('a link to a year leads into the folded part of the list', async ({ page }) => {
  await page.goto('/sets');
  await hydrated(page);
  const years = page.getByRole('navigation', { name: 'Years' }).getByRole('link');
  const last = (await years.last().textContent()) ?? '';
  const heading = page.getByRole('heading', { level: 2, name: last });
  await expect(heading).toBeHidden();
  await years.last().click();
  await expect(heading).toBeInViewport();
});

test('the menus above an average deck are one row, and the box of the last one opens in full', async ({
  page,
}) => {
  await page.goto(AVERAGE);
  await hydrated(page);
  const tops = await page
    .locator('.bar-swiped .bar-button')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(3);
  expect(new Set(tops).size).toBe(1);
  await openFilters(page);
  const button = page.getByRole('button', { name: 'Add count filter' });
  await expect(button).toBeInViewport({ ratio: 1 });
  // Nothing cuts the box off.
  await button.tap({ trial: true });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the rest of a list is in the page, one tap away', async ({ page, request }) => {
    const html = await (await request.get('/top/salt')).text();
    await page.goto('/top/salt');
    const tiles = page.locator('main .tiles > li');
    const last = tiles.last();
    await expect(last).toBeHidden();
    expect(html).toContain(`href="${await last.locator('a').first().getAttribute('href')}"`);
    await page.getByText(/^Show \d+ more cards$/).click();
    await expect(last).toBeVisible();
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  test('lists are shown in full', async ({ page }) => {
    await page.goto('/commanders');
    await expect(page.locator('main .tiles > li').nth(99)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Show 76 more commanders' })).toBeHidden();
  });
});

test('a table shows the share of decks next to the name', async ({ page }) => {
  await page.goto(`${COMMANDER.path}?view=table`);
  const table = page.getByRole('table').first();
  const inclusion = table.getByRole('columnheader', { name: 'Inclusion' });
  await inclusion.scrollIntoViewIfNeeded();
  await expect(inclusion).toBeInViewport({ ratio: 1 });
  await expect(table.getByRole('columnheader', { name: 'Name' })).toBeInViewport({ ratio: 1 });
});

import type { Page } from '@playwright/test';
import { COMMANDER } from '../support/sample.ts';
import { drawn } from '../support/settle.ts';
import { expect, hydrated, test } from '../support/test.ts';

// A tile far from the screen is its name alone (packages/ui/src/use-nearness.ts).

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** The limit of any page, which holds on the way too. */
const MAX_PEAK = 2000;

/** Opens the commander with all lists loaded, most of their tiles far away. */
async function openLists(page: Page): Promise<void> {
  await page.goto(COMMANDER.path);
  await hydrated(page);
  await scrollTo(page, 100_000);
  await expect(page.locator('#creatures article.tile-brief').first()).toBeAttached();
  await scrollTo(page, 0);
  await expect(page.locator('#lands article.tile-brief').first()).toBeAttached();
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

test('a page that was scrolled to its end prints every card with its numbers, and is light again afterwards', async ({
  page,
}) => {
  await openLists(page);
  await scrollTo(page, 100_000);
  const far = page.locator('main article.tile-brief');
  await expect.poll(() => far.count()).toBeGreaterThan(80);
  const names = await page
    .locator('#cards article > a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(names.length).toBeGreaterThan(80);
  await page.evaluate(() => {
    addEventListener('afterprint', () => {
      const tiles = [...document.querySelectorAll('main .tile')];
      const printed = tiles.filter((tile) => tile.querySelector('.tile-numbers'));
      Object.assign(window, {
        printed: printed.map((tile) => tile.querySelector('a')?.getAttribute('href')),
        stillFar: document.querySelectorAll('main article.tile-brief').length,
      });
    });
  });
  await page.pdf();
  const printed = await page.evaluate<string[]>(() => Reflect.get(window, 'printed'));
  expect(await page.evaluate(() => Reflect.get(window, 'stillFar'))).toBe(0);
  expect(names.filter((name) => !printed.includes(name ?? ''))).toEqual([]);
  await expect.poll(() => far.count()).toBeGreaterThan(80);
});

test('the Tab key reaches every tile of a far list, one after the other', async ({ page }) => {
  await openLists(page);
  const list = page.locator('#instants .tiles');
  const names = await list
    .locator('li')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('a')?.pathname));
  expect(names.length).toBeGreaterThan(4);
  await list.locator('a').first().focus();
  const reached = new Set<string | undefined>();
  for (let press = 0; press < 60 && reached.size < names.length; press += 1) {
    const { path, isInside } = await page.evaluate(() => ({
      path: document.activeElement?.closest('li')?.querySelector('a')?.pathname,
      isInside: document.activeElement?.closest('#instants') !== null,
    }));
    expect(isInside, `after ${press} presses`).toBe(true);
    reached.add(path);
    await expect(page.locator('.tile:focus-within')).toHaveCount(1);
    await page.keyboard.press('Tab');
  }
  expect([...reached]).toEqual(names);
});

test('the name of a far tile is text that the search of the browser finds, and drawn where it leads', async ({
  page,
}) => {
  await openLists(page);
  const tile = page.locator('#lands li').nth(1);
  const name = tile.locator('.tile-brief > a');
  await expect(name).toHaveText(/\w/);
  // Not hidden: what `content-visibility` leaves out is searched too.
  expect(await name.evaluate((link) => link.checkVisibility({ visibilityProperty: true }))).toBe(true);
  await name.evaluate((link) => link.scrollIntoView({ behavior: 'instant' }));
  await expect(tile.locator('.tile')).toBeInViewport();
});

test('every link to a section leads to where its heading is just below the bars', async ({ page }) => {
  await openLists(page);
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  const sections = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).hash.slice(1)),
  );
  expect(sections).toContain('combos');
  for (const id of sections.slice(2, -1).reverse()) {
    await page
      .locator(`nav[aria-label="Sections"] a[href$="#${id}"]`)
      .evaluate((link) => (link as HTMLElement).click());
    const getGap = () =>
      page.evaluate((section) => {
        const bar = document.querySelector('.list-bar')?.getBoundingClientRect().bottom ?? 0;
        return (document.getElementById(section)?.getBoundingClientRect().top ?? 0) - bar;
      }, id);
    await expect.poll(getGap, id).toBeGreaterThan(0);
    await expect.poll(getGap, id).toBeLessThan(40);
  }
});

test('a long page stays within its limit while one jumps to its end and scrolls fast', async ({ page }) => {
  await page.goto(COMMANDER.path);
  await hydrated(page);
  await page.evaluate(() => {
    Object.assign(window, { peak: 0 });
    new MutationObserver(() => {
      const peak = Math.max(Reflect.get(window, 'peak'), document.querySelectorAll('*').length);
      Object.assign(window, { peak });
    }).observe(document, { childList: true, subtree: true });
  });
  await scrollTo(page, 100_000);
  await expect(page.locator('main article.tile-brief').first()).toBeAttached();
  await scrollTo(page, 0);
  await expect(page.locator('#highsynergycards .tile').first()).toBeInViewport();
  for (let top = 0; top < 12_000; top += 900) {
    await scrollTo(page, top);
    await drawn(page);
  }
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(await page.evaluate(() => Reflect.get(window, 'peak'))).toBeLessThanOrEqual(MAX_PEAK);
});

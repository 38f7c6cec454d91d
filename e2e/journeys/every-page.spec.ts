import type { Page } from '@playwright/test';
import routes from '../../apps/site/app/routes.ts';
import { expectCardWithin, expectLevel, expectOnePreview, watchFonts } from '../support/first-sight.ts';
import {
  brokenPictures,
  expectButtons,
  expectFrame,
  expectStill,
  expectToFit,
  reloadWithoutScripts,
  watchShifts,
} from '../support/page-visit.ts';
import { findPageAddress, NO_PAGE, PAGE_KINDS } from '../support/pages.ts';
import { expectPresented, expectStrictPolicy, expectUnlisted } from '../support/served-page.ts';
import { expect, expectAccessibleInBothThemes, forgiveStatus, test } from '../support/test.ts';

const PHONE = 390;
/** The last one is that of all other tests. */
const WIDTHS = [PHONE, 768, 1920, 1280];

/** Paints first as a page for staff, and then says who may see it. */
const LED_AWAY = '/account/staff';

/**
 * Addresses that only redirect, as the account does without signing in (see account.spec.ts and sharing.spec.ts), and
 * the colors of the list of commanders except one: they all look alike.
 */
const NOT_A_KIND = /\/\*$|^account(?:\/decks)?$|^commanders\/(?!azorius$)[^:]+$/;

/** Whether the page is rendered by that route, and not by one with that exact path. */
function isPageForPattern(pattern: string, path: string, fixed: ReadonlySet<string>): boolean {
  const { pathname } = new URL(path, 'http://site');
  if (pattern === '/*') return path === NO_PAGE;
  if (fixed.has(pathname)) return pathname === pattern;
  return new URLPattern({ pathname: pattern }).test({ pathname });
}

test('the list has a page of every route', () => {
  const patterns = routes
    .map(({ path = '' }) => path)
    .filter((path) => path === '*' || !NOT_A_KIND.test(path));
  const fixed = new Set(patterns.filter((path) => !/[:*]/.test(path)).map((path) => `/${path}`));
  const missing = patterns.filter(
    (pattern) => !PAGE_KINDS.some(({ path }) => isPageForPattern(`/${pattern}`, path, fixed)),
  );
  expect(missing).toEqual([]);
});

for (const { path, status, maxShift, maxFirstCard } of PAGE_KINDS) {
  test(`${path} is complete, stable, level, described and accessible, at every width, with scripts and without`, async ({
    page,
    request,
    complaints,
  }) => {
    const readShifts = await watchShifts(page);
    const readFonts = await watchFonts(page);
    const address = await findPageAddress(path, request);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(status);
    const html = (await answer?.text()) ?? '';
    expectStrictPolicy((await answer?.allHeaders())?.['content-security-policy'] ?? '', html, path);
    if (status === 200) await expectPresented(html, address, request);
    else expectUnlisted(html);
    await expectStill(page, readShifts, maxShift);
    if (path !== LED_AWAY) expect(await readFonts()).toEqual(expect.arrayContaining(['Inter', 'Fraunces']));
    await expectCardWithin(page, maxFirstCard.desktop);
    await expectOnePreview(page);
    await expectFrame(page);
    await expectButtons(page);
    expect(await brokenPictures(page)).toEqual([]);
    if (status === 404) await expectWayOn(page);
    if (status !== 200) await expectSettings(page);
    for (const width of WIDTHS) {
      await expectToFit(page, width);
      await expectLevel(page);
      if (width === PHONE) await expectCardWithin(page, maxFirstCard.phone);
    }
    await expectAccessibleInBothThemes(page);
    await reloadWithoutScripts(page);
    await expectFrame(page);
    forgiveStatus(complaints, status);
  });
}

async function expectWayOn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find that page' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See all commanders' })).toBeVisible();
}

async function expectSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeHidden();
}

test('the second bar is replaced by the drawer below 992 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await page.goto('/recs');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
});

test('leads from a page to its parent pages', async ({ page }) => {
  await page.goto('/cards/sol-ring');
  const way = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(way.getByRole('link')).toHaveText(['Deckwright', 'Cards']);
  await way.getByRole('link', { name: 'Cards' }).click();
  await expect(page).toHaveURL('/cards');
  await expect(way).toHaveCount(0);
});

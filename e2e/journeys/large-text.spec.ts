import type { Page } from '@playwright/test';
import { opener, panel } from '../support/clipboard.ts';
import { findPageAddress, PAGE_KINDS } from '../support/pages.ts';
import { COMMANDER, DECK } from '../support/sample.ts';
import { drawAll, drawn, fontsSettled, motionEnded } from '../support/settle.ts';
import { expect, forgiveStatus, hydrated, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** As for a visitor who has set the text of all sites to twice its size. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 200% !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await fontsSettled(page);
  await drawAll(page);
  await drawn(page);
}

/** Nothing makes the page scroll sideways, and nothing is cut off at its sides unless it scrolls by itself. */
async function expectFit(page: Page): Promise<void> {
  const { excess, cut } = await page.evaluate(() => {
    const width = window.innerWidth;
    const isOfPage = (element: Element) => element.matches('html, body, main');
    const hasOwnOverflow = (element: Element): boolean => {
      for (let at = element.parentElement; at && !isOfPage(at); at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      return false;
    };
    const outside = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      return own > 1 && height > 1 && (left < -1 || right > width + 1) && !hasOwnOverflow(element);
    });
    return {
      excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      cut: outside.slice(0, 5).map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return `${left.toFixed()}–${right.toFixed()}: ${element.outerHTML.slice(0, 120)}`;
      }),
    };
  });
  expect(cut).toEqual([]);
  expect(excess).toBeLessThanOrEqual(0);
}

for (const { path, status } of PAGE_KINDS)
  test(`${path} fits a phone with text of twice the size`, async ({ page, request, complaints }) => {
    await page.goto(await findPageAddress(path, request));
    await hydrated(page);
    await doubleText(page);
    await expectFit(page);
    forgiveStatus(complaints, status);
  });

test('the answer of “Improve my deck” fits a phone with text of twice the size', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(DECK);
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeVisible();
  await doubleText(page);
  await expectFit(page);
  const additions = page.getByRole('region', { name: 'Cards to add' });
  await additions.getByRole('button', { name: /^Add / }).first().click();
  await expect(page.getByRole('button', { name: 'Ask again' })).toBeVisible();
  await expectFit(page);
  // Names stand below their button instead of one letter a line beside it.
  const names = additions.getByRole('heading', { level: 4 });
  const [name, button] = [names.first(), additions.getByRole('button', { name: /^Added / }).first()];
  expect((await name.boundingBox())?.y).toBeGreaterThan((await button.boundingBox())?.y ?? Infinity);
  expect((await name.boundingBox())?.height).toBeLessThan(120);
});

test('figures and fields can be read with text of twice the size', async ({ page }) => {
  await page.goto(COMMANDER.path);
  await hydrated(page);
  await doubleText(page);
  const shown = page.locator('main header dl > div');
  expect(await shown.count()).toBeGreaterThan(0);
  const cut = await shown.evaluateAll(
    (figures) => figures.filter((figure) => figure.scrollWidth > figure.clientWidth).length,
  );
  expect(cut).toBe(0);

  await page.goto('/combos');
  await doubleText(page);
  const fields = page.locator('main form select');
  expect(await fields.count()).toBeGreaterThan(0);
  for (const field of await fields.all()) expect((await field.boundingBox())?.width).toBeGreaterThan(250);

  await page.goto('/');
  await doubleText(page);
  const hand = page.getByRole('list', { name: 'The most played commanders' }).getByRole('listitem').first();
  const [card, words] = [hand.getByRole('link'), hand.getByRole('paragraph')];
  const box = await card.boundingBox();
  expect((await words.boundingBox())?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) - 1);
});

test('menu, filters and clipboard fit a phone with text of twice the size', async ({ page }) => {
  await page.goto(COMMANDER.path);
  await hydrated(page);
  await doubleText(page);
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  for (const [name, button, box] of [
    ['menu', banner.getByRole('button', { name: 'Menu' }), page.getByRole('dialog', { name: 'Menu' })],
    [
      'filters',
      main.getByRole('button', { name: 'Filters', exact: true }),
      main.getByRole('region', { name: 'Filters and order' }),
    ],
    ['clipboard', opener(page), panel(page)],
  ] as const) {
    await button.click();
    await expect(box).toBeVisible();
    await motionEnded(page);
    const { left, right, excess } = await box.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { left, right, excess: element.scrollWidth - element.clientWidth };
    });
    expect(left, name).toBeGreaterThanOrEqual(-1);
    expect(right, name).toBeLessThanOrEqual(391);
    expect(excess, name).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
  }
});

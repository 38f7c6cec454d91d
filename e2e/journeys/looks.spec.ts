import type { CDPSession } from '@playwright/test';
import { openFilters } from '../support/filters.ts';
import { watchFonts } from '../support/first-sight.ts';
import { expectStill, resized, watchShifts } from '../support/page-visit.ts';
import { MAX_SHIFT } from '../support/pages.ts';
import { COMMANDER } from '../support/sample.ts';
import { drawAll, drawn, followRequests, fontsSettled, motionEnded } from '../support/settle.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('ends every grid of cards with a full row at any width', async ({ page }) => {
  await page.goto(COMMANDER.path);
  await hydrated(page);
  for (const width of [390, 768, 1280, 1920]) {
    await resized(page, width);
    const uneven = await page.evaluate(() =>
      [...document.querySelectorAll('main ul')]
        .filter((list) => list.querySelector(':scope > li > article'))
        .map((list) => {
          const shown = [...list.children].filter((item) => getComputedStyle(item).display !== 'none').length;
          const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
          return { shown, columns };
        })
        .filter(({ shown, columns }) => shown > columns && shown % columns !== 0),
    );
    expect(uneven, `at ${width} pixels`).toEqual([]);
  }
});

test('shows the omitted cards of a last row on request', async ({ page }) => {
  await page.goto(COMMANDER.path);
  await hydrated(page);
  const section = page.getByRole('region', { name: 'High Synergy Cards' });
  await expect(section.getByText('Show all 10')).toBeVisible();
  const before = await section.getByRole('article').filter({ visible: true }).count();
  await section.getByText('Show all 10').click();
  await expect(section.getByRole('article').filter({ visible: true })).toHaveCount(10);
  expect(before).toBeLessThan(10);
});

test('uses Fraunces for names and Inter for text, from its own origin', async ({ page }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (request.resourceType() === 'font' && protocol !== 'data:' && host !== new URL(page.url()).host)
      others.push(request.url());
  });
  await page.goto(COMMANDER.path);
  await hydrated(page);
  await fontsSettled(page);
  const devTools = await page.context().newCDPSession(page);
  expect(await getFonts(devTools, 'h1')).toEqual(['Fraunces']);
  expect(await getFonts(devTools, '.tile-share')).toEqual(['Inter']);
  expect(others).toEqual([]);
});

/** As on a phone far from a mast: 1.6 Mbit/s, and a processor a fourth as fast. */
async function slowDown(devTools: CDPSession): Promise<void> {
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

for (const width of [390, 768, 1280])
  for (const path of ['/', COMMANDER.path, '/cards/sol-ring'])
    test(`the first paint of ${path} at ${width} pixels has both text fonts, and no line moves`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await slowDown(await page.context().newCDPSession(page));
      const readFonts = await watchFonts(page);
      const readShifts = await watchShifts(page);
      await page.goto(path);
      await expectStill(page, readShifts, MAX_SHIFT);
      expect(await readFonts()).toEqual(expect.arrayContaining(['Inter', 'Fraunces']));
    });

test('the text fonts weigh at most 45 kB together', async ({ page, request }) => {
  await page.goto('/faq');
  const href = (await page.locator('#text-fonts').getAttribute('href')) ?? '';
  const sheet = await request.get(href, { headers: { 'accept-encoding': 'br' } });
  expect(Number(sheet.headers()['content-length'])).toBeLessThan(45_000);
});

/** The fonts that the first matching element is drawn with. */
async function getFonts(devTools: CDPSession, selector: string): Promise<string[]> {
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName.replace(/ .*/, ''));
}

for (const width of [390, 1280])
  test(`a page at ${width} pixels whose fonts do not come is read without them, and they move no line later`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    let letGo = () => {};
    const blocked = new Promise<void>((done) => {
      letGo = done;
    });
    await page.route(/text-fonts[^/]*css/, async (route) => {
      await blocked;
      await route.continue();
    });
    const readShifts = await watchShifts(page);
    await page.goto('/cards/sol-ring', { waitUntil: 'commit' });
    await hydrated(page);
    await drawn(page);
    const devTools = await page.context().newCDPSession(page);
    expect(await getFonts(devTools, 'h1')).not.toContain('Fraunces');
    letGo();
    await expectStill(page, readShifts, MAX_SHIFT);
    expect(await getFonts(devTools, 'h1')).not.toContain('Fraunces');

    await page.reload();
    await hydrated(page);
    await fontsSettled(page);
    await expect.poll(() => getFonts(devTools, 'h1')).toEqual(['Fraunces']);
  });

test('marks the reader’s position in the bar of sections', async ({ page }) => {
  await page.goto(COMMANDER.path);
  await hydrated(page);
  const bar = page.getByRole('navigation', { name: 'Sections' });
  await bar.getByRole('link', { name: 'Creatures' }).click();
  await expect(bar.getByRole('link', { name: 'Creatures' })).toHaveAttribute('aria-current', 'location');
  await page.getByRole('link', { name: 'Back to top' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the way back to the top lies over nothing: it is at the end of the page', async ({ page }) => {
    const rest = followRequests(page);
    for (const path of [COMMANDER.path, '/top', '/cards/sol-ring', '/sets', '/lands']) {
      await page.goto(path);
      await hydrated(page);
      await rest();
      await fontsSettled(page);
      await drawAll(page);
      const link = page.getByRole('link', { name: 'Back to top' });
      await link.scrollIntoViewIfNeeded();
      // What came near with it is requested and drawn now.
      await rest();
      const others = await link.evaluate((way) => {
        const box = way.getBoundingClientRect();
        const overlaps = (other: DOMRect) =>
          other.left < box.right &&
          other.right > box.left &&
          other.top < box.bottom &&
          other.bottom > box.top;
        const texts = document.createTreeWalker(document.querySelector('main') ?? way, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (texts.nextNode()) {
          const { currentNode: text } = texts;
          // A closed table of a chart has a place too, but is not drawn.
          if (!text.parentElement?.checkVisibility()) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          const isOver = [...range.getClientRects()].some((rect) => rect.width > 1 && overlaps(rect));
          if (isOver && !way.contains(text)) found.push(text.textContent ?? '');
        }
        return { found, isInFlow: getComputedStyle(way).position === 'static' };
      });
      expect(others, path).toEqual({ found: [], isInFlow: true });
      await link.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    }
  });
});

test('marks no section if none is in view, as after the Home key', async ({ page }) => {
  await page.goto(COMMANDER.path);
  await hydrated(page);
  const bar = page.getByRole('navigation', { name: 'Sections' });
  await bar.getByRole('link', { name: 'Creatures' }).click();
  await expect(bar.locator('[aria-current]')).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(bar.locator('[aria-current]')).toHaveCount(0);
});

test('opens the prices of every vendor in a box that Escape closes', async ({ page }) => {
  await page.goto(COMMANDER.path);
  await hydrated(page);
  await page.getByRole('button', { name: 'All prices' }).click();
  const box = page.getByRole('dialog', { name: 'Prices from every vendor' });
  await expect(box.getByText('Cardhoarder (MTGO)')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
});

test('filters open in view, and a menu ends below the top bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(COMMANDER.path);
  await hydrated(page);
  await openFilters(page);
  await page
    .getByRole('button', { name: /^Theme/ })
    .last()
    .click();
  const menu = page.getByRole('dialog', { name: 'Theme' });
  await expect(menu).toBeVisible();
  await motionEnded(page);
  // Read again if the menus are replaced at this moment, as served markup is by its component: then there is no box.
  await expect(async () => {
    const [bar, box] = await Promise.all([page.getByRole('banner').boundingBox(), menu.boundingBox()]);
    expect(box?.y ?? 0).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add count filter' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Decks with or without a card')).toBeInViewport({ ratio: 1 });
});

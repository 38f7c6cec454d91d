import { expectStill, watchShifts } from '../support/page-visit.ts';
import { MOST_SHIFT } from '../support/pages.ts';
import { COMMANDER } from '../support/sample.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('ends every grid of cards with a full row at any width', async ({ page }) => {
  await page.goto(COMMANDER.path);
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
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

test('shows the cards that stand over when asked', async ({ page }) => {
  await page.goto(COMMANDER.path);
  await hydrated(page);
  const section = page.getByRole('region', { name: 'High Synergy Cards' });
  const before = await section.getByRole('article').filter({ visible: true }).count();
  await section.getByText('Show all 10').click();
  await expect(section.getByRole('article').filter({ visible: true })).toHaveCount(10);
  expect(before).toBeLessThan(10);
});

test('sets names in Fraunces and words in Inter, from its own origin, without a shift', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).host);
  });
  const readShifts = await watchShifts(page);
  await page.goto(COMMANDER.path);
  await expectStill(page, readShifts, MOST_SHIFT);
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter((face) => face.status === 'loaded')
      .map((face) => face.family.replaceAll('"', '')),
  );
  expect(loaded).toEqual(expect.arrayContaining(['Inter', 'Fraunces', 'Mana']));
  expect(new Set(fonts)).toEqual(new Set([new URL(page.url()).host]));
});

test('on a phone asks for the text fonts once the page has loaded, and from then on at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font' && !request.url().startsWith('data:')) asked.push(request.url());
  });
  const set = () =>
    page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => /^"?Inter"?$/.test(family) && status === 'loaded'),
    );
  const kept = () => page.evaluate(() => localStorage.getItem('textFonts'));
  await page.goto('/faq', { waitUntil: 'commit' });
  const before = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const count = () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length;
        if (document.readyState === 'complete') done(-1);
        else window.addEventListener('load', () => done(count()), { once: true });
      }),
  );
  // Where the page had loaded before it could be watched, there is nothing to say about what came before.
  expect(before).toBeLessThanOrEqual(0);
  await expect.poll(kept).toContain('inter');
  expect(asked.filter((url) => /inter|fraunces/.test(url))).toHaveLength(2);
  expect(await set()).toBe(true);

  await page.reload();
  await expect(page.locator('#text-fonts')).toHaveAttribute('media', 'all');
  await expect.poll(set).toBe(true);
});

test('marks in the bar of sections where the reader is', async ({ page }) => {
  await page.goto(COMMANDER.path);
  await hydrated(page);
  const bar = page.getByRole('navigation', { name: 'Sections' });
  await bar.getByRole('link', { name: 'Creatures' }).click();
  await expect(bar.getByRole('link', { name: 'Creatures' })).toHaveAttribute('aria-current', 'location');
  await page.getByRole('link', { name: 'Back to top' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('marks no section where none is in view, as after the Home key', async ({ page }) => {
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

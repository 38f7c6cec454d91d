import { followRequests } from '../support/settle.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('leads from all decks to a combination and its land base', async ({ page }) => {
  await page.goto('/lands');
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'By color combination' })).toBeVisible();
  const colors = page.getByRole('navigation', { name: 'Color identity' });
  await colors.getByRole('link', { name: 'White', exact: true }).click();
  await expect(page).toHaveURL('/lands/mono-white');
  await expect(page.getByRole('heading', { level: 1, name: 'Mono-White Lands' })).toBeVisible();
  await colors.getByRole('link', { name: 'Blue', exact: true }).click();
  await expect(page).toHaveURL('/lands/azorius');
  await expect(page.getByRole('heading', { level: 1, name: 'Azorius Lands' })).toBeVisible();
  await expect(page.getByText(/^The lands that [\d,]+ sample Azorius decks play, /)).toBeVisible();
  const cycles = page.getByRole('region', { name: 'Land cycles' });
  await expect(cycles.getByRole('heading', { name: /^Shock lands/ })).toBeVisible();
  await expect(cycles.getByRole('link', { name: 'Hallowed Fountain' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'A recommended land base' })).toContainText('Command Tower');
  await expect(page.getByRole('rowheader', { name: 'White' })).toBeVisible();

  await page.getByRole('button', { name: /^Time range/ }).click();
  await page.getByRole('navigation', { name: 'Time range' }).getByRole('link', { name: 'Past year' }).click();
  await expect(page).toHaveURL('/lands/azorius?range=year');
});

test('shows a cycle as one row of pictures, most played first', async ({ page }) => {
  await page.goto('/lands');
  const cycle = page.getByRole('region', { name: 'Shock lands' });
  const tiles = cycle.getByRole('listitem');
  await expect(tiles).toHaveCount(10);
  const boxes = await tiles.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(new Set(boxes).size).toBe(1);
  const shares = (await tiles.locator('strong').allTextContents()).map((text) => Number.parseInt(text, 10));
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
});

test('the lands of a cycle are swiped on a phone, and the page stays short', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/lands');
  await hydrated(page);
  const row = page.getByRole('region', { name: 'Shock lands' }).getByRole('list').first();
  expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
  const last = row.getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  // The cycles below come near and are drawn, each by another element: the row stays where it was swiped to.
  const rest = followRequests(page);
  await page.getByRole('region', { name: 'Bond lands' }).evaluate((cycle) => cycle.scrollIntoView());
  await expect(page.locator('main [data-brief]')).toHaveCount(0);
  await rest();
  expect(await row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9_000);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('recomputes the base by a plain form', async ({ page }) => {
    await page.goto('/lands/azorius');
    await page.getByLabel('Average mana value of your spells').fill('3');
    await page.getByLabel('Cheap ramp and draw in your deck').fill('10');
    await page.getByLabel('Maximum dollars for nonbasic lands').fill('0');
    await page.getByRole('button', { name: 'Recalculate' }).click();
    const base = page.getByRole('region', { name: 'A recommended land base' });
    // 31.42 + 3.13 · 3 − 0.28 · 10 = 38.01
    await expect(base).toContainText('= 38.01');
    await expect(base).toContainText('38 lands');
    await expect(base).toContainText('No nonbasic lands');
    await page.getByRole('link', { name: 'Back to the averages' }).click();
    await expect(page).toHaveURL('/lands/azorius');
  });

  test('lists the cycles played least behind a fold', async ({ page }) => {
    await page.goto('/lands');
    const dual = page.getByRole('link', { name: 'Scrubland' });
    await expect(dual).toBeHidden();
    await page.getByText(/^\d+ more cycles, played less$/).click();
    await expect(dual).toBeVisible();
  });
});

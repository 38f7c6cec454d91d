import { fontsSettled } from '../support/settle.ts';
import { expect, forgiveStatus, hydrated, test } from '../support/test.ts';

test('ranks combos, loads more and leads to one', async ({ page }) => {
  await page.goto('/combos');
  await hydrated(page);
  const items = page.getByRole('main').getByRole('article');
  const whole = page.getByRole('link', { name: 'Show everything in full' });
  await expect(items).toHaveCount(18);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(items).toHaveCount(30);
  await expect(whole).toHaveCount(0);
  await expect(items.first()).toContainText(/in [\d,]+ sample decks, \d+% of/);
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(items).toHaveCount(42);

  await items.first().getByText('How it works').click();
  await expect(items.first().getByRole('heading', { name: 'Steps' })).toBeVisible();
  const name = (await items.first().getByRole('heading', { level: 2 }).textContent()) ?? '';
  await items.first().getByRole('heading', { level: 2 }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('#1 of 42')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Commanders whose decks run it' })).toBeVisible();
});

test('opening the steps of a combo leaves its neighbors as they are', async ({ page }) => {
  await page.goto('/combos');
  await hydrated(page);
  await fontsSettled(page);
  const cards = page.getByRole('main').getByRole('article');
  const lowest = async () => {
    const heights = await cards.evaluateAll((found) => found.slice(0, 3).map((card) => card.clientHeight));
    return Math.max(...heights.slice(1));
  };
  const before = await lowest();
  await cards.first().getByText('How it works').click();
  await expect(cards.first().getByRole('heading', { name: 'Steps' })).toBeVisible();
  await expect.poll(lowest).toBeLessThanOrEqual(before);
});

test('leads from a card to its combos', async ({ page }) => {
  await page.goto('/cards/walking-ballista');
  await page.getByRole('link', { name: 'Heliod, Sun-Crowned + Walking Ballista' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heliod, Sun-Crowned + Walking Ballista');
  await page.getByRole('link', { name: 'All combos with Walking Ballista' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Combos with Walking Ballista' })).toBeVisible();
});

test('finds the combos of a card by its name, and names the closest for a typo', async ({
  page,
  complaints,
}) => {
  await page.goto('/combos');
  await hydrated(page);
  const field = page.getByRole('main').getByLabel('With the card');
  await field.fill('walking bal');
  await page.getByRole('option', { name: /Walking Ballista/ }).click();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Combos with Walking Ballista');
  await expect(field).toHaveValue('Walking Ballista');
  await page.getByRole('combobox', { name: 'Cards', exact: true }).selectOption('2');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page).toHaveURL(/size=2/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Combos with Walking Ballista');

  await page.goto('/combos?card=walking+balista&size=2');
  await expect(page.getByText('No card is called “walking balista”, so it was left out.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Walking Ballista', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Combos with Walking Ballista');
  await expect(page.getByRole('combobox', { name: 'Cards', exact: true })).toHaveValue('2');
  forgiveStatus(complaints, 404);
});

test('shows the result of a combo in large type next to its cards, and names the cards of a list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/combos');
  const first = page.getByRole('main').getByRole('article').first();
  const names = ((await first.getByRole('heading', { level: 2 }).textContent()) ?? '').split(' + ');
  for (const name of names) await expect(first.getByRole('link', { name, exact: true })).toBeVisible();

  await page.goto('/combos/sample-heliod-ballista');
  const card = page.getByRole('main').getByRole('link', { name: 'Heliod, Sun-Crowned', exact: true }).first();
  expect((await card.boundingBox())?.width).toBe(220);
  const result = page.getByText(/^Infinite/).first();
  await expect(result).toHaveCSS('font-size', '28px');
  expect((await result.boundingBox())?.x).toBeGreaterThan((await card.boundingBox())?.x ?? 0);
});

test('redirects a color’s address to the filtered list', async ({ page }) => {
  await page.goto('/combos/azorius');
  await expect(page).toHaveURL('/combos?colors=azorius');
  await expect(page.getByLabel('Fits in')).toHaveValue('azorius');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and pages by plain forms and links', async ({ page }) => {
    await page.goto('/combos');
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(page).toHaveURL('/combos?page=2');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
    await page.getByRole('combobox', { name: 'Cards', exact: true }).selectOption('2');
    await page.getByLabel('From bracket').selectOption('optimized');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByText(/^\d+ of 42 combos/)).toBeVisible();
    await expect(page.getByText('Bracket 4, Optimized').last()).toBeVisible();
    await page.getByLabel('Fits in').selectOption('colorless');
    await page.getByLabel('From bracket').selectOption('exhibition');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByText('No combos match')).toBeVisible();
  });
});

import { expect, hydrated, test } from '../support/test.ts';

test('leads from the precons by set to one and what to add and cut', async ({ page }) => {
  await page.goto('/precon#crimson-vow-commander');
  await expect(page.getByRole('heading', { level: 1, name: 'Precons' })).toBeVisible();
  const newest = page.locator('#crimson-vow-commander');
  await expect(newest).toBeInViewport();
  await newest.getByRole('link', { name: 'Sample: Crimson Court' }).click();

  await expect(page).toHaveURL('/precon/sample-crimson-court');
  await expect(page.getByRole('heading', { level: 1, name: 'Sample: Crimson Court' })).toBeVisible();
  const adds = page.getByRole('region', { name: 'Cards to add' });
  // Tiles far from the screen have only names yet.
  await adds.scrollIntoViewIfNeeded();
  await expect(adds.getByText(/^in \d+% of [\d.K]+ sample decks$/).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Lands to add' })).toBeVisible();
  const cuts = page.getByRole('region', { name: 'Cards to cut' });
  await cuts.scrollIntoViewIfNeeded();
  await expect(cuts.getByText(/^kept in [\d.K]+ of [\d.K]+ sample decks$/).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Lands to cut' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The printed list' })).toContainText('Sol Ring');
  await expect(page.getByRole('rowheader', { name: 'Card Kingdom' })).toBeVisible();
});

test('lists the precons by year, newest first, and leads to a set by name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/precon');
  await hydrated(page);
  const years = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(years.length).toBeGreaterThan(2);
  await expect(page.getByText(/^\$\d+ sample/).first()).toBeAttached();
  expect(years).toEqual([...years].sort().reverse());
  const row = page.getByRole('region', { name: '2023' }).getByRole('listitem');
  expect(
    new Set(await row.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))).size,
  ).toBe(1);
  await page.getByText(/^All \d+ sets by name$/).click();
  const sets = page.getByRole('navigation', { name: 'Sets of precons' });
  await sets.getByRole('link', { name: 'Forgotten Realms' }).click();
  await expect(page).toHaveURL('/precon#forgotten-realms-commander');
  await expect(page.locator('#forgotten-realms-commander')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9_000);
});

test('advises for another commander of the list', async ({ page }) => {
  await page.goto('/precon/sample-crimson-court');
  await hydrated(page);
  const faces = page.getByRole('navigation', { name: 'Choose commander' });
  await expect(faces.getByRole('link', { name: /Edgar Markov/ })).toHaveAttribute('aria-current', 'true');
  await faces.getByRole('link', { name: /Mathas, Fiend Seeker/ }).click();
  await expect(page).toHaveURL('/precon/sample-crimson-court?commander=mathas-fiend-seeker');
  await expect(faces.getByRole('link', { name: /Mathas/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/precon\/sample-crimson-court$/,
  );
});

/** "$12.34" as 12.34. */
const toDollars = (text: string): number => Number(text.replace(/[$,]/g, ''));

test('shows swaps for three budgets, and takes one to the workshop', async ({ page }) => {
  await page.goto('/precon/sample-crimson-court');
  await hydrated(page);
  const upgrades = page.getByRole('region', { name: 'Upgrades' });
  const [small, middle] = [upgrades.locator('#upgrade-25'), upgrades.locator('#upgrade-50')];
  await expect(small.getByRole('listitem').first()).toBeVisible();
  await expect(middle).toBeHidden();
  const total = async (label: string): Promise<number> =>
    toDollars(await small.locator('dt', { hasText: label }).locator('xpath=../dd').innerText());
  const cost = await total('Cards to add');
  expect(cost).toBeGreaterThan(0);
  expect(cost + (await total('Left'))).toBeCloseTo(25, 2);
  await page.getByRole('link', { name: '$50', exact: true }).click();
  await expect(middle).toBeVisible();
  await expect(small).toBeHidden();
  await middle.getByRole('button', { name: 'Open in Improve my deck' }).click();
  await expect(page).toHaveURL('/recs');
  await expect(page.getByLabel('Max total, $')).toHaveValue('50');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens the upgrade of an address', async ({ page }) => {
    await page.goto('/precon/sample-crimson-court#upgrade-100');
    await expect(page.locator('#upgrade-100')).toBeVisible();
    await expect(page.locator('#upgrade-25')).toBeHidden();
    await page.getByText('For $25').click();
    await expect(page.locator('#upgrade-25').getByText('→').first()).toBeVisible();
  });

  test('finds a precon by name and by colors', async ({ page }) => {
    await page.goto('/precon');
    await page.getByLabel('Deck, set or commander').fill('edgar');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByText(/^1 of \d+ precons/)).toBeVisible();
    await page.getByRole('link', { name: 'Show all' }).click();
    await page.getByLabel('Colors').selectOption({ label: 'Mardu (1)' });
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('link', { name: 'Sample: Crimson Court' })).toBeVisible();
  });
});

import { openFilters } from '../support/filters.ts';
import { expect, forgiveStatus, hydrated, test } from '../support/test.ts';

test('from the list of themes to a theme, its colors and a commander', async ({ page }) => {
  await page.goto('/tags');
  await expect(page.getByRole('heading', { level: 1, name: 'Themes and kindred' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Kinds of themes' })
    .getByRole('link', { name: 'Themes' })
    .click();
  await expect(page).toHaveURL('/tags/themes');
  await expect(page.getByRole('heading', { level: 1, name: 'Themes', exact: true })).toBeVisible();
  await page
    .getByRole('region', { name: 'Most played' })
    .getByRole('link', { name: /^Tokens/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tokens', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'High Synergy Cards' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Colors' }).getByRole('link', { name: /Mardu/ }).click();
  await expect(page).toHaveURL('/tags/tokens/mardu');
  // The address changes before the lists do.
  await expect(page.getByRole('heading', { level: 1, name: /Mardu/ })).toBeVisible();
  await page.getByRole('region', { name: 'Top Commanders' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/commanders\//);
});

test('a row of commanders starts short and grows in place', async ({ page }) => {
  await page.goto('/tags/artifacts');
  await hydrated(page);
  const row = page.getByRole('region', { name: 'Top Commanders' });
  await expect(row.getByRole('article')).toHaveCount(7);
  const more = row.getByRole('link', { name: /^Show all \d+ of / });
  const all = Number((await more.textContent())?.replace(/\D/g, ''));
  expect(all).toBeGreaterThan(7);
  await more.click();
  await expect(row.getByRole('article')).toHaveCount(all);
  await expect(row.getByRole('article').nth(7).getByRole('link').first()).toBeFocused();
  await expect(page).toHaveURL('/tags/artifacts?show=topcommanders');
  await page.goto('/tags/artifacts?show=all');
  await expect(row.getByRole('article')).toHaveCount(all);
});

test('the most played themes have a picture each', async ({ page }) => {
  await page.goto('/tags');
  const themes = page.getByRole('region', { name: 'Most played' }).getByRole('listitem');
  await expect(themes).toHaveCount(24);
  for (const theme of await themes.all()) await expect(theme.locator('.art-strip')).toHaveCount(1);
});

test('creature types have a separate list', async ({ page }) => {
  await page.goto('/tags/kindred');
  await expect(page.getByRole('heading', { level: 1, name: 'Kindred' })).toBeVisible();
  await page
    .getByRole('region', { name: 'A–Z' })
    .getByRole('link', { name: /^Elves/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Elves Kindred' })).toBeVisible();
});

test('a commander is narrowed to a theme and widened again', async ({ page }) => {
  await page.goto('/commanders/kozilek-the-great-distortion');
  await hydrated(page);
  await openFilters(page);
  await page.getByRole('button', { name: /^Theme ?:/ }).click();
  await page
    .getByRole('navigation', { name: 'Theme', exact: true })
    .getByRole('link', { name: /^Eldrazi/ })
    .click();
  await expect(page).toHaveURL('/commanders/kozilek-the-great-distortion?theme=eldrazi');
  await openFilters(page);
  await page.getByRole('button', { name: /^Theme ?: ?Eldrazi/ }).click();
  await page
    .getByRole('navigation', { name: 'Theme', exact: true })
    .getByRole('link', { name: 'All themes' })
    .click();
  await expect(page).toHaveURL('/commanders/kozilek-the-great-distortion');
});

test('addresses with theme, bracket and price as words redirect to the query form', async ({
  page,
  complaints,
}) => {
  await page.goto('/commanders/krenko-mob-boss/budget/goblins/upgraded');
  await expect(page).toHaveURL('/commanders/krenko-mob-boss?bracket=upgraded&budget=budget&theme=goblins');
  const refused = await page.goto('/commanders/krenko-mob-boss/goblinz');
  expect(refused?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: 'Goblins' })).toBeVisible();
  forgiveStatus(complaints, 404);
});

test('an unknown theme names the nearest', async ({ page, complaints }) => {
  const refused = await page.goto('/tags/tokenz');
  expect(refused?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: 'Tokens' })).toBeVisible();
  forgiveStatus(complaints, 404);
});

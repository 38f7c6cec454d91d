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
  const cycles = page.getByRole('region', { name: 'Land cycles' });
  await expect(cycles.getByRole('heading', { name: /^Shock lands/ })).toBeVisible();
  await expect(cycles.getByRole('link', { name: 'Hallowed Fountain' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'A recommended land base' })).toContainText('Command Tower');
  await expect(page.getByRole('rowheader', { name: 'White' })).toBeVisible();

  await page.getByRole('button', { name: /^Time range/ }).click();
  await page.getByRole('navigation', { name: 'Time range' }).getByRole('link', { name: 'Past year' }).click();
  await expect(page).toHaveURL('/lands/azorius?range=year');
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
});

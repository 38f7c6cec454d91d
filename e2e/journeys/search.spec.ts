import { expect, hydrated, test } from '../support/test.ts';

test('finds a card by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const box = page.getByRole('combobox', { name: 'Search cards and commanders' });
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.type('sol rin');
  const option = page.getByRole('option', { name: /^Sol Ring/ });
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cards/sol-ring');
  await expect(box).toHaveValue('');
});

test('asks nothing for two letters and the cleaned word for more', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/typeahead') asked.push(url.searchParams.get('q') ?? '');
  });
  await page.goto('/');
  await hydrated(page);
  const box = page.getByRole('combobox', { name: 'Search cards and commanders' });
  await box.fill('s o!');
  await page.waitForTimeout(400);
  expect(asked).toEqual([]);
  await box.fill('Sól Ring');
  await expect(page.getByRole('option', { name: /^Sol Ring/ })).toBeVisible();
  expect(asked).toEqual(['solring']);
});

test('goes round the list with the arrows and closes with Escape', async ({ page }) => {
  await page.goto('/commanders');
  await hydrated(page);
  const box = page.getByRole('combobox', { name: 'Search cards and commanders' });
  await box.fill('castle');
  const options = page.getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
});

test('says so when nothing has the name', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('combobox', { name: 'Search cards and commanders' }).fill('qqqzzzxxxjjj');
  await expect(page.getByRole('search').getByText('Nothing has that name.').last()).toBeVisible();
});

test('leads to a list of names where Enter is pressed without a choice', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const box = page.getByRole('combobox', { name: 'Search cards and commanders' });
  await box.fill('castle');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=castle');
  await expect(page.getByRole('main').getByRole('link', { name: /Castle Locthwain/ })).toBeVisible();
});

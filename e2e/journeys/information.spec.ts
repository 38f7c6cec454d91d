import { expect, test } from '../support/test.ts';

const PAGES = [
  ['/developers', 'For developers'],
  ['/faq', 'Questions and answers'],
  ['/about-us', 'About this site'],
  ['/contact-us', 'Contact'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/newsletter', 'Newsletter'],
] as const;

for (const [path, heading] of PAGES) {
  test(`${path} has text of its own`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(600);
  });
}

test('the FAQ prints the thresholds', async ({ page, request }) => {
  const { thresholds } = await (await request.get('/api/v1/pages/faq')).json();
  await page.goto('/faq');
  const rows: { value: string; words: string }[] = thresholds;
  expect(rows.length).toBeGreaterThan(50);
  await page.getByText(`Show all ${rows.length} thresholds`).click();
  const printed = page.getByRole('table', { name: 'Thresholds of the statistics' }).getByRole('row');
  for (const { value, words } of rows)
    await expect(printed.filter({ hasText: words }).first()).toContainText(value);
  const row = page.getByRole('row', { name: /first released/ });
  await expect(row.getByRole('cell').first()).toHaveText('120');
});

test('the FAQ has contents on a wide screen, and folds its answers on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/faq');
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'What is lift?' })
    .click();
  await expect(page.getByRole('heading', { name: 'What is lift?' })).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq');
  const question = page.getByRole('region', { name: 'What is inclusion?' });
  await expect(question.getByRole('paragraph').first()).toBeHidden();
  // The label lies over the heading.
  await question.locator('label').click();
  await expect(question.getByRole('paragraph').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5_000);
  // The answer that an address names is open.
  await page.goto('/faq#tournaments');
  const named = page.locator('.question').filter({ has: page.locator('#tournaments') });
  await expect(named.getByRole('paragraph').first()).toBeVisible();
});

test('the contact page names the operator’s address', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(page.getByRole('link', { name: 'operator@example.org' })).toHaveAttribute(
    'href',
    'mailto:operator@example.org',
  );
});

test('a channel without an address says so', async ({ page }) => {
  await page.goto('/about-us#channels');
  const channels = page.getByRole('region', { name: 'Channels' });
  await expect(channels.getByText('Podcast')).toBeVisible();
  await expect(channels.getByText('None yet.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'MTGJSON' }).first()).toBeVisible();
});

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

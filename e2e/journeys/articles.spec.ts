import { expect, forgiveStatus, hydrated, test } from '../support/test.ts';

test('leads from the list through an article to a card and back', async ({ page }) => {
  await page.goto('/guides');
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
  await page.getByRole('link', { name: 'Cut to 99 by role, not by love' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cut to 99 by role, not by love' })).toBeVisible();
  await expect(page.getByText(/^The Deckwright team/)).toBeVisible();
  await expect(page.getByText(/min read$/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Arcane Signet' }).click();
  await expect(page).toHaveURL('/cards/arcane-signet');
});

test('shows one picture of a card while its name is pointed at or has the focus', async ({ page }) => {
  await page.goto('/guides/cut-to-99-by-role');
  await hydrated(page);
  const preview = page.locator('.peek');
  await expect(preview).toHaveCount(0);
  const link = page.getByRole('link', { name: 'Command Tower' });
  await link.hover();
  await expect(preview).toBeVisible();
  // And no other one over it.
  await expect(page.locator('body > .fixed .face, body > .fixed img')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  const way = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await way.getByRole('link', { name: 'Guides' }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(preview).toBeVisible();
});

test('wraps a formula on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/guides/how-many-lands');
  const excess = await page
    .locator('pre')
    .evaluateAll((blocks) => blocks.map((block) => block.scrollWidth - block.clientWidth));
  expect(excess.length).toBeGreaterThan(0);
  for (const width of excess) expect(width).toBe(0);
});

test('shows a deck list within a guide', async ({ page }) => {
  await page.goto('/guides/how-many-lands');
  const deck = page.getByRole('figure', { name: /38 lands for green and white/ });
  await expect(deck.getByText('38 cards')).toBeVisible();
  await expect(deck.getByRole('link', { name: 'Reliquary Tower' })).toBeVisible();
});

test('has a feed, and articles have structured data', async ({ page, request }) => {
  const feed = await request.get('/feed.xml');
  expect(await feed.text()).toContain('/articles/inclusion-synergy-and-lift');
  await page.goto('/articles/inclusion-synergy-and-lift');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const graph = JSON.parse(data ?? '{}')['@graph'];
  expect(graph[0]).toMatchObject({ '@type': 'Article', datePublished: '2026-10-05' });
  expect(graph[1].itemListElement).toHaveLength(3);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await request.get(image ?? '')).headers()['content-type']).toBe('image/png');
});

test('answers 404 for an unknown article', async ({ page, complaints }) => {
  expect((await page.goto('/articles/none'))?.status()).toBe(404);
  forgiveStatus(complaints, 404);
});

import { openFilterPanel } from '../support/filters.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
/** Made-up tournaments: a commander with many games, one with fewer than 30, and one that nobody played. */
const PLAYED = { name: "Yuriko, the Tiger's Shadow", path: '/commanders/yuriko-the-tigers-shadow' };
const SELDOM_PLAYED = '/commanders/kaalia-of-the-vast';
const NEVER_PLAYED = '/commanders/sram-senior-edificer';

test('shows how a commander’s decks did in tournaments, with each number’s sample', async ({ page }) => {
  await page.goto(PLAYED.path);
  const panel = page.locator('#results');
  await expect(panel.getByRole('heading', { name: 'Tournament results' })).toBeVisible();
  await expect(panel).toContainText(/likely\s\d+–\d+%, of [\d,]+ sample games; by chance 25%/);
  await expect(panel).toContainText(
    /of \d+ sample entries in tournaments of at least 32 players; by chance \d+%/,
  );
  await expect(panel).toContainText(
    /\d+ sample entries in \d+ sample tournaments, .* won, .* lost, \d+ drawn/,
  );
  const table = panel.getByRole('table', { name: 'Win rate in sample games with and without a card' });
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByRole('row').nth(1)).toContainText(/% *of \d+.*% *of [\d,]+.*[+−]\d+/);
  await expectAccessible(page, '#results');

  // On a wide screen the table is next to the figures.
  const [figure, rows] = [panel.getByText('Win rate', { exact: true }), table];
  const [left, right] = [await figure.boundingBox(), await rows.boundingBox()];
  expect(right?.x ?? 0).toBeGreaterThan((left?.x ?? 0) + 300);
});

test('opens a card of the table, which compares its commanders with themselves', async ({ page }) => {
  await page.goto(PLAYED.path);
  const link = page.locator('#results').getByRole('rowheader').getByRole('link').first();
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const panel = page.locator('#results');
  await expect(panel.getByRole('heading', { name: 'Decks with it in tournaments' })).toBeVisible();
  await expect(panel).toContainText(/of \d+ sample entr|Too few games for a rate/);
  await page.goto('/cards/cyclonic-rift');
  await expect(panel).toContainText(
    /[+−]\d+ pts of win rate against decks of the same commanders without it; likely [+−±]\d+ to [+−±]\d+ pts, from [\d,]+ sample games with it and [\d,]+ without it, \d+ commanders/,
  );
  const table = panel.getByRole('table', { name: 'Win rate in sample games with and without the card' });
  await expect(table.getByRole('link', { name: PLAYED.name })).toBeVisible();
  await expectAccessible(page, '#results');
});

test('fits a phone, without a table that scrolls sideways', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of [PLAYED.path, '/cards/cyclonic-rift']) {
    await page.goto(path);
    const table = page.locator('#results table');
    await table.scrollIntoViewIfNeeded();
    await expect(table).toBeVisible();
    const { inside, width } = await table.evaluate((element) => ({
      inside: element.getBoundingClientRect(),
      width: innerWidth,
    }));
    expect(inside.left, path).toBeGreaterThanOrEqual(0);
    expect(inside.right, path).toBeLessThanOrEqual(width);
    const scrolls = await table.evaluate(
      ({ parentElement: box }) => (box?.scrollWidth ?? 0) > (box?.clientWidth ?? 0),
    );
    expect(scrolls, path).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(PHONE.width);
  }
});

test('states no rate of fewer than 30 games, and nothing where nobody played', async ({ page }) => {
  await page.goto(SELDOM_PLAYED);
  const panel = page.locator('#results');
  await expect(panel).toContainText(/Too few games for a rate: \d\d sample games/);
  await expect(panel).not.toContainText(/likely|%/);
  await expect(panel.getByRole('table')).toHaveCount(0);
  await page.goto(NEVER_PLAYED);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test('limits page and decks to a top 16, without results of what was chosen by them', async ({ page }) => {
  await page.goto(PLAYED.path);
  await hydrated(page);
  await page.locator('#results').getByRole('link', { name: 'Only decks of a top 16' }).click();
  await expect(page).toHaveURL(`${PLAYED.path}?placing=top16`);
  const filter = page.getByRole('button', { name: 'Top 16 only' });
  await openFilterPanel(page);
  await expect(filter).toBeVisible();
  await expect(page.locator('#results')).toHaveCount(0);
  const filtered = await (await page.request.get(`/api/v1/pages${PLAYED.path}?placing=top16`)).json();
  const whole = await (await page.request.get(`/api/v1/pages${PLAYED.path}`)).json();
  expect(filtered.numDecks).toBeGreaterThan(0);
  expect(filtered.numDecks).toBeLessThan(whole.numDecks);

  // Each deck behind the filter has such a result.
  await page.goto(`${PLAYED.path.replace('/commanders/', '/decks/')}?placing=top16`);
  await expect(page.getByRole('heading', { level: 1, name: `Decks of ${PLAYED.name}` })).toBeVisible();
  await expect(filter).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toContainText(/Place \d+ of \d+, Sample Open \d+/);
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(page.getByRole('link', { name: PLAYED.name, exact: true }).first()).toBeVisible();
  const results = page.getByRole('region', { name: 'Tournament results' }).getByRole('listitem');
  const placings = (await results.allInnerTexts()).map((text) =>
    /^Place (\d+) of (\d+), Sample Open \d+, /.exec(text),
  );
  expect(placings.some((match) => Number(match?.[1]) <= 16 && Number(match?.[2]) >= 32)).toBe(true);
});

test('finds the cards of a commander by win rate, with their games', async ({ page }) => {
  await page.goto(PLAYED.path);
  await hydrated(page);
  await page.locator('#results').getByRole('link', { name: 'All by win rate' }).click();
  await expect(page).toHaveURL(/\/search\?/);
  await expect(page.getByRole('columnheader', { name: /Win rate/ })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('%');
});

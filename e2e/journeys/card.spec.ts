import type { Locator, Page } from '@playwright/test';
import { followRequests } from '../support/settle.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

for (const path of ['/cards/esika-god-of-the-tree', '/commanders/esika-god-of-the-tree']) {
  test(`flips the card at the top of ${path} and back, also by keyboard`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const turn = page.getByRole('button', { name: 'Turn over' });
    const picture = page.locator('main header .face').first();
    await expect(picture).toContainText('Esika');
    await turn.click();
    await expect(turn).toHaveAttribute('aria-pressed', 'true');
    await expect(picture).toContainText('The Prismatic Bridge');
    await expect(picture).not.toContainText('Esika');
    await expectAccessible(page, 'main header');
    await turn.press('Enter');
    await expect(picture).toContainText('Esika');
  });
}

test('does not offer to flip a card with one face', async ({ page }) => {
  await page.goto('/cards/sol-ring');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Turn over' })).toHaveCount(0);
});

test('shows legality, prices, bracket and play data, sets, new commanders and similar cards', async ({
  page,
}) => {
  await page.goto('/cards/sol-ring');
  const main = page.getByRole('main');
  await expect(main.getByText('legal in Commander')).toBeVisible();
  await expect(main.getByText(/^Card Kingdom/)).toBeVisible();
  await expect(main.getByText(/of 4, \d+ sample votes/)).toBeVisible();
  const prices = main.getByRole('complementary', { name: 'Prices and usage' });
  await expect(prices.getByText('Inclusion by month')).toBeVisible();
  await expect(main.getByText('by number of their decks that run it')).toBeVisible();
  await expect(main.getByText('first released Aug 5, 1993')).toBeVisible();
  for (const name of [
    'Top Commanders',
    'New Commanders',
    'High Synergy Cards',
    'High Lift Cards',
    'Similar cards',
    'Played together',
  ])
    await expectCards(page, name);
  await main.getByRole('link', { name: 'Limited Edition Alpha' }).last().click();
  await expect(page).toHaveURL('/sets/lea');
  await page.goto('/cards/walking-ballista');
  // Nearly every deck runs Sol Ring: nothing has a significant lift with it.
  await expectCards(page, 'High Lift Cards');
  await expect(main.getByRole('link', { name: 'Heliod, Sun-Crowned + Walking Ballista' })).toBeVisible();
  await page.goto('/cards/rhystic-study');
  await expect(main.getByText('game changer', { exact: true })).toBeVisible();
});

test('starts with two rows of commanders and shows all of them in place', async ({ page }) => {
  const rest = followRequests(page);
  await page.goto('/cards/sol-ring');
  await hydrated(page);
  const row = page.getByRole('region', { name: 'Top Commanders', exact: true });
  const tiles = row.locator('.tiles > li');
  await expect(tiles).toHaveCount(14);
  await row.getByRole('link', { name: /^Show all \d+/ }).click();
  await expect(page).toHaveURL(/show=topcommanders/);
  await rest();
  await expect(tiles.nth(14).getByRole('article')).toBeAttached();
  await expect(tiles.nth(14).getByRole('link').first()).toBeFocused();
  await expect(row.getByRole('link', { name: /^Show all \d+/ })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('facts about a card have links large enough for a thumb', async ({ page }) => {
    await page.goto('/cards/sol-ring');
    const facts = page.locator('main header').getByRole('listitem').getByRole('link');
    await expect(facts).not.toHaveCount(0);
    for (const link of await facts.all()) {
      const box = await link.boundingBox();
      expect(box?.height, await link.innerText()).toBeGreaterThanOrEqual(24);
    }
    await expectAccessible(page, 'main header');
  });
});

test('says of a banned commander that it is banned, and offers no crown', async ({ page }) => {
  for (const path of ['/cards/rofellos-llanowar-emissary', '/commanders/rofellos-llanowar-emissary']) {
    await page.goto(path);
    await hydrated(page);
    const head = page.locator('main header').first();
    await expect(head.getByText(/banned in Commander/i)).toBeVisible();
    await expect(head.getByRole('button', { name: /clipboard/i }).first()).toBeVisible();
    await expect(head.getByRole('button', { name: /commander|crown/i })).toHaveCount(0);
  }
  await page.goto('/cards/krenko-mob-boss');
  await hydrated(page);
  await expect(
    page
      .locator('main header')
      .first()
      .getByRole('button', { name: /commander|crown/i }),
  ).not.toHaveCount(0);
});

/** A row on the page has cards. A deferred row is drawn when it comes into view, perhaps while the page still moves. */
async function expectCards(page: Page, name: string): Promise<void> {
  const row = page.getByRole('region', { name, exact: true });
  await expect(row).toHaveCount(1);
  await expect(async () => {
    await row.scrollIntoViewIfNeeded({ timeout: 10_000 });
    await expect(row.getByRole('article').first()).toBeAttached();
  }).toPass();
}

/** A chart of a card page, and where its values are shown. */
async function openChart(page: Page): Promise<{ chart: Locator; value: Locator }> {
  await page.goto('/cards/sol-ring');
  await hydrated(page);
  const chart = page.getByRole('img', { name: 'Inclusion by month' });
  const value = page.locator('body > [role="status"]').filter({ hasText: /^[A-Z][a-z]{2} \d{4}: / });
  return { chart, value };
}

test('a chart shows its values to pointer and keyboard', async ({ page }) => {
  const { chart, value } = await openChart(page);
  // Sections that load as they come near may move the chart away from the pointer.
  await expect(async () => {
    await chart.hover();
    await expect(value).toHaveText(/^[A-Z][a-z]{2} \d{4}: [<>]?[\d.]+% · [\d,]+ of [\d,]+ decks$/, {
      timeout: 1000,
    });
  }).toPass();
  await page.mouse.move(0, 0);
  await expect(value).toBeHidden();
  // The summary of the table is the next stop after the chart.
  await expect(async () => {
    // The panel may be drawn anew, which takes the focus away.
    await chart.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(value).toBeVisible({ timeout: 1000 });
  }).toPass();
  const last = await value.textContent();
  // A press is lost if the panel is drawn anew between the look above and the press.
  await expect(async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(value).not.toHaveText(last ?? '', { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(value).toBeHidden();
});

test('a value goes with the pointer from a chart that was drawn anew under it', async ({ page }) => {
  const { chart, value } = await openChart(page);
  await expect(async () => {
    await chart.hover();
    await expect(value).toBeVisible({ timeout: 1000 });
    await chart.evaluate((element) => element.replaceWith(element.cloneNode(true)));
  }).toPass();
  await page.mouse.move(0, 0);
  await expect(value).toBeHidden();
});

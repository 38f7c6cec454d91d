import type { Locator, Page } from '@playwright/test';
import { DecksPage } from '../../packages/contract/src/schemas/decks-page.ts';
import { COMMANDER } from '../support/sample.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

const DECKS = COMMANDER.path.replace('/commanders/', '/decks/');
const AVERAGE = COMMANDER.path.replace('/commanders/', '/average-decks/');

/** Where charts show a value. */
function valueBox(page: Page): Locator {
  return page.locator('body > [role="status"].shadow-pop');
}

async function openDeck(page: Page): Promise<void> {
  const { decks } = DecksPage.parse(await (await page.request.get(`/api/v1/pages${DECKS}`)).json());
  await page.goto(decks[0]?.url ?? '');
  await hydrated(page);
}

test('the curve of a commander says each value beside that of all decks, to pointer and tab key', async ({
  page,
}) => {
  await page.goto(COMMANDER.path);
  await hydrated(page);
  const panel = page.getByRole('complementary', { name: 'The average deck' });
  const bar = panel.getByRole('link', { name: /^Mana value 2: / });
  await bar.hover();
  await expect(valueBox(page)).toHaveText(/^2: \d+\.\d · \d+\.\d all decks$/);
  await page.mouse.move(0, 400);
  await expect(valueBox(page)).toBeHidden();
  await bar.focus();
  await page.keyboard.press('Tab');
  await expect(valueBox(page)).toHaveText(/^3: /);
  // The bar of types reads its legend.
  const types = panel.getByRole('img', { name: 'Cards by type' });
  await types.hover({ position: { x: 4, y: 4 } });
  await expect(valueBox(page)).toHaveText(/^Creatures: \d/);
  await types.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(valueBox(page)).toHaveText(/: \d/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a touch shows a value until the next one', async ({ page }) => {
    await page.goto(COMMANDER.path);
    await hydrated(page);
    const types = page
      .getByRole('complementary', { name: 'The average deck' })
      .getByRole('img', { name: 'Cards by type' });
    await types.scrollIntoViewIfNeeded();
    await expect(async () => {
      await types.tap({ position: { x: 4, y: 4 } });
      await expect(valueBox(page)).toHaveText(/^Creatures: \d/, { timeout: 1000 });
    }).toPass();
    await page.waitForTimeout(200);
    await expect(valueBox(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown', { pointerType: 'touch' });
    await expect(valueBox(page)).toBeHidden();
  });
});

for (const [name, open] of [
  ['a deck', openDeck],
  [
    'an average deck',
    async (page: Page) => {
      await page.goto(AVERAGE);
      await hydrated(page);
    },
  ],
] as const)
  test(`a bar of the curve of ${name} leads to its cards of that mana value, in each view`, async ({
    page,
  }) => {
    await open(page);
    const list = page.getByRole('region', { name: /^(The list|\d+ cards)$/ });
    const bar = page.getByRole('link', { name: /^Mana value 2: \d/ });
    await bar.hover();
    await expect(valueBox(page)).toHaveText(/^2: \d+ · \d+\.\d (average|all decks)$/);
    // A screen reader hears what the picture shows: its own value, and that of the line across it.
    const label = (await bar.getAttribute('aria-label')) ?? '';
    const [, count, compared] = /: (\d+), (?:average|all decks) (\d+\.\d)$/.exec(label) ?? [];
    await expect(valueBox(page)).toHaveText(new RegExp(`^2: ${count} · ${compared} (average|all decks)$`));
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await bar.click();
    await expect(page).toHaveURL(/\?q=mv%3D2#list-heading$/);
    await expect(list.getByText(`${count} of `)).toBeVisible();
    await expect(list.getByRole('heading', { name: /^Lands/ })).toHaveCount(0);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await expectAccessible(page);
    // The text view counts the lines that are left.
    await page.goto(page.url().replace('#list-heading', '&view=text'));
    await expect(list.getByText(`${count} of `)).toBeVisible();
    await expect(list.getByRole('heading', { name: /^Lands/ })).toHaveCount(0);
    await list.getByRole('link', { name: 'Show all cards' }).click();
    await expect(list.getByRole('heading', { name: /^Lands/ })).toBeVisible();
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a bar of the curve of a deck filters its list', async ({ page }) => {
    const { decks } = DecksPage.parse(await (await page.request.get(`/api/v1/pages${DECKS}`)).json());
    await page.goto(decks[0]?.url ?? '');
    await page.getByRole('link', { name: /^Mana value 3: \d/ }).click();
    const list = page.getByRole('region', { name: 'The list' });
    await expect(list.getByText(/^\d+ of \d+ cards match/)).toBeVisible();
    await expect(list.getByRole('heading', { name: /^Lands/ })).toHaveCount(0);
  });
});

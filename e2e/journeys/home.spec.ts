import type { Page } from '@playwright/test';
import { COMMANDER, DECK } from '../support/sample.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

const hand = (page: Page) => page.getByRole('list', { name: 'The most played commanders' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first screen has the search, five commanders that lead to their pages, and the box for a deck', async ({
    page,
  }) => {
    await page.goto('/');
    const links = hand(page).getByRole('link');
    await expect(links).toHaveCount(5);
    for (const link of await links.all()) await expect(link).toBeInViewport();
    const front = await links.first().boundingBox();
    expect(front?.width).toBeGreaterThan(136);
    const field = page.getByRole('combobox', { name: 'Search cards and commanders' });
    await expect(field).toHaveCount(1);
    expect((await field.boundingBox())?.height).toBe(48);
    await expect(page.getByText('Paste a deck list')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^#1 of \d+ · [\d.K]+ sample decks$/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await hydrated(page);
    await expectAccessible(page);
    const name = (await hand(page).locator('li > p > span:first-child').nth(3).textContent()) ?? '';
    await links.nth(3).tap({ position: { x: 12, y: 60 } });
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(/\/commanders\/.+/);
  });

  test('the search of the head leads to a page, and the focus to its heading', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const field = page.getByRole('combobox', { name: 'Search cards and commanders' });
    await field.fill('atraxa prae');
    await page
      .getByRole('option', { name: /^Atraxa/ })
      .first()
      .tap();
    await expect(page.getByRole('heading', { level: 1, name: COMMANDER.name })).toBeFocused();
    // Its own box is gone, the one of the bar is there again.
    await expect(field).toHaveCount(1);
    await expect(field).toHaveValue('');
  });
});

test('the commander that has the focus is named below the hand', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const captions = hand(page).locator('li > p');
  const shown = () =>
    captions.evaluateAll((all) => all.map((caption) => getComputedStyle(caption).opacity).join(''));
  expect(await shown()).toBe('10000');
  await hand(page).getByRole('link').nth(2).focus();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(shown).toBe('01000');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 768, height: 844 } });

  test('the box for a deck unfolds and answers', async ({ page }) => {
    await page.goto('/');
    const field = page.getByLabel('Paste your deck');
    await expect(field).toBeHidden();
    await page.getByText('Paste a deck list').click();
    await field.fill(DECK);
    await page.getByRole('button', { name: 'Improve my deck' }).click();
    await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeVisible();
  });
});

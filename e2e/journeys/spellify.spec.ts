import type { Page } from '@playwright/test';
import { keepMessages } from '../support/messages.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

const ALPHABET = [...'etaoinrslcdugmphbyfkvwjqxz'];

/** The letters of the day's card, from the server's answer after giving up in a separate game. */
async function readName(page: Page): Promise<string> {
  const { day } = await (await page.request.get('/api/games/spellify')).json();
  const turn = { puzzle: day, letters: [], hints: [], gaveUp: true };
  const state = await (await page.request.post('/api/games/spellify', { data: turn })).json();
  return state.solution.name;
}

test('the card of the day is found with keys and buttons, and the streak is kept', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepMessages(page);
  const name = await readName(page);
  const letters = ALPHABET.filter((letter) => name.toLowerCase().includes(letter));
  const wrong = ALPHABET.filter((letter) => !letters.includes(letter));
  await page.goto('/games/spellify');
  await hydrated(page);
  const board = page.getByText(/^The name so far/);
  await expect(board).toContainText('blank');
  expect(await page.content()).not.toContain(name);

  await page.keyboard.press(wrong[0] ?? '');
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    /not in the name.*7 wrong letters left/,
  );
  await page.getByRole('button', { name: /^Type/ }).click();
  await expect(page.getByText('82', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: letters[0]?.toUpperCase() ?? '', exact: true }).click();
  await expect(page.getByRole('button', { name: /, in the name$/ })).toHaveCount(1);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('button', { name: /, in the name$/ })).toHaveCount(1);

  for (const letter of letters.slice(1)) {
    await page.keyboard.press(letter);
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(
      letter === letters.at(-1) ? 'Solved' : `${letter.toUpperCase()} is in the name`,
    );
  }
  await expect(page.getByRole('heading', { name: '82 points' })).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy the result' }).click();
  await expect(page.getByText('Copied. No spoilers.')).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toContain('82/100');
  expect(shared).not.toContain(name);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('spellify') ?? '{}').streak.days)).toBe(1);
});

test('practice gives another card and leaves the streak alone', async ({ page }) => {
  await page.goto('/games/spellify');
  await hydrated(page);
  await expect(page.getByText(/^Yesterday’s card was/)).toBeVisible();
  await page.getByRole('button', { name: 'Practice with a random card' }).click();
  await expect(page.getByText('Practice: a random card.')).toBeVisible();
  await page.getByRole('button', { name: /^The card without its name/ }).click();
  await expect(page.locator('.face')).toBeVisible();
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('heading', { name: 'Not this time' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the card of the day' }).click();
  await expect(page.getByRole('heading', { name: 'Not this time' })).toHaveCount(0);
});

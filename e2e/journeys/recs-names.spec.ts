import { keepMessages } from '../support/messages.ts';
import { COMMANDER, DECK } from '../support/sample.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('has one neutral line for all names that the card data lack, and copies them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepMessages(page);
  await page.goto('/recs');
  await hydrated(page);
  const lines = Array.from({ length: 40 }, (_, at) => `1 Zzyx Nothing ${at}`);
  await page.getByLabel('Deck list').fill([`1 ${COMMANDER.name} *CMDR*`, ...lines].join('\n'));
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await answer.getByText('40 cards not in our data of Sep 30, 2025, probably newer; left out').click();
  await expect(answer.getByText('Zzyx Nothing 39')).toBeVisible();
  await answer.getByRole('button', { name: 'Copy names' }).click();
  await expect(page.locator('body > [aria-live="polite"]')).toContainText('Copied 40 names.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual(lines.map((line) => line.replace('1 ', '')));
});

test('lists unrecognized names and works with the rest', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(`${DECK}\n1 No Such Card At All`);
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  await page.getByText('1 card not in our data of Sep 30, 2025, probably newer; left out').click();
  await expect(page.getByRole('main').getByText('No Such Card At All').last()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeVisible();
});

test('replaces an unknown name by the nearest', async ({ page }) => {
  const deck = `1 ${COMMANDER.name} *CMDR*`;
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(`${deck}\n1 Sol Rinng`);
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(
    problems.getByText(
      '“Sol Rinng” is no card we know: it does not count, and stays in your list as written.',
    ),
  ).toBeVisible();
  await expect(page.getByLabel('Deck list')).toHaveValue(`${deck}\n1 Sol Rinng`);
  await page.getByRole('button', { name: 'Use Sol Ring' }).click();
  await expect(page.getByLabel('Deck list')).toHaveValue(`${deck}\n1 Sol Ring`);
  await expect(problems.getByText('Sol Rinng')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('replaces all misspelled names at once, and says which card is not legal', async ({ page }) => {
    const deck = `1 ${COMMANDER.name} *CMDR*`;
    await page.goto('/recs');
    await page
      .getByLabel('Deck list')
      .fill(`${deck}\n1 Sol Rinng\n1 Arcane Signett (ELD) 331\n1 Hazmat Suit (Used)`);
    await page.getByRole('button', { name: 'Improve my deck' }).click();
    const problems = page.getByRole('region', { name: 'Problems' });
    await expect(problems.getByText('“Hazmat Suit (Used)” is not legal in Commander.')).toBeVisible();
    await problems.getByRole('button', { name: 'Fix all 2' }).click();
    await expect(page.getByLabel('Deck list')).toHaveValue(
      `${deck}\n1 Sol Ring\n1 Arcane Signet (ELD) 331\n1 Hazmat Suit (Used)`,
    );
    await expect(problems.getByRole('button', { name: /^Use / })).toHaveCount(0);
  });
});

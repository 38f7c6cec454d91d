import type { Page } from '@playwright/test';
import { DECK } from '../support/sample.ts';
import { expect, hydrated, test } from '../support/test.ts';

async function ask(page: Page): Promise<void> {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(DECK);
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  await expect(page.getByRole('region', { name: 'Cards to add' })).toBeVisible();
}

/** Copies by name of a plain list. */
function readCopies(text: string): Map<string, number> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [, count, name] = /^(\d+) (.+)$/.exec(line) ?? [];
      return name ? [[name, Number(count)] as const] : [];
    }),
  );
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const sum = (copies: Map<string, number>) => [...copies.values()].reduce((total, count) => total + count, 0);
const SENT = readCopies(DECK);

test('the new list shows each change, and goes out with all its copies', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await ask(page);
  const panel = page.getByRole('region', { name: 'Your new list', exact: true });
  const size = sum(SENT);
  await expect(panel.getByText(`${size} of 100 cards`)).toBeVisible();
  await expect(panel.getByRole('heading', { level: 3, name: /^Lands \d+$/ })).toBeVisible();
  const add = page
    .getByRole('region', { name: 'Cards to add' })
    .getByRole('button', { name: /^Add / })
    .first();
  const added = ((await add.textContent()) ?? '').replace(/^Add /, '');
  const cut = page
    .getByRole('region', { name: 'Cards to cut' })
    .getByRole('button', { name: /^Cut / })
    .last();
  const gone = ((await cut.textContent()) ?? '').replace(/^Cut /, '');
  await add.click();
  await expect(panel.getByText(`${size + 1} of 100 cards`)).toBeVisible();
  await cut.click();
  await expect(panel.getByText('+1 −1')).toBeVisible();
  await expect(panel.getByRole('insertion')).toHaveText(added);
  await expect(panel.getByRole('deletion')).toHaveText(gone);
  // Among a hundred lines that scroll.
  await expect(panel.getByRole('deletion')).toBeInViewport();

  await panel.getByLabel('List as text for').selectOption('Plain text');
  await panel.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.locator('body > [aria-live="polite"]')).toContainText(
    `Copied ${size} cards for Plain text.`,
  );
  const copied = readCopies(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.get('Forest')).toBe(SENT.get('Forest'));
  expect(sum(copied)).toBe(size);
  expect(copied.has(gone)).toBe(false);
  const link = await panel.getByRole('link', { name: 'Open in Moxfield' }).getAttribute('href');
  expect(readCopies(new URL(link ?? '').searchParams.get('c') ?? '')).toEqual(copied);
  await expect(panel.getByText('The clipboard holds one of each card.')).toBeVisible();

  // The keys work from within.
  await panel.getByRole('region', { name: 'Cards of your new list' }).focus();
  await page.keyboard.press('Control+z');
  await expect(panel.getByRole('deletion')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(panel.getByText(`${size} of 100 cards`)).toBeVisible();
  await expect(page.getByLabel('Deck list')).toHaveValue(DECK);
  await page.keyboard.press('Control+Shift+Z');
  await expect(panel.getByRole('insertion')).toHaveText(added);
  await panel.getByRole('button', { name: 'Redo' }).click();
  await expect(panel.getByRole('deletion')).toHaveText(gone);
  await page.reload();
  await expect(panel.getByText('+1 −1')).toBeVisible();
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel('Deck list')).toHaveValue(DECK);
  // A press like any other.
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByText('+1 −1')).toBeVisible();
});

test('any card is cut from the new list, copy by copy, and put back', async ({ page }) => {
  await ask(page);
  const panel = page.getByRole('region', { name: 'Your new list', exact: true });
  const size = sum(SENT);
  const forests = SENT.get('Forest') ?? 0;
  await panel.getByRole('button', { name: 'Cut one Forest' }).click();
  await panel.getByRole('button', { name: 'Cut one Forest' }).click();
  await expect(panel.getByText(`${size - 2} of 100 cards`)).toBeVisible();
  expect(readCopies(await page.getByLabel('Deck list').inputValue()).get('Forest')).toBe(forests - 2);
  await panel.getByRole('button', { name: 'Put back Forest' }).click();
  await expect(panel.getByText(`${size - 1} of 100 cards`)).toBeVisible();
  const other = panel.getByRole('button', { name: /^Cut one (?!Forest)/ }).first();
  const name = ((await other.textContent()) ?? '').replace(/^Cut one /, '');
  await other.click();
  await expect(panel.getByRole('deletion')).toHaveText(name);
  await panel.getByRole('button', { name: `Put back ${name}` }).click();
  await expect(panel.getByRole('deletion')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByRole('deletion')).toHaveText(name);
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel('Deck list')).toHaveValue(DECK);
  // A card that the answer added leaves with the same button, and the focus goes to the next line.
  const adds = page.getByRole('region', { name: 'Cards to add' });
  const add = adds.getByRole('button', { name: /^Add / }).first();
  const added = ((await add.textContent()) ?? '').replace(/^Add /, '');
  await add.click();
  const suggested = adds.getByRole('button', { name: new RegExp(`^(?:Add|Added) ${escapeRegExp(added)}$`) });
  await expect(suggested).toHaveAttribute('aria-pressed', 'true');
  const lines = panel.locator('[data-line]');
  const all = await lines.evaluateAll((each) => each.map((line) => line.getAttribute('data-line')));
  await panel.getByRole('button', { name: `Cut one ${added}` }).click();
  await expect(panel.getByRole('insertion')).toHaveCount(0);
  await expect(suggested).toHaveAttribute('aria-pressed', 'false');
  const next = all[all.indexOf(added) + 1];
  await expect(panel.getByRole('button', { name: `Cut one ${next}` })).toBeFocused();
});

test('a second press at the same point of the new list is for the same card', async ({ page }) => {
  await ask(page);
  const panel = page.getByRole('region', { name: 'Your new list', exact: true });
  const cards = panel.getByRole('region', { name: 'Cards of your new list' });
  // One in the middle, as the first that is shown.
  const line = cards.locator('[data-line]').nth(20);
  await line.evaluate((each) => {
    if (each instanceof HTMLElement) each.closest('[tabindex]')?.scrollTo({ top: each.offsetTop });
  });
  const button = line.getByRole('button');
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const cut = panel.getByRole('deletion');
  await page.mouse.click(x, y);
  await expect(cut).toHaveText((await line.getAttribute('data-line')) ?? '');
  await page.mouse.click(x, y);
  await expect(cut).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Your list is as you sent it.' })).toBeAttached();
});

test('the new list is compared with the old one', async ({ page }) => {
  await ask(page);
  const panel = page.getByRole('region', { name: 'Your new list', exact: true });
  const add = page
    .getByRole('region', { name: 'Cards to add' })
    .getByRole('button', { name: /^Add / })
    .first();
  const added = ((await add.textContent()) ?? '').replace(/^Add /, '');
  await expect(panel.getByRole('button', { name: 'Compare with the old list' })).toHaveCount(0);
  await add.click();
  await panel.getByRole('button', { name: 'Compare with the old list' }).click();
  const compared = page.getByRole('region', { name: 'Your list and your old list' });
  await expect(compared.getByRole('region', { name: 'Only in yours 1' })).toContainText(added);
  await expect(compared.getByRole('region', { name: 'Only in the other 0' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a bar counts the changes and opens the new list', async ({ page }) => {
    await ask(page);
    const size = sum(SENT);
    const bar = page.getByRole('button', { name: /^New list:/ });
    await expect(bar).toHaveText(`New list: ${size} cards`);
    await page
      .getByRole('region', { name: 'Cards to add' })
      .getByRole('button', { name: /^Add / })
      .first()
      .click();
    await expect(bar).toHaveText(`New list: +1 · ${size + 1} cards`);
    await bar.click();
    const sheet = page.getByRole('dialog', { name: 'Your new list' });
    await expect(sheet.getByRole('insertion')).toBeVisible();
    await sheet.getByText('Copy, open or share').click();
    await expect(sheet.getByRole('link', { name: 'Open in Moxfield' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Undo' }).click();
    await expect(sheet.getByText(`${size} of 100 cards`)).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(bar).toBeFocused();
    await expect(bar).toHaveText(`New list: ${size} cards`);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list and the cards of the answer are texts to copy', async ({ page }) => {
    await page.goto('/recs');
    await page.getByLabel('Deck list').fill(DECK);
    await page.getByRole('button', { name: 'Improve my deck' }).click();
    const list = page.getByRole('textbox', { name: 'Your list' });
    await expect(list).toBeVisible();
    const copies = readCopies(await list.inputValue());
    expect(copies).toEqual(SENT);
    const first = await page
      .getByRole('region', { name: 'Cards to add' })
      .getByRole('heading', { level: 4 })
      .first()
      .textContent();
    await expect(page.getByRole('textbox', { name: 'Cards to add, as text' })).toHaveValue(
      new RegExp(`1 ${first}`),
    );
  });
});

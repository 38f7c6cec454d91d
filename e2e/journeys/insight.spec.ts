import type { Page } from '@playwright/test';
import { DECK } from '../support/sample.ts';
import { expect, expectAccessibleInBothThemes, hydrated, test } from '../support/test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A list with everything that may be wrong in one: an unknown name, an invalid line, duplicates, a sideboard. */
const LIST = `Commander
1x Atraxa, Praetors' Voice (2X2) 190 *F*

// Ramp
1 Sol Ring (C21) 263
1x Arcane Signet [Ramp]
4 Forest
3 Island
1 Cyclonic Rift
1 Hardened Scale
0 Mind Stone

Sideboard
1 Walking Ballista`;

const panel = (page: Page) => page.getByRole('dialog', { name: /^Clipboard/ });

async function openPanel(page: Page): Promise<void> {
  await hydrated(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /clipboard/i })
    .click();
  await takesFocus(page);
}

/** The panel takes the focus, and files, a moment after it is drawn. */
async function takesFocus(page: Page): Promise<void> {
  await expect(panel(page)).toBeFocused();
}

async function importList(page: Page, list: string): Promise<void> {
  await panel(page).getByText('Import a list').click();
  await panel(page).getByLabel('List', { exact: true }).fill(list);
  await panel(page).getByRole('button', { name: 'Add to clipboard' }).click();
}

/** Drops a file on the element that the selector finds. */
async function drop(page: Page, selector: string, file: { name: string; text: string }): Promise<void> {
  const data = await page.evaluateHandle(({ name, text }) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], name));
    return transfer;
  }, file);
  await page.dispatchEvent(selector, 'dragover', { dataTransfer: data });
  await page.dispatchEvent(selector, 'drop', { dataTransfer: data });
}

test('imports a list by keyboard, offers the nearest name, and undoes it in one step', async ({ page }) => {
  await page.goto('/combos');
  await hydrated(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /clipboard/i })
    .focus();
  await page.keyboard.press('Enter');
  await takesFocus(page);
  await panel(page).getByText('Import a list').focus();
  await page.keyboard.press('Enter');
  await panel(page).getByLabel('List', { exact: true }).fill(LIST);
  await panel(page).getByRole('button', { name: 'Add to clipboard' }).focus();
  await page.keyboard.press('Enter');

  const result = panel(page).getByRole('status').filter({ hasText: 'added' });
  await expect(result).toContainText('6 cards added.');
  await expect(result).toContainText("Atraxa, Praetors' Voice is now your commander.");
  // Three of four Forests and two of three Islands.
  await expect(result).toContainText('5 basic lands were not added');
  await expect(panel(page).getByText('line 11, “0 Mind Stone”: the quantity must be 1 to 999')).toBeVisible();
  await expect(panel(page).getByText('One card of the sideboard')).toBeVisible();
  await expect(panel(page).getByRole('status').first()).toHaveText('6 cards');

  await panel(page).getByRole('button', { name: 'Use Hardened Scales' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('status').first()).toHaveText('7 cards');
  await panel(page).getByRole('button', { name: 'Take it too' }).click();
  await expect(panel(page).getByRole('status').first()).toHaveText('8 cards');

  const undo = panel(page).getByRole('button', { name: 'Undo' });
  await undo.click();
  await undo.click();
  await expect(panel(page).getByRole('status').first()).toHaveText('6 cards');
  await undo.click();
  await expect(panel(page).getByRole('status').first()).toHaveText('0 cards');
});

test('replaces a list by another', async ({ page }) => {
  await page.goto('/combos');
  await openPanel(page);
  await importList(page, '1 Sol Ring\n1 Mind Stone');
  await expect(panel(page).getByRole('status').first()).toHaveText('2 cards');
  await panel(page).getByLabel('List', { exact: true }).fill('Arcane Signet');
  await panel(page).getByRole('button', { name: 'Replace clipboard' }).click();
  await expect(panel(page).getByRole('status').first()).toHaveText('1 card');
  await expect(panel(page).getByText('One card added.')).toBeVisible();
});

test('accepts a dropped file, and says what is wrong with one it cannot read', async ({ page }) => {
  await page.goto('/combos');
  await openPanel(page);
  await drop(page, '[role=dialog] h2', { name: 'deck.csv', text: 'Count,Name\n1,Sol Ring\n2,Forest' });
  await expect(panel(page).getByText('2 cards added.')).toBeVisible();
  await expect(panel(page).getByRole('status').first()).toHaveText('2 cards');
  await drop(page, '[role=dialog] h2', { name: 'deck.pdf', text: '%PDF\u0000\u0001' });
  await expect(panel(page).getByRole('alert')).toHaveText(
    '“deck.pdf” is not a text file. Export the deck as text, CSV, JSON, .dek or .cod and choose that file.',
  );
  await drop(page, '[role=dialog] h2', { name: 'all.txt', text: 'x'.repeat(1_000_001) });
  await expect(panel(page).getByRole('alert')).toContainText('“all.txt” is too big for a deck list.');
  await expect(panel(page).getByRole('status').first()).toHaveText('2 cards');
});

test('leads from the import to the deck box with its quantities', async ({ page }) => {
  await page.goto('/combos');
  await openPanel(page);
  await importList(page, LIST);
  await panel(page).getByRole('link', { name: 'Open the deck box with this list' }).click();
  await expect(page).toHaveURL(/\/recs/);
  await expect(page.getByLabel('Deck list')).toHaveValue(LIST);
});

test('shows on /recs what the deck is made of', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(`${DECK}\n1 Cyclonic Rift\n2 Lightning Bolt\n9 Forest`);
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  const region = page.getByRole('region', { name: 'Your deck in numbers' });
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems.getByRole('list', { name: 'Must go' })).toHaveText(
    'Lightning Boltoutside your colors',
  );
  await expect(
    problems.getByText('Each card but a basic land may be in a deck once: 2 copies of Lightning Bolt.'),
  ).toBeVisible();
  await expect(problems.getByText(/^The deck has \d+ cards, commanders included/)).toBeVisible();
  await expect(region.getByText(/^3 Game Changers: .*Cyclonic Rift/)).toBeVisible();
  await expect(region.getByRole('img', { name: 'Cards by mana value' })).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Mana' })
      .getByText(/^Blue needs \d+ more sources?: it has [\d.]+, its mana costs call for \d+\.$/),
  ).toBeVisible();
  await region.getByText('Ramp', { exact: true }).click();
  await expect(region.getByRole('link', { name: 'Sol Ring' }).first()).toBeVisible();
  await page.getByRole('link', { name: /^Average mana value/ }).click();
  await expect(region.getByRole('heading', { name: 'Your deck in numbers' })).toBeInViewport();
  await page.getByRole('link', { name: /^To add/ }).click();
  await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeInViewport();
});

test('reads a file into the deck box', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  const list = '1 Sol Ring\n36 Forest';
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'deck.txt', mimeType: 'text/plain', buffer: Buffer.from(list) });
  await expect(page.getByLabel('Deck list')).toHaveValue(list);
  await drop(page, '#recs-form button[type=submit]', { name: 'other.txt', text: '1 Mind Stone' });
  await expect(page.getByLabel('Deck list')).toHaveValue('1 Mind Stone');
});

test('marks combos by their cards in the clipboard', async ({ page }) => {
  await page.goto('/combos?card=walking-ballista');
  const combo = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Heliod, Sun-Crowned + Walking Ballista' }) });
  await hydrated(page);
  await expect(combo.getByText(/your clipboard/)).toHaveCount(0);
  await openPanel(page);
  await importList(page, '1 Heliod, Sun-Crowned');
  await expect(combo.getByText('In your clipboard except Walking Ballista')).toBeVisible();
  await panel(page).getByLabel('List', { exact: true }).fill('1 Walking Ballista');
  await panel(page).getByRole('button', { name: 'Add to clipboard' }).click();
  await expect(combo.getByText('All in your clipboard')).toBeVisible();
  await panel(page).getByText('Deck insight').click();
  await expect(
    panel(page).getByRole('region', { name: 'Combos' }).getByRole('link', {
      name: 'Heliod, Sun-Crowned + Walking Ballista',
    }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await combo.getByRole('heading', { level: 2 }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heliod, Sun-Crowned + Walking Ballista');
  await expect(page.getByRole('main').getByText('All in your clipboard')).toBeVisible();
  // Stored on the device: a new page has it too.
  await page.reload();
  await expect(page.getByRole('main').getByText('All in your clipboard')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('imports a chosen file and shows the result, by touch', async ({ page }) => {
    await page.goto('/combos');
    await hydrated(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /clipboard/i })
      .tap();
    await panel(page).getByText('Import a list').tap();
    await panel(page)
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'deck.txt', mimeType: 'text/plain', buffer: Buffer.from(LIST) });
    await expect(panel(page).getByText('6 cards added.')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Use Hardened Scales' }).tap();
    await expect(panel(page).getByRole('status').first()).toHaveText('7 cards');
    await panel(page).getByText('Deck insight').tap();
    await expect(panel(page).getByText('1 Game Changer: Cyclonic Rift')).toBeVisible();
    await expect(panel(page).getByText(/^Average mana value/)).toBeVisible();
    await expect(panel(page).getByText('Every card is within the commanders’ colors')).toBeVisible();
    // The panel's own areas, opened, have no axe violations; its header covers rows when scrolled.
    await panel(page).evaluate((box) => box.scrollTo(0, 0));
    await expectAccessibleInBothThemes(page);
    const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(width).toBe(room);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows on /recs what the deck is made of', async ({ page }) => {
    await page.goto('/recs');
    await page.getByLabel('Deck list').fill(DECK);
    await page.getByRole('button', { name: 'Improve my deck' }).click();
    const region = page.getByRole('region', { name: 'Your deck in numbers' });
    await expect(region.getByRole('img', { name: 'Cards by mana value' })).toBeVisible();
    await expect(
      page.getByRole('main').getByText(/^The deck has \d+ cards|^Legal in Commander/),
    ).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Mana' }).getByText(/^White .* its mana costs call for \d+\.$/),
    ).toBeVisible();
    await expect(page.getByText('Choose a file')).toBeHidden();
  });
});

import type { Locator, Page } from '@playwright/test';
import { readClipboardStorage } from '../support/clipboard.ts';
import { COMMANDER, DECK } from '../support/sample.ts';
import { rowsDrawn } from '../support/settle.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Of the sample set: not in DECK, and often played with it. */
const EXPORT = [
  'Name,Set code,Quantity,Foil',
  'Farewell,NEO,1,normal',
  '"Teferi, Time Raveler",WAR,2,foil',
  'Swords to Plowshares,C21,3,normal',
  'Sol Rinng,C21,1,normal',
  'Path to Exile,C21,none,normal',
].join('\r\n');

async function askWithDeck(page: Page): Promise<void> {
  await page.getByLabel('Deck list').fill(DECK);
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeVisible();
}

async function upload(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use your collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your collection' });
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: 'binder.csv', mimeType: 'text/csv', buffer: Buffer.from(EXPORT) });
  await expect(dialog.getByRole('status')).toContainText(
    'Read 3 different cards; 1 unrecognized, 1 skipped.',
  );
}

test('applies suggestions to the list with one key press each', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  await askWithDeck(page);
  const adds = page.getByRole('region', { name: 'Cards to add' });
  const name = (await adds.getByRole('heading', { level: 4 }).first().textContent()) ?? '';
  const list = page.getByLabel('Deck list');
  const add = adds.getByRole('button', { name: `Add ${name}` });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(list).toHaveValue(`${DECK.trimEnd()}\n1 ${name}`);
  const cuts = page.getByRole('region', { name: 'Cards to cut' });
  const cut = (await cuts.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
  await cuts
    .getByRole('button', { name: `Cut ${cut}` })
    .first()
    .focus();
  await page.keyboard.press('Space');
  await expect(list).not.toHaveValue(new RegExp(`1 ${cut}\\n`));
  await expect(page.getByText('In your list: 1 added, 1 cut.')).toBeVisible();
  // What was cut comes back before it is kept for good, and nothing else changes.
  await cuts
    .getByRole('button', { name: `Keep ${cut}` })
    .first()
    .click();
  await expect(page.getByText('In your list: 1 added.')).toBeVisible();
  await expect(list).toHaveValue(new RegExp(`1 ${cut}(?:\\n|$)`));
  await cuts
    .getByRole('button', { name: `Cut ${cut}` })
    .first()
    .click();
  await expect(page.getByText('In your list: 1 added, 1 cut.')).toBeVisible();
  // Pressing it again undoes it.
  await adds.getByRole('button', { name: `Added ${name}` }).click();
  await expect(page.getByText('In your list: 1 cut.')).toBeVisible();
  await adds.getByRole('button', { name: `Add ${name}` }).click();
  // The changed list is one click away from the clipboard, and so from a shop.
  await page.getByRole('button', { name: 'Add to clipboard' }).click();
  await expect(page.getByRole('button', { name: /^Clipboard, \d+ cards$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByText(/^In your list/)).toBeHidden();
  await expect(adds.getByRole('heading', { level: 4, name, exact: true })).toBeHidden();
  await expect(list).toHaveValue(new RegExp(`1 ${name}`));
});

test('stays within the chosen bracket', async ({ page, request }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByText('Budget, bracket and more').click();
  await page.getByLabel('Stay within bracket').selectOption('1');
  await askWithDeck(page);
  const adds = page.getByRole('region', { name: 'Cards to add' });
  const headings = adds.getByRole('heading', { level: 4 });
  await rowsDrawn(headings);
  const names = await headings.allTextContents();
  const { cards } = await (
    await request.post('/api/cards/', { data: { format: 'dict', names: names.slice(0, 100) } })
  ).json();
  expect(Object.keys(cards)).toHaveLength(names.length);
  for (const card of Object.values<{ game_changer: boolean }>(cards)) expect(card.game_changer).toBe(false);
});

test('reads a collection, stores it locally and recommends only from it', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/recs');
  await hydrated(page);
  await upload(page);
  const dialog = page.getByRole('dialog', { name: 'Your collection' });
  await expect(dialog.getByText('3 different cards, 6 copies')).toBeVisible();
  await dialog.getByText('Skipped rows (1)').click();
  await expect(dialog.getByText(/^Line 6, “Path to Exile/)).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('button', { name: 'Use Sol Ring' }).click();
  await expect(dialog.getByText('4 different cards, 7 copies')).toBeVisible();
  expect(sent.filter((words) => /Farewell|Rinng|Plowshares/.test(words))).toEqual([]);
  await dialog.getByLabel('Or paste it').fill('2 Cyclonic Rift');
  await dialog.getByRole('button', { name: 'Keep these cards' }).click();
  await expect(dialog.getByText('5 different cards, 9 copies')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await hydrated(page);
  await page.getByLabel('Only cards I own').check();
  await askWithDeck(page);
  const adds = page.getByRole('region', { name: 'Cards to add' });
  const headings = adds.getByRole('heading', { level: 4 });
  await rowsDrawn(headings);
  const names = await headings.allTextContents();
  expect(names.length).toBeGreaterThan(0);
  const owned = ['Farewell', 'Teferi, Time Raveler', 'Swords to Plowshares', 'Cyclonic Rift'];
  for (const name of names) expect(owned).toContain(name);
  await expect(page.getByText(/you own \d/)).toBeVisible();
  await expect(page.getByLabel('Only cards I own')).toBeChecked();
  await page.getByText('Edit list').click();
  await page.getByRole('button', { name: /^5 cards/ }).click();
  await dialog.getByRole('button', { name: 'Remove your collection' }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Use your collection' })).toBeVisible();
});

test('replaces a collection and says what it cannot read', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  await upload(page);
  const dialog = page.getByRole('dialog', { name: 'Your collection' });
  await dialog.getByLabel('Replace them').check();
  await dialog.getByLabel('Or paste it').fill('1 Sol Ring');
  await dialog.getByRole('button', { name: 'Keep these cards' }).click();
  await expect(dialog.getByText('1 different card, 1 copy')).toBeVisible();
  await dialog.getByLabel('Or paste it').fill('// nothing');
  await dialog.getByRole('button', { name: 'Keep these cards' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No card could be read from that.');
  await expect(dialog.getByText('1 different card, 1 copy')).toBeVisible();
});

test('says so if the browser stores nothing', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await page.goto('/recs');
  await hydrated(page);
  await upload(page);
  const dialog = page.getByRole('dialog', { name: 'Your collection' });
  await expect(dialog.getByRole('alert')).toContainText('This browser blocks storage');
  await expect(dialog.getByText('3 different cards, 6 copies')).toBeVisible();
});

/** The clipboard with Atraxa, as commander or not, and a card that fits her badly. */
async function openClipboard(page: Page, { hasCommander }: { hasCommander: boolean }): Promise<Locator> {
  await page.addInitScript((leads) => {
    if (localStorage.getItem('clipboard') !== null) return;
    const commander = '/cards/atraxa-praetors-voice';
    const cards = { '/cards/sol-ring': true, ...(leads ? {} : { [commander]: true }) };
    const state = { cards, commanders: leads ? [commander] : [] };
    localStorage.setItem('clipboard', JSON.stringify({ version: 2, state }));
  }, hasCommander);
  await page.goto('/faq');
  await hydrated(page);
  await page.getByRole('button', { name: /^Clipboard/ }).click();
  const panel = page.getByRole('dialog', { name: /Clipboard/ });
  // It takes the focus a moment after it is drawn.
  await expect(panel).toBeFocused();
  return panel;
}

test('asks for a commander before it offers recommendations', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/recs')) posts.push(request.url());
  });
  const panel = await openClipboard(page, { hasCommander: false });
  const recs = panel.getByRole('button', { name: 'Improve my deck' });
  await expect(recs).toHaveAttribute('data-lit', 'false');
  await recs.click();
  await expect(panel.getByRole('alert')).toHaveText('Select a commander by clicking a crown icon');
  expect(posts).toEqual([]);
  await panel.getByRole('button', { name: `Crown: ${COMMANDER.name}` }).click();
  await expect(recs).toHaveAttribute('data-lit', 'true');
  await expect(panel.getByRole('alert')).toBeHidden();
  await panel.getByRole('button', { name: /^Back to the list/ }).click();
  await expect(recs).toHaveAttribute('data-lit', 'false');
});

test('recommends in the clipboard: loading, reasons, adding, and the whole page', async ({ page }) => {
  let release = () => {};
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/recs', async (route) => {
    await blocked;
    expect(route.request().postDataJSON()).toMatchObject({
      full_card_data: true,
      // Those worth reading first, as on the page.
      options: { maxPrice: 3.5, order: 'reading' },
    });
    await route.continue();
  });
  const panel = await openClipboard(page, { hasCommander: true });
  const area = panel.getByRole('region', { name: 'Improve my deck' });
  await area.getByText('Budget, bracket and more').click();
  const price = area.getByLabel('Max per card, $');
  await price.fill('1e3');
  await price.press('Enter');
  await expect(area.getByRole('alert')).toHaveText(
    '“Max per card, $” must be a plain number, such as 5 or 2.50.',
  );
  await expect(price).toBeFocused();
  // As many players write it.
  await price.fill('$3,5');
  await area.getByRole('button', { name: 'Improve my deck' }).focus();
  await page.keyboard.press('Enter');
  await expect(area.getByRole('button', { name: 'Looking at decks…' })).toBeDisabled();
  await expect(area.getByRole('alert')).toBeHidden();
  await expect(area.getByRole('status')).toBeVisible();
  await expect(area).toHaveAttribute('aria-busy', 'true');
  release();
  const adds = area.getByRole('region', { name: /^To add/ });
  const first = adds.getByRole('listitem').first();
  await expect(first).toContainText(/%|×/);
  await expect(area.getByRole('status')).toBeHidden();
  await expect(area.getByRole('button', { name: 'Improve my deck' })).toBeFocused();
  await expectAccessible(page, '.clip-panel');
  const name = (await first.getByRole('link').textContent()) ?? '';
  await first.getByRole('button', { name: `Add ${name}` }).focus();
  await page.keyboard.press('Enter');
  await expect(adds.getByRole('link', { name, exact: true })).toBeHidden();
  await expect(adds.getByRole('listitem').first().getByRole('button')).toBeFocused();
  await expect(panel.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await area.getByRole('button', { name: /^All reasons and combos/ }).click();
  await expect(page).toHaveURL(/\/recs#deck=/);
  await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeVisible();
});

test('answers for a commander alone, from the panel to the whole page', async ({ page }) => {
  const panel = await openClipboard(page, { hasCommander: true });
  await panel.getByRole('button', { name: 'Remove Sol Ring' }).click();
  const area = panel.getByRole('region', { name: 'Improve my deck' });
  await area.getByRole('button', { name: 'Improve my deck' }).click();
  await area.getByRole('button', { name: /^All reasons and combos/ }).click();
  await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeVisible();
  await expect(page.getByLabel('Deck list')).toHaveValue('');
});

test('imports a collection from the panel', async ({ page }) => {
  const panel = await openClipboard(page, { hasCommander: true });
  await panel.getByRole('button', { name: 'Use your collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your collection' });
  await dialog.getByLabel('Or paste it').fill('1 Farewell');
  await dialog.getByRole('button', { name: 'Keep these cards' }).click();
  await expect(dialog.getByText('1 different card, 1 copy')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(panel.getByLabel('Only cards I own')).toBeVisible();
});

test('shows advice only for the commander it was requested for', async ({ page }) => {
  const panel = await openClipboard(page, { hasCommander: true });
  const area = panel.getByRole('region', { name: 'Improve my deck' });
  await area.getByRole('button', { name: 'Improve my deck' }).click();
  const adds = area.getByRole('region', { name: /^To add/ });
  await expect(adds).toBeVisible();
  await panel.getByRole('button', { name: /^Back to the list/ }).click();
  await expect(adds).toBeHidden();
  await panel.getByRole('button', { name: `Crown: ${COMMANDER.name}` }).click();
  await expect(adds).toBeVisible();
});

test('shows only the first of several errors in a red alert', async ({ page }) => {
  await page.route('**/api/recs', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, errors: ['The first thing', 'The second thing'] } });
  });
  const panel = await openClipboard(page, { hasCommander: true });
  await panel.getByRole('button', { name: 'Improve my deck' }).click();
  await expect(panel.getByRole('alert')).toHaveText('The first thing');
  await expect(panel.getByText('The second thing')).toBeHidden();
});

test('a hanging request can be canceled, and times out by itself; nothing is lost', async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  await page.route('**/api/recs', () => new Promise(() => {}));
  const panel = await openClipboard(page, { hasCommander: true });
  const area = panel.getByRole('region', { name: 'Improve my deck' });
  const ask = area.getByRole('button', { name: 'Improve my deck' });
  await ask.click();
  await area.getByRole('button', { name: 'Cancel' }).click();
  await expect(ask).toBeEnabled();
  await expect(panel.getByRole('alert')).toHaveCount(0);
  const hanging = page.waitForRequest('**/api/recs');
  await ask.click();
  await hanging;
  await page.clock.fastForward('00:31');
  await expect(panel.getByRole('alert')).toHaveText('The server took too long to answer. Try again.');

  const stored = await readClipboardStorage(page);
  await page.unroute('**/api/recs');
  await page.route('**/api/recs', (route) =>
    route.fulfill({ json: { inRecs: [], errors: ['First problem', 'Second problem'] } }),
  );
  await ask.click();
  await expect(panel.getByRole('alert')).toHaveText('First problem');
  expect(await readClipboardStorage(page)).toEqual(stored);
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('Fetch failed')));
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('recommends in the clipboard by touch', async ({ page }) => {
    const panel = await openClipboard(page, { hasCommander: true });
    const area = panel.getByRole('region', { name: 'Improve my deck' });
    await area.getByRole('button', { name: 'Improve my deck' }).tap();
    const add = area.getByRole('button', { name: /^Add / }).first();
    await expect(add).toBeVisible();
    const { height } = (await add.boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThanOrEqual(44);
    await add.tap();
    await expect(panel.getByText('3 cards')).toBeVisible();
  });

  test('adds and cuts by touch', async ({ page }) => {
    await page.goto('/recs');
    await hydrated(page);
    await askWithDeck(page);
    const adds = page.getByRole('region', { name: 'Cards to add' });
    await adds.getByRole('button', { name: /^Add / }).first().tap();
    await expect(page.getByText('In your list: 1 added.')).toBeVisible();
    const { width } = (await adds.getByRole('button', { name: /^Added / }).boundingBox()) ?? { width: 0 };
    expect(width).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'Ask again' }).tap();
    await expect(page.getByText(/^In your list/)).toBeHidden();
  });
});

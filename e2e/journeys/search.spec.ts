import type { Request } from '@playwright/test';
import { idle } from '../support/settle.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

/** Far longer than the site waits for the next letter. */
const PAUSE_MS = 5000;

test('finds a card by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const box = page.getByRole('combobox', { name: 'Search cards and commanders' });
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.type('sol rin');
  const option = page.getByRole('option', { name: /^Sol Ring/ });
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cards/sol-ring');
  await expect(box).toHaveValue('');
  await expect(page.getByRole('heading', { level: 1, name: 'Sol Ring' })).toBeFocused();
});

test('moves the focus from a clicked suggestion to the heading of its page', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page);
  const box = page.getByRole('combobox', { name: 'Search cards and commanders' });
  await box.fill('sol rnig');
  await page.getByRole('option', { name: /^Sol Ring/ }).click();
  await expect(page).toHaveURL('/cards/sol-ring');
  await expect(page.getByRole('heading', { level: 1, name: 'Sol Ring' })).toBeFocused();
});

test('lists the same cards in the drop-down and on the page of results', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page);
  const box = page.getByRole('combobox', { name: 'Search cards and commanders' });
  // Words turned, one with a typo.
  await box.fill('study rhystc');
  await expect(page.getByRole('option').first()).toContainText('Rhystic Study');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=study/);
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('link', { name: /Rhystic Study/ }).first()).toBeVisible();
});

test('shows how many decks a found commander leads', async ({ page }) => {
  await page.goto('/search?q=atraxa');
  const tile = page.getByRole('article').filter({ hasText: "Atraxa, Praetors' Voice" });
  await expect(tile).toContainText(/[\d,]+ decks? as commander/);
});

test('shows decks as commander beside the share in the 99, in every view', async ({ page }) => {
  const search = '/search?q=is:commander+order:commander';
  await page.goto(search);
  const tile = page.getByRole('article').filter({ hasText: 'in the 99' }).first();
  await expect(tile).toContainText(/% of [\d.,]+K? in\sthe\s99/);
  await expect(tile).toContainText(/[\d,]+ decks? as commander/);
  await page.goto(`${search}&view=text`);
  const line = page.getByRole('list', { name: 'Cards found' }).getByRole('listitem');
  await expect(line.filter({ hasText: 'in the 99' }).first()).toContainText(/[\d,]+ as commander/);
  await page.goto(`${search}&view=table`);
  await hydrated(page);
  const heading = page.getByRole('columnheader', { name: 'As commander' });
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  const at = await page
    .getByRole('columnheader')
    .allTextContents()
    .then((labels) => labels.findIndex((label) => label.includes('As commander')));
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const counts = await rows.evaluateAll(
    (found, cell) => found.map((row) => Number(row.children[cell]?.textContent?.replaceAll(',', ''))),
    at,
  );
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  await heading.getByRole('link').click();
  await expect(page).toHaveURL('/search?q=is%3Acommander&view=table');
  await expect(heading).not.toHaveAttribute('aria-sort');
});

test('describes a commander by colors, rank and decks, with a link to its card in the same row', async ({
  page,
}) => {
  await page.goto('/faq');
  await hydrated(page);
  const box = page.getByRole('combobox', { name: 'Search cards and commanders' });
  // Nothing is left of a picture that fails.
  await page.route('**/*.{jpg,webp,png,avif}', (route) => route.abort());
  await box.fill("atraxa, praetors' voice");
  const row = page.getByRole('group', { name: "Atraxa, Praetors' Voice" });
  const [commander, card] = [row.getByRole('option').first(), row.getByRole('option').last()];
  await expect(commander).toContainText(/#\d+ · [\d,]+ decks? · Legendary Creature/);
  await expect(commander).toContainText('Color identity: white, blue, black, green');
  await expect(row.locator('img')).toHaveCount(0);
  await expectAccessible(page, '[role="listbox"]');
  await page.keyboard.press('ArrowDown');
  await expect(commander).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(card).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cards/atraxa-praetors-voice');
});

test('requests nothing for two letters and the cleaned word for more', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/typeahead') requests.push(url.searchParams.get('q') ?? '');
  });
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  const box = page.getByRole('combobox', { name: 'Search cards and commanders' });
  await box.fill('s o!');
  await page.clock.runFor(PAUSE_MS);
  expect(requests).toEqual([]);
  await box.fill('Sól Ring');
  await expect(page.getByRole('option', { name: /^Sol Ring/ })).toBeVisible();
  expect(requests).toEqual(['solring']);
});

test('cycles through the list with the arrows and closes with Escape', async ({ page }) => {
  await page.goto('/commanders');
  await hydrated(page);
  const box = page.getByRole('combobox', { name: 'Search cards and commanders' });
  await box.fill('castle');
  const options = page.getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
});

test('opens the list again with an arrow, but not while an input method suggests words', async ({ page }) => {
  await page.goto('/commanders');
  await hydrated(page);
  const box = page.getByRole('combobox', { name: 'Search cards and commanders' });
  const options = page.getByRole('option');
  await box.fill('castle');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  const isTaken = await box.evaluate((field) => {
    const key = { key: 'ArrowDown', isComposing: true, bubbles: true, cancelable: true };
    return !field.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  expect(isTaken).toBe(false);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toBeVisible();
});

test('says so if nothing matches the name', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('combobox', { name: 'Search cards and commanders' }).fill('qqqzzzxxxjjj');
  await expect(page.getByRole('search').getByText('No matches.').last()).toBeVisible();
});

test('leads to the cards with that name if Enter is pressed without a choice', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const box = page.getByRole('combobox', { name: 'Search cards and commanders' });
  await box.fill('castle');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=castle');
  await expect(page.getByRole('main').getByRole('link', { name: /Castle Locthwain/ })).toBeVisible();
});

test('opens an exact name if Enter is pressed without a choice', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page);
  const box = page.getByRole('combobox', { name: 'Search cards and commanders' });
  for (const [text, path] of [
    ['“Sol Ring”', '/cards/sol-ring'],
    ["atraxa, praetors' voice", '/commanders/atraxa-praetors-voice'],
    ['azorius', '/commanders/azorius'],
  ] as const) {
    await box.fill(text);
    await box.press('Enter');
    await expect(page).toHaveURL(path);
  }
  await page.goBack();
  await expect(page).toHaveURL('/commanders/atraxa-praetors-voice');
});

test('finds names with two wrong letters and with swapped words', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page);
  const box = page.getByRole('combobox', { name: 'Search cards and commanders' });
  await box.fill('rystic stuby');
  await expect(page.getByRole('option', { name: /^Rhystic Study/ })).toBeVisible();
  await box.fill('plowshares swords to');
  await expect(page.getByRole('option', { name: /^Swords to Plowshares/ })).toBeVisible();
});

test('searches by conditions from the box of every page, without suggesting names', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.clock.install();
  await page.goto('/commanders');
  await hydrated(page);
  const box = page.getByRole('combobox', { name: 'Search cards and commanders' });
  await box.fill('t:elf mv=1');
  await page.clock.runFor(PAUSE_MS);
  expect(requests.filter((url) => url.includes('/api/typeahead'))).toEqual([]);
  await box.press('ArrowDown');
  await page.clock.runFor(PAUSE_MS);
  expect(requests.filter((url) => url.includes('/api/typeahead'))).toEqual([]);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=t%3Aelf+mv%3D1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cards for “t:elf mv=1”');
  await expect(
    page.getByRole('textbox', { name: 'Query' }).or(page.getByRole('searchbox', { name: 'Query' })),
  ).toHaveValue('t:elf mv=1');
  await expect(
    page.getByRole('region', { name: 'Results' }).getByRole('link', { name: 'Fyndhorn Elves' }),
  ).toBeVisible();
});

test('sorts the answer, shows it as a table and turns its pages', async ({ page }) => {
  await page.goto('/search?q=t%3Acreature');
  await hydrated(page);
  const byName = page.getByRole('navigation', { name: 'Order' }).getByRole('link', { name: 'Name' });
  await byName.click();
  await expect(page).toHaveURL(/order%3Aname/);
  await expect(byName).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Table' }).click();
  await expect(page).toHaveURL(/view=table/);
  const rows = page.getByRole('table', { name: 'Cards found' }).getByRole('rowheader');
  await expect(rows).toHaveCount(60);
  const first = await rows.first().textContent();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows.first()).not.toHaveText(first ?? '');
});

test('points at what it cannot read and helps with an example', async ({ page }) => {
  await page.goto('/search?q=t%3Aelf+colr%3Ag');
  await hydrated(page);
  await expect(page.getByRole('alert')).toContainText('“colr” is not a key. Did you mean “color”?');
  await expect(page.getByRole('alert')).toContainText('^^^^');
  await page.getByRole('link', { name: 'c=wu', exact: true }).click();
  await expect(page).toHaveURL('/search?q=c%3Dwu');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('says which condition to drop if no cards match', async ({ page }) => {
  await page.goto('/search?q=t%3Aelf+c%3Dw+mv%3E12');
  await hydrated(page);
  await page.getByRole('list', { name: 'With one condition removed' }).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
});

test('silently drops a late answer for a newer one', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  const late = Promise.withResolvers<void>();
  await page.route('**/api/typeahead?q=sol*', async (route) => {
    await late.promise;
    await route.continue().catch(() => {});
  });
  const isFirst = (request: Request) => request.url().includes('/api/typeahead?q=sol');
  const request = page.waitForRequest(isFirst);
  const over = Promise.race([
    page.waitForEvent('requestfinished', isFirst),
    page.waitForEvent('requestfailed', isFirst),
  ]);
  await page.goto('/');
  await hydrated(page);
  const box = page.getByRole('combobox', { name: 'Search cards and commanders' });
  await box.fill('solring');
  await request;
  await box.fill('castle');
  await expect(page.getByRole('option', { name: /^Castle/ }).first()).toBeVisible();
  late.resolve();
  await over;
  await idle(page);
  await expect(page.getByRole('option', { name: /^Sol Ring/ })).toHaveCount(0);
  await expect(page.getByRole('option', { name: /^Castle/ }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('leads from what a card does to the cards that do the same', async ({ page }) => {
  await page.goto('/cards/sol-ring');
  await page.getByRole('main').getByRole('link', { name: 'Ramp', exact: true }).click();
  await expect(page).toHaveURL('/search?q=function%3Aramp');
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('link', { name: 'Arcane Signet' }).first()).toBeVisible();
  await page.goto('/search');
  const functions = page.getByRole('navigation', { name: 'Cards by what they do' });
  await expect(functions.getByRole('link')).toHaveText([
    'Card Draw',
    'Protection',
    'Ramp',
    'Recursion',
    'Board Wipe',
    'Tutors',
  ]);
  await functions.getByRole('link', { name: 'Board Wipe' }).click();
  await expect(page).toHaveURL('/search?q=function%3Asweeper');
  await expect(results.getByRole('link', { name: 'Toxic Deluge' }).first()).toBeVisible();
});

test('shows the cards that plain words describe, and leads to every reading of them', async ({ page }) => {
  await page.goto('/search?q=cheap+green+creatures');
  await expect(page.getByText('No card has the name “cheap green creatures”.')).toBeVisible();
  const reading = page.getByRole('link', { name: 'mv<=2 c:g t:creature' });
  await expect(reading).toBeVisible();
  await expectAccessible(page);
  await reading.click();
  await expect(page).toHaveURL(/q=mv%3C%3D2\+c%3Ag\+t%3Acreature|q=mv%3C%3D2%20c%3Ag%20t%3Acreature/);
  await expect(page.getByRole('searchbox', { name: 'Query' })).toHaveValue('mv<=2 c:g t:creature');
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
});

test('leads from a theme to its decks, and says what to write for words it does not know', async ({
  page,
}) => {
  await page.goto('/search?q=elf+tribal');
  await expect(page.getByText('No card has the name “elf tribal”.')).toBeVisible();
  await expect(page.getByRole('link', { name: '(t:elf or o:elf)' })).toBeVisible();
  await page.getByRole('link', { name: '/tags/elves', exact: true }).click();
  await expect(page).toHaveURL('/tags/elves');
  await page.goto('/search?q=green+zzzqqqx');
  const words = '“zzzqqqx” is no word for cards here. The other words mean c:g. Write part of a name';
  await expect(page.getByText(words)).toBeVisible();
  await expectAccessible(page);
});

test('names what a word describes next to the cards with it in their names', async ({ page }) => {
  await page.goto('/search?q=elves');
  await page.getByRole('link', { name: 't:elf', exact: true }).first().click();
  await expect(page.getByRole('searchbox', { name: 'Query' })).toHaveValue('t:elf');
});

import type { Locator, Page } from '@playwright/test';
import { openFilters } from '../support/filters.ts';
import { SMALL_COMMANDER as COMMANDER } from '../support/sample.ts';
import { expect, forgiveStatus, hydrated, test } from '../support/test.ts';

/** The number of decks in the page header. */
function deckFigure(page: Page, decks: number): Locator {
  return page.getByRole('definition').filter({ hasText: new RegExp(`^${decks}$`) });
}

/** The others are in the bar itself. */
const IN_PANEL = ['Time range', 'Bracket', 'Group'];

async function choose(page: Page, menu: string, choice: string | RegExp): Promise<void> {
  if (IN_PANEL.includes(menu)) await openFilters(page);
  await page.getByRole('button', { name: new RegExp(`^${menu}`) }).click();
  await page.getByRole('navigation', { name: menu }).getByRole('link', { name: choice }).click();
}

test('counts the same decks by address and by form', async ({ page, request }) => {
  const document = await request.get(`/api/v1/pages${COMMANDER.path}?f=in=mind-stone`);
  const { numDecks: decks, totalDecks: total } = await document.json();
  expect(decks).toBeGreaterThan(0);
  expect(decks).toBeLessThan(total);

  await page.goto(`${COMMANDER.path}?f=in=mind-stone`);
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('with mind stone');
  await expect(deckFigure(page, decks)).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: `of ${total} sample decks` })).toBeVisible();

  await page.goto(COMMANDER.path);
  await expect(deckFigure(page, total)).toBeVisible();
  await hydrated(page);
  await openFilters(page);
  await page.getByRole('combobox', { name: 'Card name' }).fill('Mind Stone');
  await page.getByRole('button', { name: 'Add card filter' }).click();
  await expect(page).toHaveURL(`${COMMANDER.path}?f=in=mind-stone`);
  await expect(deckFigure(page, decks)).toBeVisible();

  await page.getByRole('link', { name: /^with mind stone/ }).click();
  await expect(page).toHaveURL(COMMANDER.path);
  await expect(deckFigure(page, total)).toBeVisible();
});

test('adds a count filter to a name filter', async ({ page }) => {
  await page.goto(`${COMMANDER.path}?f=out=mind-stone`);
  await hydrated(page);
  await openFilters(page);
  await page.getByLabel('Comparison').selectOption('lt');
  await page.getByRole('textbox', { name: 'Number' }).fill('90');
  await page.getByLabel('Counted cards').selectOption('c');
  await page.getByRole('button', { name: 'Add count filter' }).click();
  await expect(page).toHaveURL(`${COMMANDER.path}?f=out=mind-stone;c:lt=90`);
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')).toHaveCount(2);
});

test('says next to a form what is wrong with it', async ({ page, complaints }) => {
  await page.goto(COMMANDER.path);
  await hydrated(page);
  await openFilters(page);
  await page.getByRole('textbox', { name: 'Number' }).fill('many');
  await page.getByRole('button', { name: 'Add count filter' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter a number of 0 or more, for example 30.');
  await expect(page.getByRole('textbox', { name: 'Number' })).toHaveValue('many');

  await page.getByRole('combobox', { name: 'Card name' }).fill('Sol Rinf');
  await page.getByRole('button', { name: 'Add card filter' }).click();
  await expect(page.getByRole('alert')).toContainText('Did you mean “Sol Ring”?');
  forgiveStatus(complaints, 400);
});

test('names the filter to relax if no decks match', async ({ page }) => {
  await page.goto(`${COMMANDER.path}?f=in=sol-ring;c:gt=98`);
  await expect(page.getByRole('heading', { name: 'No decks match these filters' })).toBeVisible();
  await hydrated(page);
  await page.getByRole('link', { name: '“more than 98 creatures”' }).click();
  await expect(page).toHaveURL(`${COMMANDER.path}?f=in=sol-ring`);
  await expect(page.getByRole('heading', { name: 'Top Cards' })).toBeVisible();
});

test('switches range and bracket, each with its own address', async ({ page, request }) => {
  const decksAt = async (query: string): Promise<number> =>
    (await (await request.get(`/api/v1/pages${COMMANDER.path}${query}`)).json()).numDecks;
  await page.goto(COMMANDER.path);
  await hydrated(page);
  await choose(page, 'Time range', 'Past year');
  await expect(page).toHaveURL(`${COMMANDER.path}?range=year`);
  await expect(deckFigure(page, await decksAt('?range=year'))).toBeVisible();
  await choose(page, 'Time range', 'All decks');
  await expect(page).toHaveURL(COMMANDER.path);
  await expect(deckFigure(page, await decksAt(''))).toBeVisible();

  await choose(page, 'Bracket', /^3 Upgraded/);
  await expect(page).toHaveURL(`${COMMANDER.path}?bracket=upgraded`);
  await expect(page.getByRole('button', { name: /^Bracket.*3 Upgraded/ })).toBeVisible();
  const owner = await decksAt('?bracket=upgraded');
  await expect(deckFigure(page, owner)).toBeVisible();
  await choose(page, 'Bracket', /estimated brackets/);
  await expect(page).toHaveURL(`${COMMANDER.path}?bracket=upgraded&estimated=1`);
  const withEstimates = await decksAt('?bracket=upgraded&estimated=1');
  expect(withEstimates).toBeGreaterThan(owner);
  await expect(deckFigure(page, withEstimates)).toBeVisible();
});

for (const path of ['/tags/eldrazi', '/cards/winter-orb'])
  test(`names the filter to relax on ${path} too`, async ({ page }) => {
    await page.goto(`${path}?f=in=mind-stone;c:gt=98`);
    await expect(page.getByRole('heading', { name: 'No decks match these filters' })).toBeVisible();
    await hydrated(page);
    await page.getByRole('link', { name: '“more than 98 creatures”' }).click();
    await expect(page).toHaveURL(`${path}?f=in=mind-stone`);
    await expect(page.getByRole('heading', { name: 'Top Commanders' })).toBeVisible();
  });

test('counts themes and cards under a filter as it counts commanders', async ({ page, request }) => {
  const main = page.getByRole('main');
  const counted: [string, (decks: number) => Promise<void>][] = [
    [
      '/tags/eldrazi',
      (decks) => expect(main).toContainText(new RegExp(`(?<!\\d)${decks} of [\\d,]+ sample decks are`)),
    ],
    [
      '/cards/winter-orb',
      (decks) => expect(main).toContainText(new RegExp(`in ${decks} of [\\d,]+ eligible`)),
    ],
    [COMMANDER.path, (decks) => expect(deckFigure(page, decks)).toBeVisible()],
  ];
  for (const [path, expectCounted] of counted) {
    const read = async (query: string) => (await request.get(`/api/v1/pages${path}${query}`)).json();
    const all = await read('');
    const some = await read('?f=in=mind-stone');
    expect(some.numDecks, path).toBeGreaterThan(0);
    expect(some.numDecks, path).toBeLessThan(all.numDecks);
    await page.goto(path);
    await expectCounted(all.numDecks);
    await hydrated(page);
    await openFilters(page);
    await page.getByRole('combobox', { name: 'Card name' }).fill('Mind Stone');
    await page.getByRole('button', { name: 'Add card filter' }).click();
    await expect(page).toHaveURL(`${path}?f=in=mind-stone`);
    await expectCounted(some.numDecks);
  }
});

test('goes back and forth over every change of filters and view, and survives a reload', async ({ page }) => {
  await page.goto(COMMANDER.path);
  await hydrated(page);
  const seen = [page.url()];
  const step = async (change: () => Promise<void>, sign: Locator) => {
    const before = page.url();
    await change();
    await expect(page).not.toHaveURL(before, { timeout: 60_000 });
    // The address changes before the page does, whose menus would lead elsewhere.
    await expect(sign).toBeVisible({ timeout: 60_000 });
    seen.push(page.url());
  };
  const chosen = (menu: string, choice: string) =>
    page.getByRole('button', { name: new RegExp(`^${menu} ?: ?${choice}`) });
  const shown = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  await step(() => choose(page, 'Time range', 'Past year'), chosen('Time range', 'Past year'));
  await step(() => choose(page, 'Group', 'Rarity'), chosen('Group', 'Rarity'));
  await step(() => choose(page, 'Sort', 'Name'), chosen('Sort', 'Name'));
  await step(
    () => page.getByRole('link', { name: 'Table', exact: true }).click(),
    page.getByRole('table', { name: 'Mythic' }),
  );
  await expect.poll(shown).toContain('Mythic');
  for (const url of seen.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(url);
  }
  await expect.poll(shown).toContain('High Synergy Cards');
  for (const url of seen.slice(1)) {
    await page.goForward();
    await expect(page).toHaveURL(url);
  }
  await page.reload();
  await expect(page).toHaveURL(seen.at(-1) ?? '');
  await expect(page.getByRole('table', { name: 'Mythic' })).toBeVisible();
});

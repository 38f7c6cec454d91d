import type { Page, Request } from '@playwright/test';
import { openFilterPanel } from '../support/filters.ts';
import { COMMANDER } from '../support/sample.ts';
import { followRequests, idle } from '../support/settle.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Filter these cards' });
const said = (page: Page) => page.getByText(/^(?:None of )?[\d,]+ (?:of [\d,]+ )?cards? match/);
const typesShown = async (page: Page) =>
  new Set(await page.locator('.sections .face-type, .sections .face').allTextContents());

test('filters the cards of a commander while typing', async ({ page }) => {
  const rest = followRequests(page);
  await page.clock.install();
  await page.goto(COMMANDER.path);
  await hydrated(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search/within')) requests.push(`${request.postDataJSON().q}`);
  });
  await openFilterPanel(page);
  const session = page.waitForResponse(/filter-session/);
  await field(page).focus();
  await session;
  await rest();
  // Time stands still while typing, because a slow machine may pause longer between two letters than the site waits.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await field(page).pressSequentially('t:planeswalker mv=4');
  await page.clock.resume();
  await expect(said(page)).toBeVisible();
  await expect(page).toHaveURL(`${COMMANDER.path}?q=t%3Aplaneswalker%20mv%3D4`);
  expect(requests).toEqual(['t:planeswalker mv=4']);
  await expect(page.getByRole('heading', { name: 'Planeswalkers' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Instants' })).toHaveCount(0);
  expect((await typesShown(page)).size).toBeGreaterThan(0);
  for (const text of await typesShown(page)) expect(text).toContain('Planeswalker');
  // The page stays the same: switching the view keeps the query, the canonical address does not have it.
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${COMMANDER.path}$`));
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Table' }).click();
  await expect(page).toHaveURL(/\?q=t%3Aplaneswalker%20mv%3D4&view=table$/);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(said(page)).toBeVisible();
  await openFilterPanel(page);
  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(`${COMMANDER.path}?view=table`);
  await expect(page.getByRole('heading', { name: 'Instants' })).toBeVisible();
  expect(requests.at(-1)).toBe('t:planeswalker mv=4');
});

test('a menu of card prices writes the query, for all its alternatives', async ({ page }) => {
  await page.goto(COMMANDER.path);
  await hydrated(page);
  await openFilterPanel(page);
  const price = page.getByRole('combobox', { name: 'Card price' });
  await price.selectOption('Cards up to $5');
  await expect(field(page)).toHaveValue('usd<=5');
  await expect(page).toHaveURL(`${COMMANDER.path}?q=usd%3C%3D5`);
  await expect(said(page)).toBeVisible();
  await expectAccessible(page);
  await field(page).fill('t:elf or t:artifact');
  await expect(price).toHaveValue('');
  await price.selectOption('Cards up to $1');
  await expect(field(page)).toHaveValue('(t:elf or t:artifact) usd<=1');
  await expect(price).toHaveValue('1');
  await price.selectOption('Any card price');
  await expect(field(page)).toHaveValue('t:elf or t:artifact');
});

test('the menu of card prices shows what the field says, even if the rest is invalid', async ({ page }) => {
  await page.goto(COMMANDER.path);
  await hydrated(page);
  await openFilterPanel(page);
  const price = page.getByRole('combobox', { name: 'Card price' });
  await field(page).fill('foo:3');
  await expect(page.getByRole('alert')).toContainText('“foo” is not a key.');
  const answered = page.waitForResponse('**/api/search/within');
  await price.selectOption('Cards up to $5');
  await expect(field(page)).toHaveValue('foo:3 usd<=5');
  await answered;
  await idle(page);
  await expect(price).toHaveValue('5');
  await field(page).fill('foo:3 usd<=2');
  await expect(price).toHaveValue('2');
  await field(page).press('Escape');
  await expect(price).toHaveValue('');
  await expect(page).toHaveURL(COMMANDER.path);
});

test('points at what it cannot read and keeps the cards shown', async ({ page }) => {
  await page.goto(`${COMMANDER.path}?q=t:planeswalker`);
  await hydrated(page);
  await openFilterPanel(page);
  await expect(field(page)).toHaveValue('t:planeswalker');
  const before = await said(page).textContent();
  await field(page).fill('t:planeswalker foo:3');
  await expect(page.getByRole('alert')).toContainText('At character 16: “foo” is not a key.');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await expect(page.getByRole('heading', { name: 'Instants' })).toHaveCount(0);
  await field(page).fill('t:planeswalker t:instant');
  await expect(page.getByText(/^None of [\d,]+ cards match/)).toBeVisible();
  // The panel lies over the empty list and its link.
  await page.getByRole('link', { name: 'Show all cards' }).click();
  await openFilterPanel(page);
  await expect(field(page)).toHaveValue('');
  await field(page).fill('t:planeswalker');
  await expect(said(page)).toHaveText(before ?? '');
});

test('drops the answer to an outdated query', async ({ page }) => {
  await page.goto('/top/white');
  await hydrated(page);
  const blocked = Promise.withResolvers<void>();
  await page.route('**/api/search/within', async (route) => {
    if (route.request().postDataJSON().q === 't:creature') await blocked.promise;
    await route.continue().catch(() => undefined);
  });
  const isFirst = (request: Request) =>
    request.url().endsWith('/api/search/within') && request.postDataJSON().q === 't:creature';
  const first = page.waitForRequest(isFirst);
  const over = Promise.race([
    page.waitForEvent('requestfinished', isFirst),
    page.waitForEvent('requestfailed', isFirst),
  ]);
  await field(page).fill('t:creature');
  await first;
  await field(page).fill('t:enchantment');
  await expect(page).toHaveURL('/top/white?q=t%3Aenchantment');
  await expect(said(page)).toBeVisible();
  const answer = await said(page).textContent();
  blocked.resolve();
  await over;
  await idle(page);
  await expect(page).toHaveURL('/top/white?q=t%3Aenchantment');
  await expect(said(page)).toHaveText(answer ?? '');
  await expect(field(page)).toHaveValue('t:enchantment');
});

test('keeps the query when the counted decks change', async ({ page }) => {
  await page.goto(`${COMMANDER.path}?q=t:planeswalker`);
  await hydrated(page);
  await openFilterPanel(page);
  await page.getByRole('button', { name: /^Time range/ }).click();
  await page.getByRole('navigation', { name: 'Time range' }).getByRole('link', { name: 'Past year' }).click();
  await expect(page).toHaveURL(`${COMMANDER.path}?q=t%3Aplaneswalker&range=year`);
  await expect(page.getByRole('button', { name: /^Time range ?: ?Past year/ })).toBeVisible();
  await expect(said(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Instants' })).toHaveCount(0);
});

const PAGES = [
  '/cards',
  '/cards/winter-orb',
  '/tags/eldrazi',
  '/top/white',
  '/top/salt',
  '/commanders/colorless',
  '/precon/sample-thunder-of-the-sun-empire',
];
for (const path of PAGES)
  test(`is on ${path}`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    // A single list has the field in its bar.
    const isInBar = await field(page).isVisible();
    if (!isInBar) await openFilterPanel(page);
    await field(page).fill('t:creature');
    await expect(said(page)).toBeVisible();
    await expect(page).toHaveURL(/[?&]q=t%3Acreature/);
    await page.reload();
    await expect(said(page)).toBeVisible();
    if (!isInBar) await openFilterPanel(page);
    await expect(field(page)).toHaveValue('t:creature');
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('works as a form and keeps the rest of the address', async ({ page }) => {
    await page.goto(`${COMMANDER.path}?group=type&range=year`);
    await openFilterPanel(page);
    await field(page).fill('t:planeswalker');
    await field(page).press('Enter');
    await expect(page).toHaveURL(`${COMMANDER.path}?group=type&range=year&q=t%3Aplaneswalker`);
    await expect(said(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Planeswalkers' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Instants' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Show all cards' }).click();
    await expect(page).toHaveURL(`${COMMANDER.path}?group=type&range=year`);
  });
});

test('leads from a bar of the curve to the cards of that mana value', async ({ page }) => {
  await page.goto(COMMANDER.path);
  await hydrated(page);
  const curve = page.getByRole('complementary', { name: 'The average deck' });
  // What the lines across the bars are.
  await expect(curve).toContainText('all decks');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await curve.getByRole('link', { name: /^Mana value 2: \d/ }).click();
  await expect(page).toHaveURL(`${COMMANDER.path}?q=mv%3D2#cards`);
  await expect(page.getByText(/^\d+ of \d+ cards match/)).toBeVisible();
  // Without loading the page again.
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  // No bar counts lands; a bar takes the place of another, beside what was typed.
  await page.goto(`${COMMANDER.path}?q=t%3Aartifact+mv%3D2`);
  await hydrated(page);
  await curve.getByRole('link', { name: /^Mana value 0: / }).click();
  await expect(page).toHaveURL(/q=t%3Aartifact(?:\+|%20)mv%3D0(?:\+|%20)-t%3Aland#cards$/);
});

import type { Locator, Page } from '@playwright/test';
import { openFilterPanel } from '../support/filters.ts';
import { expectStill, watchShifts } from '../support/page-visit.ts';
import { SMALL_COMMANDER as COMMANDER } from '../support/sample.ts';
import { drawn, followRequests, rowsDrawn } from '../support/settle.ts';
import { expect, hydrated, test } from '../support/test.ts';

async function choose(page: Page, menu: 'Group' | 'Sort', choice: string): Promise<void> {
  if (menu === 'Group') await openFilterPanel(page);
  await page.getByRole('button', { name: new RegExp(`^${menu}`) }).click();
  await page.getByRole('navigation', { name: menu }).getByRole('link', { name: choice, exact: true }).click();
}

/** The button of a menu as it is once the page has followed the choice: its address changes earlier. */
function chosen(page: Page, menu: 'Group' | 'Sort', choice: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${menu} ?: ?${choice}`) });
}

function sections(page: Page): Promise<string[]> {
  return page.locator('.sections').getByRole('heading', { level: 2 }).allTextContents();
}

async function getChoices(page: Page, menu: 'Group' | 'Sort'): Promise<string[]> {
  if (menu === 'Group') await openFilterPanel(page);
  await page.getByRole('button', { name: new RegExp(`^${menu}`) }).click();
  const links = page.getByRole('navigation', { name: menu }).getByRole('link');
  await rowsDrawn(links);
  const texts = await links.allTextContents();
  await page.keyboard.press('Escape');
  return texts.map((text) => text.replace('✓', ''));
}

test('offers groups and orders in sequence', async ({ page }) => {
  await page.goto(COMMANDER.path);
  await hydrated(page);
  expect(await getChoices(page, 'Group')).toEqual([
    'Category',
    'Type',
    'Mana Value',
    'Price',
    'Rarity',
    'Release date',
    'Ungrouped',
  ]);
  expect(await getChoices(page, 'Sort')).toEqual([
    'Default',
    'Inclusion',
    'Deck Count',
    'Synergy',
    'Name',
    'Mana Value',
    'Price',
    'Release date',
    'Salt',
  ]);
});

test('groups and sorts by address, requesting the data of the lists once', async ({ page }) => {
  const rest = followRequests(page);
  await page.goto(COMMANDER.path);
  await hydrated(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    // Not what the pointer passes on its way.
    if (new URL(request.url()).pathname === `${COMMANDER.path}.data`) requests.push(request.url());
  });
  // The panel may scroll far lists near, which load then; a choice before they have come requests them in its own way.
  await openFilterPanel(page);
  await rest();
  await choose(page, 'Group', 'Type');
  await expect(page).toHaveURL(`${COMMANDER.path}?group=type`);
  await expect.poll(async () => (await sections(page))[0]).toBe('Creatures');
  await expect(chosen(page, 'Group', 'Type')).toBeVisible();
  await choose(page, 'Sort', 'Name');
  await expect(page).toHaveURL(`${COMMANDER.path}?group=type&sort=name`);
  await expect(chosen(page, 'Sort', 'Name')).toBeVisible();
  const tiles = page.getByRole('region', { name: 'Creatures' }).getByRole('article').getByRole('link');
  await rowsDrawn(tiles);
  const names = await tiles.evaluateAll((links) =>
    links.map((link) => link.querySelector('span')?.textContent ?? ''),
  );
  expect(names.length).toBeGreaterThan(5);
  await choose(page, 'Group', 'Ungrouped');
  await expect(page.getByRole('heading', { name: 'All Cards' })).toBeVisible();
  await choose(page, 'Group', 'Category');
  await expect(page).toHaveURL(`${COMMANDER.path}?sort=name`);
  expect(requests).toHaveLength(1);
});

test('shows a table that its headers sort, and lines to copy', async ({ page }) => {
  await page.goto(COMMANDER.path);
  await hydrated(page);
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  const table = page.getByRole('table', { name: 'High Synergy Cards' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Name',
    'Inclusion',
    'Likely',
    'Decks',
    'Synergy▼',
    'Lift',
    'Mana',
    'Type',
    'Price',
    'Salt',
  ]);
  await table.getByRole('link', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(`${COMMANDER.path}?sort=name&view=table`);
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  const rows = await table.getByRole('rowheader').allTextContents();
  expect(rows).toEqual([...rows].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
  const share = table
    .getByRole('row')
    .nth(1)
    .getByRole('link', { name: /^\d+% of the decks play / });
  const decks = (await share.getAttribute('href')) ?? '';
  expect(decks).toMatch(/^\/decks\/kozilek-the-great-distortion\?f=in=[a-z0-9-]+$/);
  await page.getByRole('link', { name: 'Text', exact: true }).click();
  const line = page.getByRole('region', { name: 'High Synergy Cards' }).locator(`a[href="${decks}"]`);
  await expect(line).toHaveAccessibleName(/^\d+% of the decks play /);
  await expect(page.getByRole('button', { name: 'Copy High Synergy Cards as text' })).toBeVisible();
  await line.click();
  await expect(page).toHaveURL(decks);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(COMMANDER.name);
});

test('sends the cards of its lists once, as markup', async ({ page, request }) => {
  const html = await (await request.get('/cards/sol-ring')).text();
  const tile = /class="tile-link[ "][^>]*href="([^"]+)"|href="([^"]+)" class="tile-link[ "]/;
  const lists = html.slice(html.indexOf('id="companions-heading"'), html.indexOf('id="similar-heading"'));
  const [, first, second] = tile.exec(lists) ?? [];
  const path = first ?? second ?? '';
  expect(path).toMatch(/^\/cards\//);
  const data = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text).join('');
  expect(data).toContain('routes/card');
  expect(data).not.toContain(`"${path}\\"`);
  await page.goto('/cards/sol-ring');
  await hydrated(page);
  await expect(
    page.getByRole('region', { name: 'High Lift Cards', exact: true }).locator('article'),
  ).toHaveCount(7);
});

test('shows a long section in full on request, and again on return', async ({ page }) => {
  await page.goto('/cards/sol-ring');
  await hydrated(page);
  const section = page.getByRole('region', { name: 'Creatures', exact: true });
  await section.getByRole('link', { name: 'Show all 50' }).click();
  await expect(section.getByRole('article')).toHaveCount(50);
  await expect(page).toHaveURL('/cards/sol-ring?show=creatures');
  await expect(section.getByRole('article').nth(7).getByRole('link').first()).toBeFocused();
  await section.getByRole('article').nth(30).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/sol-ring/);
  await page.goBack();
  await expect(section.getByRole('article')).toHaveCount(50);
  await page.reload();
  await expect(section.getByRole('article')).toHaveCount(50);
});

test('names far sections until they come near, and nothing moves when their cards appear', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.data')) requests.push(request.url());
  });
  await page.goto('/commanders/atraxa-praetors-voice');
  await hydrated(page);
  const section = page.getByRole('region', { name: 'Creatures', exact: true });
  await expect(section.getByRole('article')).toHaveCount(0);
  await expect(section.getByRole('listitem')).toHaveCount(7);
  const first = (await section.getByRole('listitem').first().getByRole('link').textContent()) ?? '';
  expect(requests).toEqual([]);
  const top = await section.evaluate((box) => {
    box.scrollIntoView({ block: 'start', behavior: 'instant' });
    return box.getBoundingClientRect().top;
  });
  // A row of seven at this width.
  await expect(section.getByRole('article')).toHaveCount(7);
  const still = () =>
    section.evaluate((box, before) => Math.abs(box.getBoundingClientRect().top - before), top);
  expect(await still()).toBeLessThanOrEqual(1);
  // Lists above it get their true heights in the next frames.
  await drawn(page);
  await drawn(page);
  expect(await still()).toBeLessThanOrEqual(1);
  await expect(section.getByRole('article').first()).toContainText(first);
  expect(requests).toHaveLength(1);
});

test('keeps focus and press when cards replace their markup', async ({ page }) => {
  await page.goto('/commanders/atraxa-praetors-voice');
  await hydrated(page);
  const section = page.getByRole('region', { name: 'High Synergy Cards', exact: true });
  const third = section.getByRole('button', { name: /^Clipboard: / }).nth(2);
  // By its name: of the tiles beside it only names are left once they are far away.
  const name = (await third.getAttribute('aria-label')) ?? '';
  const clipboardButton = section.getByRole('button', { name, exact: true });
  const served = await clipboardButton.elementHandle();
  await clipboardButton.focus();
  await page.keyboard.down('Space');
  await page.getByRole('region', { name: 'Creatures', exact: true }).evaluate((box) => box.scrollIntoView());
  await expect.poll(() => served?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(clipboardButton).toBeFocused();
  await page.keyboard.up('Space');
  await expect(clipboardButton).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Space');
  await expect(clipboardButton).toHaveAttribute('aria-pressed', 'false');
});

test('keeps the panel of the filters in view when it grows, also after a menu in it was used', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(COMMANDER.path);
  await hydrated(page);
  await openFilterPanel(page);
  const panel = page.getByRole('region', { name: 'Filters and order' });
  const isInView = () => panel.evaluate((box) => box.getBoundingClientRect().bottom <= innerHeight);
  await expect.poll(isInView).toBe(true);
  await page.getByRole('button', { name: /^Group/ }).click();
  await expect(page.getByRole('navigation', { name: 'Group' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Group' })).toBeHidden();
  await expect(panel).toBeVisible();
  const grow = (height: number) =>
    panel.evaluate((box, pixels) => {
      box.append(Object.assign(document.createElement('p'), { className: 'shrink-0' }));
      (box.lastElementChild as HTMLElement).style.height = `${pixels}px`;
    }, height);
  await grow(60);
  await expect.poll(isInView).toBe(true);
  // Not further than until the bar is at the top: more scrolling would only move the page behind it.
  await grow(2000);
  const bar = page.locator('.list-bar');
  await expect.poll(() => bar.evaluate((box) => Math.floor(box.getBoundingClientRect().top))).toBe(52);
  const scrolled = await page.evaluate(() => scrollY);
  await grow(100);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('remembers choices only when told to, and the address wins', async ({ page, context }) => {
  await page.goto(COMMANDER.path);
  await hydrated(page);
  await choose(page, 'Group', 'Type');
  await expect(chosen(page, 'Group', 'Type')).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('groupedBy');
  await openFilterPanel(page);
  await page.getByRole('button', { name: /^Group/ }).click();
  await page.getByRole('checkbox', { name: 'Remember my choices' }).first().check();
  await page.keyboard.press('Escape');
  await choose(page, 'Sort', 'Name');
  const stored = async () => (await context.cookies()).find(({ name }) => name === 'sortedBy')?.value;
  await expect.poll(stored).toBe('name');

  const shifts = await watchShifts(page);
  await page.goto('/commanders/zhulodok-void-gorger');
  await expect(page).toHaveURL('/commanders/zhulodok-void-gorger?group=type&sort=name');
  await expect(page.getByRole('heading', { name: 'Creatures' })).toBeVisible();
  await expectStill(page, shifts, 0.01);
  await page.goto('/commanders/zhulodok-void-gorger?group=rarity');
  await expect(page).toHaveURL('/commanders/zhulodok-void-gorger?group=rarity&sort=name');

  await openFilterPanel(page);
  await page.getByRole('button', { name: /^Group/ }).click();
  await page.getByRole('checkbox', { name: 'Remember my choices' }).first().uncheck();
  await expect.poll(stored).toBe(undefined);
  const left = (await context.cookies()).map(({ name }) => name);
  for (const name of ['groupedBy', 'sortedBy', 'filters']) expect(left).not.toContain(name);
});

test.describe('without JavaScript', () => {
  // Without scripts nothing brings a menu of the panel into view.
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  test('groups, sorts and shows by links', async ({ page }) => {
    await page.goto(COMMANDER.path);
    await choose(page, 'Group', 'Mana Value');
    await expect(page).toHaveURL(`${COMMANDER.path}?group=mana-value`);
    await expect(page.getByRole('heading', { name: 'Mana Value 1', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Table', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Mana Value 1', exact: true })).toBeVisible();
    await page.goto('/cards/sol-ring');
    await page
      .getByRole('region', { name: 'Creatures', exact: true })
      .getByRole('link', { name: 'Show all 50' })
      .click();
    await expect(page).toHaveURL('/cards/sol-ring?show=creatures#creatures');
    await expect(
      page.getByRole('region', { name: 'Creatures', exact: true }).getByRole('article'),
    ).toHaveCount(50);
  });
});

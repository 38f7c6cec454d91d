import type { BrowserContext, Locator, Page } from '@playwright/test';
import { message } from '../support/clipboard.ts';
import { keepMessages } from '../support/messages.ts';
import { expect, expectAccessible, forgiveStatus, hydrated, test } from '../support/test.ts';

const CLIPBOARD = {
  version: 2,
  state: {
    cards: { '/cards/sol-ring': true, '/cards/arcane-signet': true, '/cards/forest': true },
    commanders: ['/cards/atraxa-praetors-voice'],
  },
};
const LINES = "1 Arcane Signet\n1 Atraxa, Praetors' Voice\n1 Forest\n1 Sol Ring";

const CARDS = '1 Arcane Signet\n1 Forest\n1 Sol Ring';
/** The copies for certain programs: label, who reads it, text. */
const FORMS = [
  [
    'Copy with headings',
    /Magic Arena, Moxfield and Archidekt/,
    `Commander\n1 Atraxa, Praetors' Voice\n\nDeck\n${CARDS}`,
  ],
  ['Copy for Magic Online', /sideboard/, `${CARDS}\n\nSideboard\n1 Atraxa, Praetors' Voice`],
] as const;

/** Opens the panel with a list stored on the device; shops answer with an empty page. */
async function openPanel(page: Page, context: BrowserContext): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await keepMessages(page);
  await page.addInitScript((stored) => {
    if (!localStorage.getItem('clipboard')) localStorage.setItem('clipboard', stored);
  }, JSON.stringify(CLIPBOARD));
  await page.goto('/terms');
  await hydrated(page);
  await page.getByRole('button', { name: 'Clipboard, 4 cards' }).click();
  await expect(getPanel(page).getByRole('heading', { name: 'Prices' })).toBeVisible();
  await expect(
    getPanel(page)
      .getByText(/^Sol Ring/)
      .first(),
  ).toBeVisible();
}

const getPanel = (page: Page) => page.getByRole('dialog', { name: /^Clipboard/ });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

for (const [device, viewport] of [
  ['desktop', { width: 1280, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('each vendor with a link has a button with its total', async ({ page, context }) => {
      await openPanel(page, context);
      const panel = getPanel(page);
      const cards = ['sol-ring', 'arcane-signet', 'forest', 'atraxa-praetors-voice'];
      const prices = await Promise.all(
        cards.map(async (slug) => (await (await page.request.get(`/data/cards/${slug}`)).json()).prices),
      );
      const total = prices.reduce((sum, { tcgplayer }) => sum + (tcgplayer?.price ?? 0), 0);
      const button = panel.getByRole('link', { name: /^TCGplayer/ });
      await expect(button).toContainText(`$${total.toFixed(2)}`);
      await expect(button).toHaveAttribute(
        'href',
        `https://www.tcgplayer.com/massentry?productline=Magic&c=${encodeURIComponent(LINES.replaceAll('\n', '||'))}`,
      );
      for (const vendor of ['Card Kingdom', 'Mana Pool'])
        await expect(panel.getByRole('link', { name: new RegExp(`^${vendor}`) })).toBeVisible();
      await expect(panel.getByRole('button', { name: /^Star City Games/ })).toBeVisible();
      await expectAccessible(page, 'section[aria-labelledby="trade"]');
    });

    test('the export menu offers two deck sites, lists and a link', async ({ page, context }) => {
      await openPanel(page, context);
      const panel = getPanel(page);
      const open = () => panel.getByRole('button', { name: 'Export' }).click();
      await open();
      const menu = page.getByRole('dialog', { name: 'Export' });
      await expect(menu.getByRole('link', { name: 'Open in Moxfield' })).toHaveAttribute(
        'href',
        `https://www.moxfield.com/import?c=${encodeURIComponent(LINES)}`,
      );
      await expect(menu.getByRole('link', { name: 'Open in Archidekt' })).toHaveAttribute(
        'href',
        `https://archidekt.com/cardImport?c=${encodeURIComponent(LINES)}`,
      );
      await expectAccessible(page, '[popover]:popover-open');
      await menu.getByRole('button', { name: 'Copy the list' }).click();
      await expect(page.getByRole('status').getByText('List copied, sorted by name.')).toBeVisible();
      await expect(menu).toBeHidden();
      await expect(panel).toBeVisible();
      await expectSideBySide(message(page).locator('> *').first(), panel);
      expect(await copied(page)).toBe(LINES);

      for (const [label, reader, text] of FORMS) {
        await open();
        await expect(menu.getByRole('button', { name: label })).toHaveAccessibleDescription(reader);
        await menu.getByRole('button', { name: label }).click();
        await expect.poll(() => copied(page)).toBe(text);
      }

      await open();
      await menu.getByRole('button', { name: 'Copy a link to the list' }).click();
      await expect(page.getByRole('status').getByText(/^Link copied\./)).toBeVisible();
      const link = await copied(page);
      expect(link).toMatch(/^http:\/\/localhost:\d+\/recs#deck=1[\w-]+$/);
      expect(link.length).toBeLessThan(8000);
    });
  });
}

test('a shop that may ignore a link has the list copied as well', async ({ page, context }) => {
  await openPanel(page, context);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    getPanel(page)
      .getByRole('link', { name: /^Mana Pool/ })
      .click(),
  ]);
  await expect(tab).toHaveURL(/^https:\/\/manapool\.com\/add-deck\?deck=[\w-]+$/);
  await tab.close();
  await expect(
    page.getByRole('status').getByText('List copied too: paste it if Mana Pool shows none.'),
  ).toBeVisible();
  expect(await copied(page)).toBe(LINES);
});

test('a vendor that accepts no list by link has it copied for pasting', async ({ page, context }) => {
  await openPanel(page, context);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    getPanel(page)
      .getByRole('link', { name: /^Cardmarket/ })
      .click(),
  ]);
  await expect(tab).toHaveURL('https://www.cardmarket.com/en/Magic/Wants');
  await tab.close();
  await expect(page.getByRole('status').getByText(/^List copied: paste it at Cardmarket/)).toBeVisible();
  expect(await copied(page)).toBe(LINES);
});

test('cards without a price are counted next to the total and named on click', async ({ page, context }) => {
  await context.route('/api/cards/', async (route) => {
    const answer = await (await route.fetch()).json();
    for (const card of Object.values<{ name: string; prices: Record<string, unknown> }>(answer.cards))
      if (card.name !== 'Arcane Signet') delete card.prices.manapool;
    await route.fulfill({ json: answer });
  });
  await openPanel(page, context);
  const panel = getPanel(page);
  const signet = (await (await page.request.get('/data/cards/arcane-signet')).json()).prices.manapool;
  await expect(panel.getByRole('link', { name: /^Mana Pool/ })).toContainText(`$${signet.price.toFixed(2)}`);
  await panel.getByRole('button', { name: '3 missing at Mana Pool' }).click();
  const named = page.getByRole('dialog', { name: '3 without a price at Mana Pool' });
  await expect(named.getByRole('listitem')).toHaveText(["Atraxa, Praetors' Voice", 'Forest', 'Sol Ring']);
  await page.keyboard.press('Escape');
  await expect(named).toBeHidden();
  await expect(panel).toBeVisible();
});

test('Star City Games opens in a new tab once the server has its link', async ({ page, context }) => {
  await openPanel(page, context);
  const button = getPanel(page).getByRole('button', { name: /^Star City Games/ });
  let answer: () => void = () => undefined;
  const blocked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('/api/scg', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ cards: LINES.split('\n').map((line) => line.slice(2)) });
    await blocked;
    await route.fulfill({ json: { url: 'https://starcitygames.com/shop/deck-builder/?data=abc' } });
  });
  const [tab] = await Promise.all([context.waitForEvent('page'), button.click()]);
  await expect(button).toContainText('loading…');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(tab).toHaveURL('https://starcitygames.com/shop/deck-builder/?data=abc');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(button).toHaveAttribute('aria-busy', 'false');
});

test('the button of Star City Games says that prices are loading', async ({ page, context }) => {
  let answer: () => void = () => undefined;
  const blocked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route('/api/cards/', async (route) => {
    await blocked;
    await route.continue();
  });
  await page.addInitScript((stored) => localStorage.setItem('clipboard', stored), JSON.stringify(CLIPBOARD));
  await page.goto('/terms');
  await hydrated(page);
  await page.getByRole('button', { name: 'Clipboard, 4 cards' }).click();
  const button = getPanel(page).getByRole('button', { name: /^Star City Games/ });
  await expect(button).toContainText('loading…');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(getPanel(page).getByText('4 cards are loading.')).toBeVisible();
  answer();
  await expect(button).toHaveAttribute('aria-busy', 'false');
  await expect(button).toContainText('$');
});

test('a missing answer of Star City Games is reported, and its tab is closed', async ({
  page,
  context,
  complaints,
}) => {
  await openPanel(page, context);
  const message = 'Star City Games did not answer. Try again in a moment, or copy the list.';
  const blocked = Promise.withResolvers<void>();
  await page.route('/api/scg', async (route) => {
    await blocked.promise;
    await route.fulfill({ status: 503, json: { error: { code: 'unavailable', message } } });
  });
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    getPanel(page)
      .getByRole('button', { name: /^Star City Games/ })
      .click(),
  ]);
  blocked.resolve();
  await expect(page.getByRole('status').getByText(message)).toBeVisible();
  await expect.poll(() => tab.isClosed()).toBe(true);
  forgiveStatus(complaints, 503);
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.startsWith('Fetch failed')));
});

test('a list too long for a link is copied', async ({ page, context }) => {
  await context.route('/api/cards/', async (route) => {
    const answer = await (await route.fetch()).json();
    for (const card of Object.values<{ name: string }>(answer.cards))
      card.name = `${card.name} ${'x'.repeat(2500)}`;
    await route.fulfill({ json: answer });
  });
  await openPanel(page, context);
  await getPanel(page)
    .getByRole('button', { name: /^TCGplayer/ })
    .click();
  const said = 'This list is too long for a link. It has been copied: paste it at TCGplayer.';
  await expect(page.getByRole('status').getByText(said)).toBeVisible();
  expect(await copied(page)).toContain('1 Sol Ring xxx');
});

test('the keyboard reaches every export', async ({ page, context }) => {
  await openPanel(page, context);
  const panel = getPanel(page);
  await panel.getByRole('button', { name: 'Export' }).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Export' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Open in Moxfield' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('List copied, sorted by name.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Export' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link', { name: /^Card Kingdom/ })).toBeFocused();
});

// The days before, between and after are in packages/domain/src/sale.test.ts.
for (const [day, said] of [
  ['2026-02-27', 1],
  ['2026-03-02', 0],
] as const) {
  test(`TCGplayer’s sale is ${said ? 'told' : 'not told'} beside its button on ${day}`, async ({
    page,
    context,
  }) => {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
    await openPanel(page, context);
    const button = getPanel(page).getByRole('link', { name: /^TCGplayer/ });
    await expect(button).toContainText('$');
    await expect(button.getByText('10% off until Mar 1, 2026')).toHaveCount(said);
  });
}

test('a shared link fills the deck box with quantities and commanders, and runs', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepMessages(page);
  const deck = '7 Forest\n1 Sol Ring\n1 Arcane Signet';
  await page.goto('/recs');
  await hydrated(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(
    page.getByRole('status').getByText('Paste a deck list first; then it can be shared.'),
  ).toBeVisible();
  await page.getByLabel('Deck list').fill(deck);
  const field = page.getByRole('combobox', { name: 'Commander', exact: true });
  await field.fill("Atraxa, Praetors' Voice");
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').getByText(/^Link copied\./)).toBeVisible();
  const link = await copied(page);

  const other = await context.newPage();
  const requests: string[] = [];
  other.on('request', (request) => requests.push(request.url()));
  await other.goto(link);
  await expect(other.getByLabel('Deck list')).toHaveValue(deck);
  await expect(other.getByRole('heading', { level: 2, name: "Atraxa, Praetors' Voice" })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Cards to add' })).toBeVisible();
  await expect(other).toHaveURL(link);
  expect(requests.filter((url) => url.includes('deck='))).toEqual([]);
});

test('a list too long for a link says so', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  const names = Array.from({ length: 800 }, (_, index) => `1 Card ${(index * 7919) ** 3}`);
  await page.getByLabel('Deck list').fill(names.join('\n'));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(
    page.getByRole('status').getByText('This list is too long for a link. Copy the list instead.'),
  ).toBeVisible();
});

test('damaged links are reported as such', async ({ page }) => {
  for (const fragment of ['deck=', 'deck=1AAAA', 'deck=9abc', 'deck=%E0%A4%A']) {
    await page.goto('about:blank');
    await page.goto(`/recs#${fragment}`);
    await expect(page.getByRole('alert')).toHaveText(
      'This link doesn’t contain a readable list. Ask for a new link, or paste the list itself.',
    );
    await expect(page.getByLabel('Deck list')).toHaveValue('');
  }
});

/** A message covers no part of the clipboard that is open below or beside it. */
async function expectSideBySide(one: Locator, other: Locator): Promise<void> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  expect(a && b).not.toBeNull();
  if (!a || !b) return;
  const apart = [a.x + a.width <= b.x, b.x + b.width <= a.x, a.y + a.height <= b.y, b.y + b.height <= a.y];
  expect(apart, JSON.stringify({ message: a, clipboard: b })).toContain(true);
}

import type { Page } from '@playwright/test';
import { keepClipboard, message, opener, panel, readClipboardStorage } from '../support/clipboard.ts';
import { keepMessages } from '../support/messages.ts';
import { COMMANDER, PAIR, SIX_CARDS, SMALL_COMMANDER } from '../support/sample.ts';
import { followRequests, rowsDrawn } from '../support/settle.ts';
import { expect, expectAccessibleInBothThemes, hydrated, test } from '../support/test.ts';

const TYPES = 'Creatures Instants Sorceries Artifacts Enchantments Battles Planeswalkers Lands'.split(' ');
const MIXED = ['command-tower', 'rhystic-study', 'sol-ring', 'cultivate', 'counterspell', 'eternal-witness'];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

function rows(page: Page) {
  return panel(page).locator('li[data-card]');
}

test('the card of the row under the pointer is shown large', async ({ page }) => {
  await keepClipboard(page, { cards: MIXED.slice(0, 2) });
  await open(page, '/terms');
  await opener(page).click();
  const row = panel(page).getByRole('link', { name: 'Rhystic Study' });
  await row.hover();
  await expect(panel(page).locator('.clip-image')).toBeVisible();
  await page.mouse.move(5, 300);
  await expect(panel(page).locator('.clip-image')).toHaveCount(0);
});

test.describe('by keyboard alone', () => {
  test('crown, collect, look, remove, undo, leave', async ({ page }) => {
    await keepMessages(page);
    await open(page, COMMANDER.path);
    await page.getByRole('button', { name: `Crown: ${COMMANDER.name}` }).focus();
    await page.keyboard.press('Enter');
    await expect(message(page)).toContainText(`${COMMANDER.name} is now your commander.`);
    await expect(page.getByRole('button', { name: `Crown: ${COMMANDER.name}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    for (const [name, added] of [
      ['Thrummingbird', 'Thrummingbird was added to the clipboard.'],
      ['Contagion Clasp', /^(2 cards were|Contagion Clasp was) added to the clipboard\./],
    ] as const) {
      const clipboardButton = page.getByRole('button', { name: `Clipboard: ${name}` }).first();
      await clipboardButton.focus();
      await page.keyboard.press('Space');
      // First what disappears by itself.
      await expect(message(page)).toContainText(added);
      await expect(clipboardButton).toHaveAttribute('aria-pressed', 'true');
    }
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeFocused();
    await expect(opener(page)).toHaveAccessibleName('Clipboard, 3 cards');
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');

    // The commander's name is on the page already; those of the list may still be on their way.
    await expect(panel(page).getByRole('link', { name: 'Contagion Clasp' })).toBeVisible();
    await panel(page).getByRole('link', { name: COMMANDER.name }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(panel(page).getByRole('link', { name: 'Thrummingbird' })).toBeFocused();
    await expect(panel(page).locator('.clip-image')).toBeVisible();
    await page.keyboard.press('Delete');
    await expect(panel(page).getByRole('link', { name: 'Thrummingbird' })).toHaveCount(0);
    await expect(panel(page).getByRole('link', { name: 'Contagion Clasp' })).toBeFocused();

    await panel(page).getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('link', { name: 'Thrummingbird' })).toBeVisible();
    // When a row moves elsewhere, the focus moves to the next.
    await panel(page)
      .getByRole('button', { name: `Back to the list: ${COMMANDER.name}` })
      .focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('link', { name: 'Thrummingbird' })).toBeFocused();
    await panel(page)
      .getByRole('button', { name: `Crown: ${COMMANDER.name}` })
      .focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('link', { name: 'Thrummingbird' })).toBeFocused();
    await panel(page).getByRole('button', { name: 'Clear' }).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toContainText('Nothing here yet');
    await expect(panel(page).getByRole('button', { name: 'Clear' })).toBeDisabled();
    await expect(panel(page).getByRole('button', { name: 'Clear' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('collect, look, clear, undo, and find it again', async ({ page }) => {
    await open(page, SIX_CARDS);
    const clipboardButton = page.getByRole('button', { name: 'Clipboard: Thrummingbird' }).first();
    await expect(clipboardButton).toBeVisible();
    const box = await clipboardButton.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await clipboardButton.tap();
    await page.getByRole('button', { name: `Crown: ${COMMANDER.name}` }).tap();
    await expect(opener(page)).toHaveAccessibleName('Clipboard, 2 cards');
    await opener(page).tap();
    await panel(page).getByRole('button', { name: 'Thrummingbird', exact: true }).tap();
    const large = panel(page).getByRole('button', { name: 'Thrummingbird, large; close' });
    await expect(large).toBeVisible();
    await large.tap();
    await expect(large).toHaveCount(0);
    await expect(panel(page).getByRole('button', { name: 'Thrummingbird', exact: true })).toBeFocused();

    await panel(page).getByRole('button', { name: 'Clear' }).tap();
    await expect(panel(page)).toContainText('Nothing here yet');
    await panel(page).getByRole('button', { name: 'Undo' }).tap();
    await expect(panel(page).getByRole('status').first()).toHaveText('2 cards');
    await page.reload();
    await expect(opener(page)).toHaveAccessibleName('Clipboard, 2 cards');
    await opener(page).tap();
    await expect(panel(page).getByRole('button', { name: 'Thrummingbird', exact: true })).toBeVisible();
    // The dimmed page is visible above the sheet.
    await page.touchscreen.tap(200, 40);
    await expect(panel(page)).toHaveCount(0);
  });

  test('has no axe violations', async ({ page }) => {
    await keepClipboard(page, { cards: [...MIXED, 'no-such-card'], commanders: ['atraxa-praetors-voice'] });
    await open(page, '/terms');
    await opener(page).tap();
    await expect(rows(page).first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});

test('cards are grouped by type in their order, without empty types', async ({ page }) => {
  await keepClipboard(page, { cards: MIXED });
  await open(page, '/terms');
  await opener(page).click();
  const groups = TYPES.filter((type) => !/Battle|Planeswalker/.test(type));
  await expect(panel(page).getByRole('heading', { level: 3, name: /^[A-Z]\w+ \d+$/ })).toHaveText(
    groups.map((type) => `${type} 1`),
  );
  await expect(panel(page).getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expectAccessibleInBothThemes(page);
});

test('every page has the button, and says what to do with an empty clipboard', async ({ page }) => {
  for (const path of ['/', '/cards/esika-god-of-the-tree', '/recs', '/faq']) {
    await page.goto(path);
    await expect(opener(page)).toBeVisible();
  }
  await open(page, '/faq');
  await opener(page).click();
  await expect(panel(page)).toContainText('Nothing here yet');
  await expect(panel(page)).toContainText('Press the crown on an eligible card.');
  await expectAccessibleInBothThemes(page);
});

test('a press outside closes it, one on what is marked does not', async ({ page }) => {
  await open(page, SIX_CARDS);
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  await page.getByRole('button', { name: 'Clipboard: Sol Ring' }).first().click();
  await expect(panel(page).getByRole('link', { name: 'Sol Ring' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Remove Sol Ring' }).click();
  await expect(panel(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel(page)).toHaveCount(0);
});

test('the crown stands on cards that may lead and on Backgrounds, on no other', async ({ page, request }) => {
  const rest = followRequests(page);
  for (const path of [SMALL_COMMANDER.path, '/sets/clb']) {
    const answer = await request.get(`/api/v1/pages${path}`);
    const { lists } = await answer.json();
    type Entry = { url: string; legalCommander: boolean; face: { type: string } };
    const entries: Entry[] = lists.flatMap(({ cards }: { cards: Entry[] }) => cards);
    const wanted = entries.filter((card) => card.legalCommander || card.face.type.includes('Background'));
    await open(page, `${path}?show=all`);
    await rest();
    const hrefs = async (tiles: string) => {
      const links = page.locator(`${tiles} > .tile-link`);
      await rowsDrawn(links);
      return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    };
    const commanders = new Set(wanted.map(({ url }) => url));
    expect(commanders.size).toBeGreaterThan(0);
    // Tiles that link to a commander's page are commanders.
    const may = (url: string | null) =>
      url !== null && (commanders.has(url) || url.startsWith('/commanders/'));
    expect(await hrefs('.tile:has(> [data-crown])')).toEqual((await hrefs('.tile')).filter(may));
    expect(await page.locator('.tile:not(:has(> [data-clip]))').count()).toBe(0);
  }
});

test('a third commander is refused: in a message, and in the alert of the panel', async ({ page }) => {
  await keepMessages(page);
  await open(page, PAIR.path);
  await page.getByRole('button', { name: /^Crown: Thrasios.* & Tymna/ }).click();
  await expect(opener(page)).toHaveAccessibleName('Clipboard, 2 cards');
  await open(page, SMALL_COMMANDER.path);
  const commanderButton = page.getByRole('button', { name: `Crown: ${SMALL_COMMANDER.name}` });
  await commanderButton.click();
  await expect(message(page)).toContainText('Remove a partner');
  await opener(page).click();
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  await commanderButton.click();
  await expect(panel(page).getByRole('alert')).toHaveText('Remove a partner');
  expect((await readClipboardStorage(page)).commanders).toEqual(['thrasios-triton-hero', 'tymna-the-weaver']);
  // Demoting one makes room; the alert disappears.
  await panel(page)
    .getByRole('button', { name: /^Back to the list: Tymna/ })
    .click();
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  await expect(panel(page).getByRole('link', { name: 'Tymna the Weaver' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Make Tymna the Weaver the only commander' }).click();
  await expect
    .poll(() => readClipboardStorage(page))
    .toMatchObject({ cards: ['thrasios-triton-hero'], commanders: ['tymna-the-weaver'] });
});

test('cards outside the colors of the commanders are marked', async ({ page }) => {
  await keepClipboard(page, { cards: ['counterspell', 'cultivate', 'sol-ring', 'krenko-mob-boss'] });
  await open(page, '/terms');
  await opener(page).click();
  const marked = rows(page).filter({ hasText: 'off color' });
  await expect(rows(page).filter({ hasText: 'Counterspell' })).toBeVisible();
  await expect(marked).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Crown: Krenko, Mob Boss' }).click();
  await expect(marked).toHaveCount(2);
  await expect(marked.first()).toContainText('outside your commander’s color identity');
  await expect(marked.filter({ hasText: 'Sol Ring' })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
});

test('the device stores cards and commanders, and nothing else', async ({ page }) => {
  await open(page, SIX_CARDS);
  await page.getByRole('button', { name: `Crown: ${COMMANDER.name}` }).click();
  await page.getByRole('button', { name: 'Clipboard: Thrummingbird' }).first().click();
  await opener(page).click();
  await expect
    .poll(() => readClipboardStorage(page))
    .toEqual({
      version: 2,
      cards: ['thrummingbird'],
      commanders: ['atraxa-praetors-voice'],
      others: [],
    });
});

test('a message can undo its action', async ({ page }) => {
  await keepMessages(page);
  await open(page, SIX_CARDS);
  const clipboardButton = page.getByRole('button', { name: 'Clipboard: Thrummingbird' }).first();
  await clipboardButton.click();
  await expect(clipboardButton).toHaveAttribute('aria-pressed', 'true');
  await message(page).getByRole('button', { name: 'Undo' }).click();
  await expect(clipboardButton).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(async () => (await readClipboardStorage(page)).cards).toEqual([]);
});

test('a message is shown for three seconds, whatever was shown before', async ({ page }) => {
  const start = new Date('2026-01-01T12:00:00Z');
  await page.clock.install({ time: start });
  await open(page, SIX_CARDS);
  await page.clock.pauseAt(new Date(start.valueOf() + 3_600_000));
  for (const [name, added] of [
    ['Thrummingbird', 'Thrummingbird was added to the clipboard.'],
    ['Contagion Clasp', '2 cards were added to the clipboard.'],
  ]) {
    await page
      .getByRole('button', { name: `Clipboard: ${name}` })
      .first()
      .press('Enter');
    const said = async () => {
      await page.clock.runFor(20);
      return message(page).textContent();
    };
    await expect.poll(said, { intervals: [20] }).toContain(`${added}`);
    await page.clock.runFor(2_000);
    await expect(message(page)).toContainText(`${added}`);
  }
  await page.clock.runFor(1_500);
  await expect(message(page)).toBeEmpty();
});

test('two tabs that add at the same moment lose nothing', async ({ page, context }) => {
  await open(page, SIX_CARDS);
  const other = await context.newPage();
  await open(other, SIX_CARDS);
  const names = ['Thrummingbird', 'Contagion Clasp', 'Contagion Engine', 'Sol Ring'];
  await Promise.all(
    [page, other].flatMap((tab, index) =>
      names
        .filter((_, position) => position % 2 === index)
        .map((name) => tab.locator(`[aria-label="Clipboard: ${name}"]`).first().dispatchEvent('click')),
    ),
  );
  for (const tab of [page, other]) {
    await expect(opener(tab)).toHaveAccessibleName('Clipboard, 4 cards');
    await expect(tab.getByRole('button', { name: 'Clipboard: Sol Ring' }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  await expect
    .poll(async () => [...(await readClipboardStorage(page)).cards].sort())
    .toEqual(['contagion-clasp', 'contagion-engine', 'sol-ring', 'thrummingbird']);
});

test('works without storage and says so', async ({ page }) => {
  await keepMessages(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await open(page, SIX_CARDS);
  await page.getByRole('main').getByRole('button', { name: 'Clipboard: Sol Ring' }).click();
  await expect(opener(page)).toHaveAccessibleName('Clipboard, 1 card');
  await expect(message(page)).toContainText('blocks storage');
});

test('a card that no longer exists is kept and can be removed', async ({ page }) => {
  await keepClipboard(page, { cards: ['no-such-card', 'sol-ring'] });
  await open(page, '/terms');
  await opener(page).click();
  const lost = rows(page).filter({ hasText: 'no such card' });
  await expect(lost).toContainText('unknown');
  await panel(page).getByRole('button', { name: 'Remove no such card' }).click();
  await expect(lost).toHaveCount(0);
  await expect.poll(async () => (await readClipboardStorage(page)).cards).toEqual(['sol-ring']);
});

test('card data that failed to load are requested again', async ({ page, complaints }) => {
  await keepClipboard(page, { cards: ['sol-ring'] });
  await page.route('**/api/cards/', (route) => route.abort());
  await open(page, '/terms');
  await opener(page).click();
  await expect(panel(page).getByRole('alert')).toContainText('One card could not be loaded.');
  await expect(rows(page).filter({ hasText: 'sol ring' })).toBeVisible();
  complaints.splice(0, complaints.length);
  await page.unroute('**/api/cards/');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByRole('link', { name: 'Sol Ring' })).toBeVisible();
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
});

test('a crash of the panel clears it, is logged, and can be undone', async ({ page, complaints }) => {
  await keepClipboard(page, { cards: ['sol-ring', 'counterspell'] });
  const reported = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/crash');
  await open(page, '/terms');
  await expect(opener(page)).toHaveAccessibleName('Clipboard, 2 cards');
  await page.evaluate(() => {
    const real = window.matchMedia;
    const broken = (query: string) => {
      if (query.includes('width < 48rem')) throw new Error('the screen is gone');
      return real.call(window, query);
    };
    Object.assign(window, { matchMedia: broken, restore: () => Object.assign(window, { matchMedia: real }) });
  });
  await opener(page).click();
  await expect(panel(page).getByRole('heading', { name: 'An error occurred' })).toBeVisible();
  await expect(panel(page)).toContainText(
    'Something went wrong and our team has been automatically notified.',
  );
  await expect(panel(page)).toContainText('You can email us at');
  expect((await reported).postDataJSON()).toMatchObject({ tag: 'clipboard' });
  expect(complaints.some((text) => text.startsWith('[clipboard]'))).toBe(true);
  complaints.splice(0, complaints.length);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveTitle('An error occurred');
  await expect.poll(async () => (await readClipboardStorage(page)).cards).toEqual([]);
  await expectAccessibleInBothThemes(page);

  await page.evaluate(() => Reflect.get(window, 'restore')());
  await panel(page).getByRole('button', { name: 'Undo' }).click();
  await expect(panel(page).getByRole('link', { name: 'Sol Ring' })).toBeVisible();
  await expect
    .poll(async () => (await readClipboardStorage(page)).cards)
    .toEqual(['sol-ring', 'counterspell']);
});

test('without scripts no button offers what it cannot do', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(SMALL_COMMANDER.path);
  await expect(page.locator('[data-clip]').first()).toBeAttached();
  await expect(page.locator('[data-clip]:visible, [data-crown]:visible')).toHaveCount(0);
  await context.close();
});

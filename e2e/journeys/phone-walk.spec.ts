import type { Locator, Page } from '@playwright/test';
import { message, opener, panel } from '../support/clipboard.ts';
import { keepMessages } from '../support/messages.ts';
import { COMMANDER, DECK } from '../support/sample.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** A new player on a phone: docs/WALK.md lists the problems they met. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Taps, and counts them. */
function finger() {
  let taps = 0;
  return {
    tap: async (what: Locator) => {
      taps += 1;
      await what.tap();
    },
    taps: () => taps,
  };
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search cards and commanders' });

test('from home to a list in a shop', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await keepMessages(page);
  const { tap, taps } = finger();
  await page.goto('/');
  await hydrated(page);
  await tap(search(page));
  // The typed text is visible: the field takes the whole bar.
  await expect.poll(async () => (await search(page).boundingBox())?.width).toBeGreaterThan(340);
  await page.keyboard.type('atraxa prae');
  await tap(page.getByRole('option', { name: /^Atraxa/ }).first());
  await expect(heading(page, COMMANDER.name)).toBeVisible();
  expect(taps(), 'from home to the commander').toBe(2);

  await tap(
    page
      .getByRole('main')
      .getByRole('button', { name: `Crown: ${COMMANDER.name}` })
      .first(),
  );
  await expect(message(page)).toContainText(`${COMMANDER.name} is now your commander.`);
  const next = page.getByRole('article').getByRole('button', { name: /^Clipboard: /, pressed: false });
  for (let card = 2; card < 12; card += 1) {
    await tap(next.first());
    await expect(opener(page)).toHaveAccessibleName(`Clipboard, ${card} cards`);
  }
  await expect
    .poll(() => message(page).getByText('was added').filter({ visible: true }).count())
    .toBeLessThan(3);
  await tap(opener(page));
  await expect(panel(page).getByRole('status').first()).toHaveText('11 cards');
  await expect(message(page)).toHaveText('');

  await tap(panel(page).getByRole('link', { name: 'Prices and export' }));
  const shop = panel(page).getByRole('link', { name: /^Card Kingdom/ });
  await expect(shop).toBeInViewport();
  await expect(shop).toContainText('$');
  const opened = context.waitForEvent('page');
  await tap(shop);
  const tab = await opened;
  await tab.waitForURL(/^https:/);
  const list = new URL(tab.url()).searchParams.get('c') ?? '';
  expect(list.split('||')).toHaveLength(11);
  expect(list).toContain(`1 ${COMMANDER.name}`);
  await tab.close();
  // Found, crowned, ten cards, and then three taps to the shop.
  expect(taps()).toBe(2 + 1 + 10 + 3);

  await tap(panel(page).getByRole('button', { name: 'Export' }));
  await tap(page.getByRole('button', { name: 'Copy the list', exact: true }));
  await expect(message(page)).toContainText('List copied');
  expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')).toHaveLength(11);
});

test('from the advice for a pasted deck to a list in a shop', async ({ page }) => {
  await keepMessages(page);
  const { tap, taps } = finger();
  await page.goto('/');
  await hydrated(page);
  await tap(page.getByText('Paste a deck list'));
  await page.getByLabel(/^Paste your deck/).fill(DECK);
  await tap(page.getByRole('button', { name: 'Improve my deck' }));
  await tap(page.getByRole('main').getByRole('button', { name: /^Add / }).first());
  await tap(page.getByRole('button', { name: 'Add to clipboard' }));
  await expect(message(page)).toContainText(`${COMMANDER.name} is now your commander.`);
  // The message leaves the buttons free that are needed next.
  const again = page.getByRole('button', { name: 'Ask again' });
  const [top, bottom] = await Promise.all([
    again.boundingBox().then((box) => box?.y),
    message(page)
      .getByText('is now your commander')
      .boundingBox()
      .then((box) => box && box.y + box.height),
  ]);
  expect(bottom).toBeLessThan(top ?? 0);
  await tap(opener(page));
  await tap(panel(page).getByRole('link', { name: 'Prices and export' }));
  await expect(panel(page).getByRole('link', { name: /^Card Kingdom/ })).toBeInViewport();
  // Box, button, one card, clipboard, its button, prices; the next one is the shop's.
  expect(taps()).toBe(6);
});

test('advice, the average deck and a combo are two or three taps from home', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const advice = finger();
  await advice.tap(page.getByText('Paste a deck list'));
  await page.getByLabel(/^Paste your deck/).fill(DECK);
  await advice.tap(page.getByRole('button', { name: 'Improve my deck' }));
  await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeAttached();
  // The page is at the beginning of the answer.
  await expect(page.getByRole('heading', { level: 2, name: COMMANDER.name })).toBeInViewport();
  expect(advice.taps()).toBe(2);

  await page.goto('/');
  await hydrated(page);
  const average = finger();
  await average.tap(page.getByRole('main').getByRole('link', { name: COMMANDER.name }).first());
  await expect(heading(page, COMMANDER.name)).toBeVisible();
  await average.tap(page.getByRole('link', { name: 'Average deck' }).first());
  await expect(heading(page, /^Average deck of/)).toBeVisible();
  expect(average.taps()).toBe(2);

  await page.goto('/');
  await hydrated(page);
  const combo = finger();
  await combo.tap(page.getByRole('main').getByRole('link', { name: COMMANDER.name }).first());
  await expect(heading(page, COMMANDER.name)).toBeVisible();
  await combo.tap(page.getByRole('main').locator('a[href$="#combos"]').first());
  await combo.tap(page.locator('#combos').getByRole('link').first());
  await expect(heading(page, / \+ /)).toBeVisible();
  expect(combo.taps()).toBe(3);
});

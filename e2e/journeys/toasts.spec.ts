import type { Page } from '@playwright/test';
import { keepMessages } from '../support/messages.ts';
import { COMMANDER } from '../support/sample.ts';
import { expect, expectAccessibleInBothThemes, hydrated, test } from '../support/test.ts';

/** Few cards of a commander, so that axe is fast. */
const CARDS = `${COMMANDER.path}?q=t%3Aplaneswalker`;
const FILTERED = `${COMMANDER.path}?f=in=sol-ring&q=t%3Aplaneswalker`;

/** The messages of the site: the one live region outside of the page's main part. */
function messages(page: Page) {
  return page.locator('body > [aria-live="polite"]');
}

/** Opens the page and stops its clock. */
async function openAtRest(page: Page): Promise<void> {
  const start = new Date('2026-01-01T12:00:00Z');
  await page.clock.install({ time: start });
  await page.goto(FILTERED);
  await hydrated(page);
  await page.clock.pauseAt(new Date(start.valueOf() + 3_600_000));
}

async function removeFilter(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^with sol ring/ }).click();
  await expect(page).toHaveURL(CARDS);
}

test('a message disappears after three seconds', async ({ page }) => {
  await openAtRest(page);
  await expect(messages(page)).toBeEmpty();
  await removeFilter(page);
  await expect(messages(page)).toContainText('Removed: with sol ring.');
  await page.clock.runFor(2_900);
  await expect(messages(page)).toContainText('Removed: with sol ring.');
  await page.clock.runFor(200);
  await expect(messages(page)).toBeEmpty();
});

test('a message with an undo button undoes its action', async ({ page }) => {
  await openAtRest(page);
  await removeFilter(page);
  const undo = messages(page).getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.clock.runFor(10_000);
  await page.clock.resume();
  await expectAccessibleInBothThemes(page);
  // Focused for longer than it would be shown otherwise.
  await expect(undo).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(FILTERED);
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('with sol ring');
  await expect(messages(page)).toBeEmpty();
});

test('a message confirms that a list was copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepMessages(page);
  await page.goto(COMMANDER.path.replace('commanders', 'average-decks'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Copy the list' }).click();
  await expect(messages(page)).toContainText('Copied the list.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`1 ${COMMANDER.name}`);
});

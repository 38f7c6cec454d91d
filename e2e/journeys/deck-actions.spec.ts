import type { Page } from '@playwright/test';
import { keepMessages } from '../support/messages.ts';
import { findPageAddress } from '../support/pages.ts';
import { COMMANDER, SMALL_COMMANDER } from '../support/sample.ts';
import { fontsSettled } from '../support/settle.ts';
import { expect, hydrated, test } from '../support/test.ts';

const SLUG = COMMANDER.path.replace('/commanders/', '');

const DECK_PAGES = [
  { what: 'a deck', path: `/decks/${SLUG}/:id`, commander: COMMANDER.name },
  { what: 'an average deck', path: `/average-decks/${SLUG}?range=year`, commander: COMMANDER.name },
  { what: 'a precon', path: '/precon/sample-crimson-court', commander: 'Edgar Markov' },
];

const actions = (page: Page) => page.getByRole('form', { name: 'Use this deck' });

for (const { what, path, commander } of DECK_PAGES) {
  test(`the list of ${what} can be sent to advice, compared with the average deck, and added to the clipboard`, async ({
    page,
    request,
  }) => {
    const address = await findPageAddress(path, request);
    await keepMessages(page);
    await page.goto(address);
    await hydrated(page);
    await actions(page).getByRole('button', { name: 'Add to clipboard' }).click();
    const said = page.getByRole('status').getByText(/^\d+ cards added\./);
    await expect(said).toContainText(`${commander} is now your commander.`);
    if (what !== 'a deck') await expect(said).toContainText(/\d+ basic lands were not added/);
    const open = page.getByRole('button', { name: /^Clipboard, \d+ cards$/ });
    await expect(open).toBeVisible();
    await actions(page).getByRole('button', { name: 'Add to clipboard' }).click();
    await expect(page.getByText(/^Nothing new: all \d+ cards are in the clipboard already\./)).toBeVisible();

    await actions(page).getByRole('button', { name: 'Improve my deck' }).click();
    await expect(page).toHaveURL('/recs');
    await expect(page.getByRole('heading', { level: 2, name: commander })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeVisible();

    await page.goto(address);
    await actions(page)
      .getByRole('button', { name: /^Compare with average/ })
      .click();
    const alongside = page.getByRole('region', { name: 'Your list and the average deck' });
    await expect(alongside.getByText(/^\d+ cards in both; yours has \d+/)).toBeVisible();
  });
}

test('the average of all decks is not compared with itself', async ({ page }) => {
  await page.goto(`/average-decks/${SLUG}`);
  await expect(actions(page).getByRole('button', { name: 'Improve my deck' })).toBeVisible();
  await expect(actions(page).getByRole('button', { name: /^Compare/ })).toHaveCount(0);
});

test('a whole deck in the clipboard can be undone in one step', async ({ page }) => {
  await keepMessages(page);
  await page.goto(`/average-decks/${SLUG}`);
  await hydrated(page);
  await actions(page).getByRole('button', { name: 'Add to clipboard' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Clipboard', exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the three actions stand on one line', async ({ page, request }) => {
    await page.goto(await findPageAddress(`/decks/${SLUG}/:id`, request));
    await fontsSettled(page);
    const tops = await actions(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('advice and comparison need no scripts; what does is not offered', async ({ page, request }) => {
    await page.goto(await findPageAddress(`/decks/${SLUG}/:id`, request));
    await expect(actions(page).getByRole('button', { name: 'Add to clipboard' })).toBeHidden();
    await actions(page).getByRole('button', { name: 'Compare with average' }).click();
    await expect(page.getByRole('region', { name: 'Your list and the average deck' })).toBeVisible();
  });
});

test('the average deck of a commander is compared with that of another, chosen by name', async ({ page }) => {
  await page.goto(`/average-decks/${SLUG}`);
  await hydrated(page);
  await page.getByText('Compare with another commander').click();
  const field = page.getByRole('combobox', { name: 'Other commander' });
  await field.fill(SMALL_COMMANDER.name.slice(0, 8));
  await page.getByRole('option', { name: new RegExp(SMALL_COMMANDER.name) }).click();
  await expect(field).toHaveValue(SMALL_COMMANDER.name);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const compared = page.getByRole('region', { name: new RegExp(`^Your list and .*${SMALL_COMMANDER.name}`) });
  await expect(compared.getByRole('region', { name: /^Only in yours \d+/ })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { giveCode, newPerson, signedIn, signIn, signUp } from '../support/account.ts';
import { keepClipboard, opener, panel } from '../support/clipboard.ts';
import { type PlayersSite, SHAREABLE, startPlayersSite } from '../support/players-site.ts';
import { DECK } from '../support/sample.ts';
import { rowsDrawn } from '../support/settle.ts';
import { expect, expectAccessibleInBothThemes, forgiveStatus, hydrated, test } from '../support/test.ts';

const SHARE = 'Share this deck with the statistics';
const form = (page: Page) => page.getByRole('form', { name: 'Share a deck' });
const own = (page: Page) => page.getByRole('region', { name: 'Shared so far' });

async function fillIn(page: Page, list: string): Promise<void> {
  await form(page).getByLabel('Deck list').fill(list);
  await form(page).getByLabel('This site only').check();
  await form(page).getByLabel('I made this list').check();
}

test('leads from a pasted list through the account to the form, and says line by line what is wrong', async ({
  page,
}) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(DECK);
  await page.getByRole('link', { name: SHARE }).click();
  await expect(page).toHaveURL('/signin?redirect=/account/decks');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await signUp(page, newPerson('Ada'), '');
  await expect(page).toHaveURL('/account/decks');
  await expect(page.getByRole('heading', { level: 1, name: 'Your shared decks' })).toBeVisible();
  await expect(form(page).getByLabel('Deck list')).toHaveValue(DECK.trim());
  await expect(own(page)).toContainText('You haven’t shared any decks yet.');
  await expect(page.getByText('This site shows sample decks')).toBeVisible();
  for (const kind of ['checkbox', 'radio'] as const) {
    const choices = form(page).getByRole(kind);
    await rowsDrawn(choices);
    for (const choice of await choices.all()) await expect(choice).not.toBeChecked();
  }

  await form(page).getByRole('button', { name: 'Share the deck' }).click();
  await expect(form(page).getByText('Check the box to agree before sharing.')).toBeVisible();
  await expect(form(page).getByText('Choose how the list may be used.')).toBeVisible();
  await fillIn(page, DECK.replace('1 Arcane Signet', '2 Arcane Signet').replace('Mind Stone', 'Mind Stnoe'));
  await form(page).getByRole('button', { name: 'Share the deck' }).click();
  await expect(form(page).getByText('Did you mean Mind Stone?')).toBeVisible();
  await expect(form(page).getByText('2 copies of Arcane Signet')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await form(page).getByRole('button', { name: 'line 6' }).click();
  const marked = () =>
    form(page)
      .getByLabel('Deck list')
      .evaluate((box: HTMLTextAreaElement) => box.value.slice(box.selectionStart, box.selectionEnd));
  await expect.poll(marked).toBe('2 Arcane Signet');
  await expect(own(page)).toContainText('You haven’t shared any decks yet.');
});

test('starts with the cards of the clipboard', async ({ page, baseURL }) => {
  await keepClipboard(page, { cards: ['sol-ring'], commanders: ['atraxa-praetors-voice'] });
  await signedIn(page, baseURL, newPerson('Ada'));
  await page.goto('/terms');
  await hydrated(page);
  await opener(page).click();
  await expect(panel(page).getByRole('link', { name: 'Sol Ring' })).toBeVisible();
  await panel(page).getByRole('link', { name: SHARE }).click();
  await expect(page).toHaveURL('/account/decks');
  const list = "Commander\n1 Atraxa, Praetors' Voice\n\nDeck\n1 Sol Ring";
  await expect(form(page).getByLabel('Deck list')).toHaveValue(list);
  await form(page).getByLabel('Deck list').fill('');
  await form(page).getByRole('button', { name: 'Use clipboard' }).click();
  await expect(form(page).getByLabel('Deck list')).toHaveValue(list);
});

test.describe('with real decks', () => {
  test.setTimeout(400_000);
  let site: PlayersSite;
  test.beforeAll(async () => {
    test.setTimeout(400_000);
    site = await startPlayersSite();
  });
  test.afterAll(() => site?.close());

  test('a deck is shared, reviewed, counted, reported and withdrawn', async ({
    page,
    browser,
    complaints,
  }) => {
    await signedIn(page, site.address, newPerson('Ada'));
    await page.goto(`${site.address}/account/decks`);
    await fillIn(page, SHAREABLE.join('\n'));
    await form(page).getByLabel('Name (optional)').fill('Trinkets galore');
    await form(page).getByLabel('Show my name').check();
    await form(page).getByRole('button', { name: 'Share the deck' }).click();
    await expect(page.getByText('Trinkets galore has been shared. Staff review')).toBeVisible();
    await expect(own(page).getByText('Waiting')).toBeVisible();

    const office = await browser.newContext({ baseURL: site.address });
    const staff = await office.newPage();
    await staff.goto('/signin?redirect=/account/staff?panel=decks');
    await hydrated(staff);
    await signIn(staff, site.staff.email, site.staff.password);
    await giveCode(staff, site.staff.secret);
    const box = staff.getByRole('region', { name: 'Decks waiting for review' });
    await expect(box.getByText('Deck 1 of 1')).toBeVisible();
    await expect(box.getByText('None by the present card data.')).toBeVisible();
    await expect(box.getByText('Trinkets galore')).toBeVisible();
    await expectAccessibleInBothThemes(staff);
    await box.getByRole('button', { name: 'Accept' }).focus();
    await staff.keyboard.press('Enter');
    await expect(box.getByText('No deck waits for review.')).toBeVisible();
    await site.rebuild(1);

    await page.reload();
    await expect(own(page).getByText('Counted')).toBeVisible();
    await own(page).getByRole('link', { name: 'Trinkets galore' }).click();
    await expect(page.getByText('“Trinkets galore” by Ada')).toBeVisible();
    await expect(page.getByText(/from players · /)).toBeVisible();
    await expect(
      page.getByRole('form', { name: 'Use this deck' }).getByRole('button').filter({ visible: true }),
    ).toHaveText(['Improve my deck', 'Compare with average', 'Add to clipboard']);
    const visitors = await browser.newContext({ baseURL: site.address });
    const visitor = await visitors.newPage();
    await visitor.goto(page.url());
    await hydrated(visitor);
    await visitor.getByRole('button', { name: 'Report this deck' }).click();
    const report = visitor.getByRole('form', { name: 'Report this deck' });
    await report.getByRole('button', { name: 'Send the report' }).click();
    await expect(report.getByText('Choose what is wrong.')).toBeVisible();
    await report.getByLabel('The name offends').check();
    await report.getByLabel('More (optional)').fill('Galore!');
    await expectAccessibleInBothThemes(visitor);
    await report.getByRole('button', { name: 'Send the report' }).click();
    await expect(visitor.getByText('Thank you. Staff will look at it.')).toBeVisible();

    await staff.goto('/account/staff?panel=reports');
    const reports = staff.getByRole('region', { name: 'Reports' });
    await expect(reports.getByText('Galore!')).toBeVisible();
    await reports.getByRole('button', { name: 'Remove the name' }).click();
    await expect(reports.getByText('No report waits for an answer.')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('button', { name: 'Report this deck' })).toBeVisible();
    await expect(visitor.getByText('Trinkets galore')).toHaveCount(0);

    await page.goto(`${site.address}/account/decks`);
    await own(page).getByRole('button', { name: 'Withdraw Azure Archivist' }).click();
    const question = page.getByRole('dialog', { name: 'Withdraw this deck?' });
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(own(page).getByText('Counted')).toBeVisible();
    await own(page).getByRole('button', { name: 'Withdraw Azure Archivist' }).click();
    await question.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(own(page).getByText('Withdrawn', { exact: true })).toBeVisible();
    await site.rebuild(0);
    const gone = await visitor.reload();
    expect(gone?.status()).toBe(404);
    forgiveStatus(complaints, 404);
    await office.close();
    await visitors.close();
  });
});

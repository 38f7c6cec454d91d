import { DECK } from '../support/sample.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('says how to take back a change once the list was edited by hand', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  const list = page.getByLabel('Deck list');
  await list.fill(DECK);
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  const add = page
    .getByRole('region', { name: 'Cards to add' })
    .getByRole('button', { name: /^Add / })
    .first();
  const name = ((await add.textContent()) ?? '').replace(/^Add /, '');
  await add.click();
  const bar = page.locator('.edits-bar').getByRole('status');
  await expect(bar).toHaveText('In your list: 1 added.');
  await page.getByText('Edit list').click();
  await list.fill(`${await list.inputValue()}\n1 Island`);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(bar).toContainText(
    'In your list: 2 added. You’ve edited the list since, and Undo would lose that.',
  );
  await expect(undo).toBeFocused();
  await expect(list).toHaveValue(new RegExp(`1 ${name}\\n1 Island$`));
  // What it says to do.
  await page.getByRole('button', { name: `Added ${name}` }).click();
  await expect(list).toHaveValue(`${DECK}\n1 Island`);
  await expect(bar).toHaveText('In your list: 1 added.');
});

test('moves the keyboard to the answer, or back to the button if there is none', async ({
  page,
  complaints,
}) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(DECK);
  const ask = page.getByRole('button', { name: 'Improve my deck' });
  await page.route('**/recs.data*', (route) => route.abort());
  await ask.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The site could not be reached.');
  await expect(ask).toBeFocused();
  complaints.splice(0);
  await page.unroute('**/recs.data*');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeVisible();
  // A button of the answer is gone while the next one is awaited.
  await answer
    .getByRole('button', { name: /^Keep / })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Never cut' })).toBeVisible();
  await expect(answer).toBeFocused();
});

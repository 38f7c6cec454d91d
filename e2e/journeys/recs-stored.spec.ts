import { DECK } from '../support/sample.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('keeps the answer and the edits for Back and a reload', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  const list = page.getByLabel('Deck list');
  await list.fill(DECK);
  await page.getByText('Budget, bracket and more').click();
  await page.getByLabel('Max per card, $').fill('50');
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  const adds = page.getByRole('region', { name: 'Cards to add' });
  const cuts = page.getByRole('region', { name: 'Cards to cut' });
  const stored = (await cuts.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
  await cuts.getByRole('button', { name: `Keep ${stored}` }).click();
  await expect(page.getByText(`Kept: ${stored}`)).toBeVisible();
  const name = (await adds.getByRole('heading', { level: 4 }).first().textContent()) ?? '';
  await adds
    .getByRole('button', { name: `Add ${name}` })
    .first()
    .click();
  await cuts.getByRole('button', { name: /^Cut / }).last().click();
  const bar = page.getByText('In your list: 1 added, 1 cut.');
  await expect(bar).toBeVisible();
  const edited = await list.inputValue();
  const isRestored = async () => {
    await expect(bar).toBeVisible();
    await expect(adds.getByRole('button', { name: `Added ${name}` }).first()).toBeVisible();
    await expect(page.getByText(`Kept: ${stored}`)).toBeVisible();
    await expect(list).toHaveValue(edited);
    await expect(page.getByLabel('Max per card, $')).toHaveValue('50');
  };
  await adds.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await isRestored();
  await page.reload();
  await isRestored();
  // Each press can still be undone.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(list).toHaveValue(DECK);
});

test('keeps a list that was not sent yet for a reload', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  const list = page.getByLabel('Deck list');
  await list.fill(DECK);
  await page.getByRole('combobox', { name: 'Commander', exact: true }).fill('atraxa');
  await page.getByRole('option', { name: /Atraxa, Praetors' Voice/ }).click();
  await page.reload();
  await hydrated(page);
  await expect(list).toHaveValue(DECK);
  await expect(page.getByRole('list', { name: 'Chosen commanders' })).toContainText('Atraxa');
});

test('starts with an empty form when the page is opened anew', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  const list = page.getByLabel('Deck list');
  await list.fill(DECK);
  // A document of its own, not an entry of this one.
  await page.goto('/about-us');
  await page.goto('/recs');
  await hydrated(page);
  await expect(list).toHaveValue('');
});

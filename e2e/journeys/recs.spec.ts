import { DECK } from '../support/sample.ts';
import { expect, forgiveStatus, hydrated, test } from '../support/test.ts';

test('gives cards to add and cards to cut, each with reasons', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(DECK);
  await page.getByRole('button', { name: 'Get recommendations' }).click();
  const adds = page.getByRole('region', { name: 'Cards to add' });
  const cuts = page.getByRole('region', { name: 'Cards to cut' });
  await expect(adds.getByRole('listitem').first()).toBeVisible();
  await expect(cuts.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/^For/)).toContainText("Atraxa, Praetors' Voice");
  for (const heading of await adds.getByRole('heading', { level: 3 }).allTextContents())
    expect(DECK).not.toContain(`1 ${heading}\n`);
  for (const heading of await cuts.getByRole('heading', { level: 3 }).allTextContents())
    expect(DECK).toContain(heading);
  await expect(adds.getByRole('listitem').first().getByRole('listitem').first()).not.toBeEmpty();
  await expect(page.getByLabel('Deck list')).toHaveValue(DECK);
});

test('takes the deck from the start page', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByLabel(/^Paste your deck/).fill(DECK);
  await page.getByRole('button', { name: 'Get recommendations' }).click();
  await expect(page).toHaveURL('/recs');
  await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeVisible();
  await expect(page.getByLabel('Deck list')).toHaveValue(DECK);
});

test('lists the names it does not know and works with the rest', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(`${DECK}\n1 No Such Card At All`);
  await page.getByRole('button', { name: 'Get recommendations' }).click();
  await expect(page.getByRole('main').getByText('No Such Card At All').last()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeVisible();
});

test('keeps what was typed when there is no commander, and takes one from the field', async ({ page }) => {
  const deck = '1 Sol Ring\n1 Deepglow Skate\n1 Evolution Sage';
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(deck);
  await page.getByRole('button', { name: 'Get recommendations' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Deck list')).toHaveValue(deck);
  await page.getByText('Commander not marked in the list?').click();
  await page.getByLabel('Commander', { exact: true }).fill("Atraxa, Praetors' Voice");
  await page.getByRole('button', { name: 'Get recommendations' }).click();
  await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeVisible();
});

test('says what to paste when no card can be read', async ({ page, complaints }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill('// nothing here');
  await page.getByRole('button', { name: 'Get recommendations' }).click();
  await expect(page.getByRole('alert')).toContainText('Paste a deck list');
  forgiveStatus(complaints, 400);
});

test('takes a form that came through a proxy which ends TLS', async ({ request }) => {
  const answer = await request.post('/recs', {
    headers: { origin: 'https://decks.example' },
    form: { deck: DECK },
  });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('Cards to add');
});

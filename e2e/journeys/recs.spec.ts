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

test('says the first of two errors alone in the red alert', async ({ page, request }) => {
  await page.goto('/recs');
  await hydrated(page);
  const list = '1 Sol Ring\n1 No Such Card';
  const cards = ['Sol Ring', 'No Such Card'];
  const asked = { data: { cards, commanders: [], full_card_data: true } };
  const { errors } = await (await request.post('/api/recs', asked)).json();
  expect(errors).toHaveLength(2);
  await page.getByLabel('Deck list').fill(list);
  await page.getByRole('button', { name: 'Get recommendations' }).click();
  await expect(page.getByRole('alert')).toHaveText(errors[0]);
});

test('puts the nearest name in place of an unknown one', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(`${DECK}\n1 Sol Rinng`);
  await page.getByRole('button', { name: 'Get recommendations' }).click();
  await expect(page.getByRole('alert')).toHaveText('Unknown card: "Sol Rinng"');
  await expect(page.getByLabel('Deck list')).toHaveValue(`${DECK}\n1 Sol Rinng`);
  await page.getByRole('button', { name: 'Use Sol Ring' }).click();
  await expect(page.getByLabel('Deck list')).toHaveValue(`${DECK}\n1 Sol Ring`);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('asks for a commander and takes the one whose crown is pressed', async ({ page }) => {
  const deck = "1 Atraxa, Praetors' Voice\n1 Marwyn, the Nurturer\n1 Sol Ring\n1 Deepglow Skate";
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(deck);
  await page.getByRole('button', { name: 'Get recommendations' }).click();
  await expect(page.getByRole('alert')).toHaveText('Select a commander by clicking a crown icon');
  await expect(page.getByLabel('Deck list')).toHaveValue(deck);
  await page.getByRole('button', { name: "Atraxa, Praetors' Voice leads" }).click();
  await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Chosen commanders' })).toContainText('Atraxa');
  await expect(page.getByLabel('Deck list')).toHaveValue(deck);
});

test('takes a commander from the field that offers names', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill('1 Sol Ring\n1 Deepglow Skate');
  await page.getByRole('combobox', { name: 'Commander', exact: true }).fill('atraxa');
  await page.getByRole('option', { name: /Atraxa, Praetors' Voice/ }).click();
  await expect(page.getByRole('list', { name: 'Chosen commanders' })).toContainText('Atraxa');
  await page.getByRole('button', { name: 'Get recommendations' }).click();
  await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeVisible();
});

test('keeps to a budget', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(DECK);
  await page.getByText('Budget, bracket and lands').click();
  await page.getByLabel('Most for one card, $').fill('1');
  await page.getByRole('button', { name: 'Get recommendations' }).click();
  const adds = page.getByRole('region', { name: 'Cards to add' });
  await expect(adds.getByRole('listitem').first()).toBeVisible();
  const prices = (await adds.getByText(/\$\d/).allTextContents()).map((text) =>
    Number(/\$([\d,.]+\d)/.exec(text)?.[1]?.replaceAll(',', '')),
  );
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices) expect(price).toBeLessThanOrEqual(1);
});

test('names combos one card away', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(DECK);
  await page.getByRole('button', { name: 'Get recommendations' }).click();
  const near = page.getByRole('region', { name: 'Combos one card away' });
  await expect(near.getByText(/^Missing:/).first()).toBeVisible();
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

test('takes the one card of a list that may lead', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page
    .getByLabel('Deck list')
    .fill('Count,Name\n1,Sol Ring\n1,"Atraxa, Praetors\' Voice"\n1,Arcane Signet');
  await page.getByRole('button', { name: 'Get recommendations' }).click();
  await expect(page.getByRole('main').getByText(/^For Atraxa, Praetors' Voice, from/)).toBeVisible();
  await expect(page.getByRole('main').getByText('Your list has 3 cards, 97 short of 100.')).toBeVisible();
});

test('says that a list is too long without sending it', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  // Pasted whole: typing so much would take the browser minutes.
  await page.getByLabel('Deck list').evaluate((field) => {
    if (field instanceof HTMLTextAreaElement) field.value = '1 Sol Ring '.repeat(200_000);
  });
  await page.getByRole('button', { name: 'Get recommendations' }).click();
  await expect(page.getByText('That list is too long. Paste one deck')).toBeVisible();
  expect(posts).toEqual([]);
});

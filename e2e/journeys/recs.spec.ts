import { COMMANDER, DECK, NEAR_DECK } from '../support/sample.ts';
import { expect, forgiveStatus, hydrated, test } from '../support/test.ts';

const NO_COMMANDER =
  'No card in this list can be a commander. Enter yours in the field “Commander”, or add it to the list.';

test('suggests cards to add and cards to cut, each with reasons', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(DECK);
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  const adds = page.getByRole('region', { name: 'Cards to add' });
  const cuts = page.getByRole('region', { name: 'Cards to cut' });
  await expect(adds.getByRole('listitem').first()).toBeVisible();
  await expect(cuts.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/^For\s/)).toContainText("Atraxa, Praetors' Voice");
  for (const heading of await adds.getByRole('heading', { level: 4 }).allTextContents())
    expect(DECK).not.toContain(`1 ${heading}\n`);
  for (const heading of await cuts.getByRole('heading', { level: 3 }).allTextContents())
    expect(DECK).toContain(heading);
  // A reason, and the inclusion with this commander.
  const row = adds.getByRole('listitem').first();
  await expect(row.getByRole('paragraph').first()).not.toBeEmpty();
  await expect(row.getByText(/^[<>]?\d+%$/)).toBeVisible();
  await expect(
    adds.getByText(/^you run \d+, the \d+ decks of .+ run \d+$|^enough: you run/).first(),
  ).toBeVisible();
  await expect(page.getByLabel('Deck list')).toHaveValue(DECK);
});

test('says so where no card stands out as one to cut', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  const nothing = page.getByText('No card of your list is a clear cut.');
  const ask = async (deck: string) => {
    await page.getByLabel('Deck list').fill(deck);
    await page.getByRole('button', { name: 'Improve my deck' }).click();
  };
  // Nearly every deck of the sample runs it; its copies make the list long enough for cuts.
  await ask("1 Atraxa, Praetors' Voice *CMDR*\n89 Sol Ring");
  await expect(nothing).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cards to cut' })).toHaveCount(0);
  await page.goto('/recs');
  await hydrated(page);
  // Without a list there is nothing to cut from.
  await ask("1 Atraxa, Praetors' Voice *CMDR*");
  await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeVisible();
  await expect(nothing).toHaveCount(0);
});

test('names no cuts for a list that is far from full, and says from when on', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(DECK.split('\n').slice(0, 30).join('\n'));
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  await expect(page.getByText('once your list has 90 cards')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cards to add' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cards to cut' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Swaps' })).toHaveCount(0);
});

test('gives a reason for both halves of a swap', async ({ page, request }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(NEAR_DECK);
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  const swap = page.getByRole('region', { name: 'Swaps' }).getByRole('listitem').first();
  await expect(swap.getByRole('link')).toHaveCount(2);
  const [into, out] = await swap.getByRole('link').allTextContents();
  const cards = NEAR_DECK.split('\n').filter((line) => /^\d/.test(line));
  const requests = { data: { cards, commanders: [COMMANDER.name], full_card_data: true } };
  const { inRecs, outRecs } = await (await request.post('/api/recs', requests)).json();
  const getReason = (recs: { name: string; reasons: string[] }[], name = '') =>
    recs.find((rec) => rec.name === name)?.reasons[0] ?? 'no reason';
  await expect(swap.getByText(/^Decks that run it: ~?<?\d+%.* and ~?>?\d+%/)).toBeVisible();
  await swap.getByText('Why', { exact: true }).click();
  await expect(swap.getByRole('definition')).toHaveText([getReason(outRecs, out), getReason(inRecs, into)]);
});

test('undoes one change after another, and marks figures of the list before them', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(NEAR_DECK);
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  const list = page.getByLabel('Deck list');
  const old = page.getByText('These figures are for the list before your changes.');
  const bar = page.getByRole('status').filter({ hasText: /list/ });
  await expect(page.getByRole('region', { name: 'Swaps' })).toBeVisible();
  // The second press comes before the code of the first has arrived.
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
    const swap = buttons.find(({ textContent }) => textContent.startsWith('Swap '));
    const into = swap?.textContent.split(' for ')[1];
    // Another card than the one swapped in.
    buttons
      .find(
        ({ textContent }) =>
          textContent.startsWith('Add ') && ![`Add ${into}`, 'Add to clipboard'].includes(textContent),
      )
      ?.click();
    swap?.click();
  });
  await expect(bar).toHaveText('In your list: 2 added, 1 cut.');
  const swapped = await list.inputValue();
  // In the summary, above the mana and above the numbers.
  await expect(old).toHaveCount(3);
  await page
    .getByRole('region', { name: 'Cards to cut' })
    .getByRole('button', { name: /^Cut / })
    .last()
    .click();
  await expect(bar).toHaveText('In your list: 2 added, 2 cut.');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(bar).toHaveText('In your list: 2 added, 1 cut.');
  await expect(list).toHaveValue(swapped);
  // The focus stays on the button, also when there is nothing left to undo.
  await page.keyboard.press('Enter');
  await expect(bar).toHaveText('In your list: 1 added.');
  await page.keyboard.press('Enter');
  await expect(bar).toHaveText('Your list is as you sent it.');
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(list).toHaveValue(NEAR_DECK);
  await expect(old).toHaveCount(0);
});

test('takes back that a card is kept', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(DECK);
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  const cuts = page.getByRole('region', { name: 'Cards to cut' });
  const name = (await cuts.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
  await cuts.getByRole('button', { name: `Keep ${name}` }).click();
  const neverCut = page.getByRole('list', { name: 'Never cut' });
  await expect(neverCut).toContainText(`Kept: ${name}`);
  await neverCut.getByRole('button', { name: `Undo keeping ${name}` }).click();
  await expect(neverCut).toHaveCount(0);
  await expect(cuts.getByRole('heading', { level: 3, name })).toBeVisible();
});

test('accepts the deck from the home page', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByLabel(/^Paste your deck/).fill(DECK);
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  await expect(page).toHaveURL('/recs');
  await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeVisible();
  await expect(page.getByLabel('Deck list')).toHaveValue(DECK);
});

test('shows only the first of two errors in the red alert', async ({ page, request }) => {
  await page.goto('/recs');
  await hydrated(page);
  const list = '1 Sol Ring\n1 No Such Card';
  const cards = ['Sol Ring', 'No Such Card'];
  const requests = { data: { cards, commanders: [], full_card_data: true } };
  const { errors } = await (await request.post('/api/recs', requests)).json();
  expect(errors).toHaveLength(2);
  await page.getByLabel('Deck list').fill(list);
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  await expect(page.getByRole('alert')).toHaveText(NO_COMMANDER);
});

test('guesses the commander of a list that marks none, and one click changes it', async ({ page }) => {
  const deck =
    "1 Sol Ring\n1 Deepglow Skate\n1 Marwyn, the Nurturer\n1 Atraxa, Praetors' Voice\n1 Smothering Tithe";
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(deck);
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  // Marwyn would leave two cards outside its colors.
  await expect(page.getByRole('heading', { level: 2, name: "Atraxa, Praetors' Voice" })).toBeVisible();
  await expect(page.getByText('Detected as commander.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByText('Change', { exact: true }).click();
  const others = page.getByRole('list', { name: 'Other commanders of this list' });
  await others.getByRole('button', { name: 'Marwyn, the Nurturer' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Marwyn, the Nurturer' })).toBeVisible();
  await expect(page.getByText('Detected as commander.')).toBeHidden();
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems.getByRole('list', { name: 'Must go' })).toContainText('Smothering Tithe');
  await problems.getByRole('button', { name: 'Remove all 3' }).click();
  await expect(page.getByText('In your list: 3 cut.')).toBeVisible();
  await expect(problems.getByRole('button', { name: 'Removed from your list' })).toBeFocused();
  await page.getByText('Edit list').click();
  await expect(page.getByLabel('Deck list')).toHaveValue('1 Sol Ring\n1 Marwyn, the Nurturer');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByLabel('Deck list')).toHaveValue(deck);
  await expect(problems.getByRole('button', { name: 'Remove all 3' })).toBeVisible();
});

test('asks for a commander if no card of the list can be one', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill('1 Sol Ring\n1 Deepglow Skate');
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  await expect(page.getByRole('alert')).toHaveText(NO_COMMANDER);
});

test('compares the list with the average deck and with another, both ways', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(DECK);
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  await page.getByRole('button', { name: 'Compare with average deck' }).click();
  const average = page.getByRole('region', { name: 'Your list and the average deck' });
  await expect(average.getByText(/^\d+ cards in both; yours has \d+, the other 100\.$/)).toBeVisible();
  await page.getByText('Compare with another deck').click();
  await page
    .getByLabel('The other deck')
    .fill("1 Atraxa, Praetors' Voice\n1 Sol Ring\n1 Farewell\n2 Mountain");
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const other = page.getByRole('region', { name: 'Your list and the other deck' });
  await expect(other.getByText(/^2 cards in both/)).toBeVisible();
  const theirs = other.getByRole('region', { name: 'Only in the other 3' });
  await expect(theirs.getByRole('listitem')).toHaveText([/^2 Mountain/, /^Farewell/]);
  await theirs.getByRole('button', { name: 'Add Farewell' }).click();
  await expect(page.getByLabel('Deck list')).toHaveValue(/1 Farewell$/);
});

test('accepts a commander from the field that suggests names', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill('1 Sol Ring\n1 Deepglow Skate');
  await page.getByRole('combobox', { name: 'Commander', exact: true }).fill('atraxa');
  await page.getByRole('option', { name: /Atraxa, Praetors' Voice/ }).click();
  await expect(page.getByRole('list', { name: 'Chosen commanders' })).toContainText('Atraxa');
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeVisible();
});

test('keeps to a budget', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(DECK);
  await page.getByText('Budget, bracket and more').click();
  await page.getByLabel('Max per card, $').fill('1');
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  const adds = page.getByRole('region', { name: 'Cards to add' });
  await expect(adds.getByRole('listitem').first()).toBeVisible();
  const prices = (await adds.getByText(/\$\d/).allTextContents()).map((text) =>
    Number(/\$([\d,.]+\d)/.exec(text)?.[1]?.replaceAll(',', '')),
  );
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices) expect(price).toBeLessThanOrEqual(1);
});

test('says which budget it cannot read, and keeps the list', async ({ page, complaints }) => {
  forgiveStatus(complaints, 400);
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(DECK);
  await page.getByText('Budget, bracket and more').click();
  await page.getByLabel('Max total, $').fill('1e3');
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    '“Max total, $” must be a plain number, such as 5 or 2.50.',
  );
  await expect(page.getByLabel('Deck list')).toHaveValue(DECK);
  await page.getByLabel('Max total, $').fill('$20');
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeVisible();
});

test('names combos one card away', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(DECK);
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  const near = page.getByRole('region', { name: 'Combos one card away' });
  await expect(near.getByText(/^Missing:/).first()).toBeVisible();
  // All of them, by the card that is missing, cheapest first.
  const all = near.getByRole('button', { name: /^Show all/ });
  if (await all.isVisible()) await all.click();
  const counts = await near.getByText(/^completes \d+ combos?$/).allTextContents();
  const total = counts.reduce((sum, text) => sum + Number(text.match(/\d+/)?.[0]), 0);
  await expect(page.getByRole('link', { name: `${total} one card away` })).toBeVisible();
  const prices = (await near.getByText(/^Missing:/).allTextContents()).flatMap((text) => {
    const [, price] = /\$([\d,.]+\d)/.exec(text) ?? [];
    return price ? Number(price.replaceAll(',', '')) : [];
  });
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  await near
    .getByText(/^Show (the combo|\d+ combos)$/)
    .first()
    .click();
  await expect(near.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('says what to paste if no card is recognized', async ({ page, complaints }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill('// nothing here');
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  await expect(page.getByRole('alert')).toContainText('Paste a deck list');
  forgiveStatus(complaints, 400);
});

test('accepts a form that came through a proxy which terminates TLS', async ({ request }) => {
  const answer = await request.post('/recs', {
    headers: { origin: 'https://decks.example' },
    form: { deck: DECK },
  });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('Cards to add');
});

test('uses the only legal commander of a list', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  await page
    .getByLabel('Deck list')
    .fill('Count,Name\n1,Sol Ring\n1,"Atraxa, Praetors\' Voice"\n1,Arcane Signet');
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  await expect(page.getByRole('main').getByText(/^For Atraxa, Praetors' Voice, compared with/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cards 3 97 short$/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the answer folds all roles but the first three', async ({ page }) => {
    await page.goto('/recs');
    await hydrated(page);
    await page.getByLabel('Deck list').fill(DECK);
    await page.getByRole('button', { name: 'Improve my deck' }).click();
    const groups = page.getByRole('region', { name: 'Cards to add' }).getByRole('region');
    await expect(groups.nth(2).getByRole('listitem').first()).toBeVisible();
    const fourth = groups.nth(3);
    await expect(fourth.getByRole('listitem').first()).toBeHidden();
    await fourth.locator('label').click();
    await expect(fourth.getByRole('listitem').first()).toBeVisible();
    await fourth.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await expect(fourth.getByRole('listitem').first()).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12_000);
    // A role without any of the first cards to read shows some as soon as it is unfolded.
    const last = groups.last();
    await last.locator('label').click();
    await expect(last.getByRole('listitem').first()).toBeVisible();
    // Of a comparison the first cards of both lists.
    await page.getByText('All figures, and decks to compare with').click();
    await page.getByRole('button', { name: 'Compare with average deck' }).click();
    const side = page.getByRole('region', { name: /^Only in the other/ });
    await expect(side.getByRole('listitem').filter({ visible: true })).toHaveCount(8);
    await side.getByText(/^Show \d+ more/).click();
    expect(await side.getByRole('listitem').filter({ visible: true }).count()).toBeGreaterThan(8);
    // The percentage and its bar use the width under the button, too.
    const row = groups.first().getByRole('listitem').first();
    const [whole, share] = [await row.boundingBox(), await row.getByTitle(/decks/).boundingBox()];
    expect((share?.x ?? 0) + (share?.width ?? 0)).toBeCloseTo((whole?.x ?? 0) + (whole?.width ?? 0), 0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('every card is there', async ({ page }) => {
      await page.goto('/recs');
      await page.getByLabel('Deck list').fill(DECK);
      await page.getByRole('button', { name: 'Improve my deck' }).click();
      const groups = page.getByRole('region', { name: 'Cards to add' }).getByRole('region');
      const counts: number[] = [];
      // The first three are unfolded.
      for (let index = 0; index < 3; index += 1) {
        const group = groups.nth(index);
        const count = Number((await group.locator('label').textContent())?.match(/\d+$/)?.[0]);
        await expect(group.getByRole('listitem').filter({ visible: true })).toHaveCount(count);
        counts.push(count);
      }
      // With scripts a group shows three at first.
      expect(Math.max(...counts)).toBeGreaterThan(3);
      await expect(page.getByRole('button', { name: /^Show all/ })).toHaveCount(0);
    });
  });
});

test('says that a list is too long without sending it', async ({ page }) => {
  await page.goto('/recs');
  await hydrated(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  // Set directly: typing this much would take the browser minutes.
  await page.getByLabel('Deck list').evaluate((field) => {
    if (field instanceof HTMLTextAreaElement) field.value = '1 Sol Ring '.repeat(200_000);
  });
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  await expect(page.getByText('That list is too long. Paste one deck')).toBeVisible();
  expect(posts).toEqual([]);
});

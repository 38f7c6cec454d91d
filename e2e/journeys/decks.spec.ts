import type { Page } from '@playwright/test';
import { DeckPage, DecksPage } from '../../packages/contract/src/schemas/decks-page.ts';
import { COMMANDER } from '../support/sample.ts';
import { fontsSettled } from '../support/settle.ts';
import { expect, expectAccessible, forgiveStatus, hydrated, test } from '../support/test.ts';

const SLUG = COMMANDER.path.replace('/commanders/', '');
const DECKS = `/decks/${SLUG}`;
const AVERAGE = `/average-decks/${SLUG}`;

test('all filters of an average deck stand in one row beside its picture', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(COMMANDER.path.replace('/commanders/', '/average-decks/'));
  const tops = await page
    .locator('.bar-swiped > :not([popover])')
    .evaluateAll((menus) => menus.map((menu) => Math.round(menu.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(4);
  expect(new Set(tops).size).toBe(1);
  const cut = page.locator('.bar-swiped .truncate');
  for (const words of await cut.all())
    expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('leads from a card’s inclusion to the decks behind it, and from one of them to its list', async ({
  page,
}) => {
  await page.goto(`${COMMANDER.path}?range=month`);
  await hydrated(page);
  const tile = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Sol Ring', exact: true }) });
  await tile
    .first()
    .getByRole('link', { name: /% of [\d.K]+ decks/ })
    .click();
  await expect(page).toHaveURL(`${DECKS}?f=in=sol-ring&range=month`);
  await expect(page.getByRole('heading', { level: 1, name: `Decks of ${COMMANDER.name}` })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('with sol ring');

  const rows = page.getByRole('row');
  const first = rows.nth(1);
  await expect(page.getByText(/^The same for all decks here: .*made for the sample\.$/)).toBeVisible();
  await expect(first.getByRole('link')).toHaveCount(1);
  // It is called by its rarest cards, with its themes below; the date comes last.
  await expect(first.getByRole('rowheader').getByRole('link')).toHaveText(/^\+ \S.*, /);
  // With the art of the rarest one.
  await expect(first.getByRole('rowheader').locator('.art-strip')).toBeVisible();
  await expect(first.getByRole('cell').last()).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  await expect(first.getByRole('img', { name: /^\d+ at 0, .* at 10\+$/ })).toBeVisible();
  await first.getByRole('rowheader').getByRole('link').click();
  await expectDeckPage(page);
  await expect(
    page.getByRole('region', { name: 'The list' }).getByRole('link', { name: 'Sol Ring' }),
  ).toBeVisible();
  // The averages as lines over the bars, and what sets the deck apart.
  await expect(page.getByRole('complementary', { name: 'This deck and the average' })).toContainText(
    'average',
  );
  await expect(page.getByRole('list', { name: 'Its own cards' }).getByRole('article').first()).toContainText(
    /of \d+ decks/,
  );
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByRole('dialog', { name: /^(Why|The list alone suggests) \d / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
});

test('prints a deck on one sheet: its cards by type, nothing else', async ({ page }) => {
  await page.goto(AVERAGE);
  const list = await (await page.request.get(`/api/v1/pages${AVERAGE}`)).json();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.print-sheet');
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText(list.text[0]);
  await expect(sheet).toContainText(list.text.at(-1));
  for (const part of ['banner', 'contentinfo', 'complementary'] as const)
    await expect(page.getByRole(part).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(0);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('prints lists of cards by name, and tables as wide as the paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 1000 });
  for (const path of [COMMANDER.path, `${COMMANDER.path}?view=table`, DECKS, '/combos', '/lands']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of ['banner', 'contentinfo', 'navigation'] as const)
      await expect(page.getByRole(part).filter({ visible: true })).toHaveCount(0);
    // The sorted column's header is still a header.
    await expect(page.locator('button:not([data-sorts])').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back to top' })).toBeHidden();
    const wide = await page
      .locator('table')
      .evaluateAll(
        (found) => found.filter((table) => table.getBoundingClientRect().right > innerWidth).length,
      );
    expect(wide, path).toBe(0);
  }
  for (const [path, name] of [
    [COMMANDER.path, 'High Synergy Cards'],
    ['/cards/sol-ring', 'Top Commanders'],
  ] as const) {
    await page.goto(path);
    const list = page.getByRole('region', { name });
    const first = list.getByRole('listitem').first();
    await expect(first.locator('.tile-name')).toBeVisible();
    await expect(first.locator('.tile-picture, .face')).toBeHidden();
    // Name and numbers side by side on paper, nothing over them; a list is replaced once its code has arrived.
    await expect(async () => {
      const [said, share, row] = [
        await first.locator('.tile-name').boundingBox(),
        await first.getByText(/^\d+%/).first().boundingBox(),
        await first.boundingBox(),
      ];
      expect(share?.x, path).toBeGreaterThan((said?.x ?? 0) + (said?.width ?? 0) - 1);
      expect(row?.height, path).toBeLessThan(60);
    }).toPass();
    // No room of tiles that are not drawn.
    const heights = await page
      .locator('main section:has(> .tiles, > * > .tile-brief)')
      .evaluateAll((found) =>
        found.map((section) => section.clientHeight / section.querySelectorAll('li').length),
      );
    expect(Math.max(...heights), path).toBeLessThan(120);
  }
});

test.describe('without scripts on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('deferred cards, known by name only, print as a line', async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await page.goto('/precon/sample-crimson-court');
    const brief = page.locator('.tile-brief').filter({ visible: true });
    await expect(brief).not.toHaveCount(0);
    const heights = await brief.evaluateAll((found) => found.map((name) => name.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(60);
  });

  test('a deck shows the bracket its list suggests and why, next to the stated one', async ({
    page,
    request,
  }) => {
    const { decks } = DecksPage.parse(await (await request.get(`/api/v1/pages${DECKS}`)).json());
    const owned = decks.find(({ bracket, bracketEstimated }) => bracket !== null && !bracketEstimated);
    const unset = decks.find(({ bracketEstimated }) => bracketEstimated);
    for (const deck of [owned, unset]) {
      if (!deck) throw new Error('The sample has decks with and without a stated bracket.');
      const { bracketEstimate } = DeckPage.parse(
        await (await request.get(`/api/v1/pages${deck.url}`)).json(),
      );
      await page.goto(deck.url);
      const suggested = `${bracketEstimate.bracket} ${bracketEstimate.name}`;
      const label = deck.bracketEstimated ? `Why ${suggested}` : `The list alone suggests ${suggested}`;
      const why = page.getByRole('dialog', { name: label });
      await page.getByRole('button', { name: 'Why?' }).click();
      await expect(why.getByRole('listitem')).toHaveText(bracketEstimate.reasons);
      // Said once, with whose it is.
      const owner = deck.bracketEstimated ? 'bracket, estimated' : 'bracket, as stated';
      await expect(page.getByText(owner, { exact: true })).toHaveCount(1);
      await expect(why.getByText('which is the one we count')).toHaveCount(deck.bracketEstimated ? 0 : 1);
      // The bracket used for counting must be the one that the page explains.
      if (deck.bracketEstimated) expect(bracketEstimate.bracket).toBe(deck.bracket);
      await expect(why.getByRole('listitem').first()).toBeInViewport();
    }
  });
});

test('sorts the decks by any column in both directions, each with its own address', async ({ page }) => {
  await page.goto(DECKS);
  await hydrated(page);
  const amounts = async () => {
    const heads = await page.getByRole('columnheader').allTextContents();
    const index = heads.findIndex((text) => text.includes('Sample price'));
    const prices = await page.locator(`tbody tr > :nth-child(${index + 1})`).allTextContents();
    return prices.map((text) => Number(text.replace(/[$,]/g, '')));
  };
  await page.getByRole('columnheader', { name: 'Sample price' }).getByRole('link').click();
  await expect(page).toHaveURL(`${DECKS}?by=price`);
  const heading = page.getByRole('columnheader', { name: 'Sample price' });
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  const descending = await amounts();
  expect(descending.length).toBe(100);
  expect(descending).toEqual([...descending].sort((a, b) => b - a));
  await page.getByRole('columnheader', { name: 'Sample price' }).getByRole('link').click();
  await expect(page).toHaveURL(`${DECKS}?by=price&dir=asc`);
  await expect(page.getByRole('columnheader', { name: 'Sample price' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const cheapest = await amounts();
  expect(cheapest).toEqual([...cheapest].sort((a, b) => a - b));
  expect(cheapest[0]).toBeLessThan(descending[0] ?? 0);
  await page.getByRole('navigation', { name: 'Pages of decks' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${DECKS}?by=price&dir=asc&page=2`);
});

test('a row opens its deck wherever it is clicked; headers are above their numbers', async ({ page }) => {
  await page.goto(`${DECKS}?by=off-average`);
  await hydrated(page);
  const heading = page.getByRole('columnheader', { name: 'Cards off the average deck' });
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await fontsSettled(page);
  const row = page.getByRole('row').nth(1);
  const off = await row.getByRole('cell').first().textContent();
  const right = async (locator: typeof heading) => {
    const box = await locator.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  const heads = page.getByRole('columnheader');
  for (let index = 1; index < (await heads.count()); index++)
    expect(await right(heads.nth(index))).toBeCloseTo(await right(row.getByRole('cell').nth(index - 1)), 0);
  const cell = await row.getByRole('cell').nth(4).boundingBox();
  if (!cell) throw new Error('The row has a fifth cell.');
  // By position: a click there hits the link of the first cell.
  await page.mouse.click(cell.x + 5, cell.y + 5);
  await expectDeckPage(page);
  await expect(
    page.getByText(
      new RegExp(`^(One card|${off} cards) not in the average of \\d+ sample decks(:|, such as) `),
    ),
  ).toBeVisible();
});

test('shows the average deck, its text and where few decks are behind it', async ({ page, request }) => {
  await page.goto(COMMANDER.path);
  await page.getByRole('link', { name: 'See the average deck' }).click();
  await expect(page).toHaveURL(AVERAGE);
  await expect(page.getByRole('heading', { level: 2, name: '100 cards' })).toBeVisible();
  await page.getByText('Show the text').click();
  const text = await page.getByRole('textbox', { name: 'The list as text' }).inputValue();
  const copies = text
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => Number.parseInt(line, 10));
  // Every deck reader recognizes the commander, including ours.
  expect(text).toMatch(new RegExp(`^Commander\n1 ${COMMANDER.name}\n\nDeck\n`));
  expect(copies.reduce((sum, count) => sum + count, 0)).toBe(100);

  const answer = await request.get(`${AVERAGE}/budget/core`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe(`${AVERAGE}?bracket=core&budget=budget`);
});

test('shows the average deck as stacks, as a table and as text, and filters it', async ({ page }) => {
  await page.goto(AVERAGE);
  await hydrated(page);
  const list = page.getByRole('region', { name: '100 cards' });
  const looks = page.getByRole('navigation', { name: 'View' });
  await expect(looks.getByRole('link', { name: 'Stacks' })).toHaveAttribute('aria-current', 'true');
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: /^Lands \d+$/ })
    .click();
  const lands = list.getByRole('region', { name: /^Lands \d+$/ });
  await expect(lands).toBeInViewport();
  await expect(lands.getByText(/^\d+×$/).first()).toBeVisible();
  const stacked = await list.getByRole('listitem').count();
  await looks.getByRole('link', { name: 'Table' }).click();
  await expect(page).toHaveURL(`${AVERAGE}?view=table`);
  const rows = list.getByRole('table').getByRole('row');
  const countCopies = () =>
    rows.evaluateAll((found) =>
      found.flatMap((row) => (row.querySelector('td') ? Number(row.querySelector('td')?.textContent) : [])),
    );
  await expect.poll(async () => (await countCopies()).reduce((sum, count) => sum + count, 0)).toBe(100);
  const copies = await countCopies();
  const creatures = list.getByRole('table', { name: /^Creatures/ });
  const head = creatures.getByRole('columnheader', { name: 'Price' });
  const cells = () => creatures.locator('tbody td:last-child').allTextContents();
  const costs = async () => (await cells()).map((text) => Number(text.replace(/[^0-9.]/g, '')));
  for (const [order, sign] of [
    ['descending', -1],
    ['ascending', 1],
  ] as const) {
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', order);
    const sorted = await costs();
    expect(sorted).toEqual([...sorted].sort((a, b) => sign * (a - b)));
  }
  const lefts = await list
    .getByRole('columnheader', { name: 'Price' })
    .evaluateAll((found) => found.map((cell) => cell.getBoundingClientRect().left));
  expect(new Set(lefts.map(Math.round)).size).toBe(1);
  await looks.getByRole('link', { name: 'Text' }).click();
  await expect(page).toHaveURL(`${AVERAGE}?view=text`);
  await expect(list.getByRole('listitem')).toHaveCount(copies.length);
  // With the commander, who is pictured above the stacks.
  expect(copies).toHaveLength(stacked + 1);
  await page.getByRole('searchbox', { name: 'Filter these cards' }).fill('t:basic');
  await expect(list.getByRole('heading', { level: 3 })).toHaveText([/^Lands\d+$/]);
  await expect(page).toHaveURL(`${AVERAGE}?q=t%3Abasic&view=text`);
  for (const path of ['?view=table', '?view=text']) {
    await page.goto(`${AVERAGE}${path}`);
    await expectAccessible(page);
  }
});

test('continues from a document’s markup without loading it again, keeping focus and open parts', async ({
  page,
}) => {
  await page.goto(DECKS);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const pages = page.getByRole('navigation', { name: 'Pages of decks' });
  const next = pages.getByRole('link', { name: 'Next' });
  for (const number of [2, 3]) {
    await next.press('Enter');
    await expect(page).toHaveURL(`${DECKS}?page=${number}`);
    await expect(pages.locator('[aria-current]')).toHaveText(`${number}`);
    await expect(next).toBeFocused();
  }
  await page.getByRole('link', { name: 'Average deck', exact: true }).first().click();
  await expect(page).toHaveURL(AVERAGE);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

  await page.reload();
  await hydrated(page);
  const types = page.getByRole('table', { name: 'Cards by type in the list and in the decks' });
  await expect(types.getByRole('row').filter({ hasText: /[1-9]/ })).not.toHaveCount(0);
  const curve = page.getByRole('figure').filter({ hasText: 'Cards by mana value' });
  await curve.getByText('As a table').click();
  await expect(curve.getByRole('table')).toBeVisible();
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Table' }).click();
  await expect(page.getByRole('columnheader', { name: 'Copies' }).first()).toBeVisible();
  await expect(curve.getByRole('table')).toBeVisible();
});

test('names what to drop if no decks match', async ({ page }) => {
  await page.goto(`${DECKS}?f=c:gt=98`);
  await expect(page.getByRole('heading', { name: 'No decks match these filters' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'more than 98 creatures', exact: true }).click();
  await expect(page).toHaveURL(DECKS);
});

test('has no deck with another name', async ({ page, complaints }) => {
  const answer = await page.goto(`${DECKS}/000000000000`);
  expect(answer?.status()).toBe(404);
  forgiveStatus(complaints, 404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the decks, their order and their lists work', async ({ page }) => {
    await page.goto(COMMANDER.path);
    await page
      .getByRole('navigation', { name: 'Pages of this commander' })
      .getByRole('link', { name: 'Decks' })
      .click();
    await page.getByRole('columnheader', { name: 'Lands' }).getByRole('link').click();
    await expect(page).toHaveURL(`${DECKS}?by=land`);
    await page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Save as a file' })).toBeVisible();
  });
});

test('proposes a deck from the cards next to the numbers of few decks', async ({ page }) => {
  // One deck of the sample has this commander.
  await page.goto('/commanders/krenko-tin-street-kingpin');
  await hydrated(page);
  await expect(
    page.getByText('Only 1 sample deck so far, so here is a list built from the cards themselves.'),
  ).toBeVisible();
  await page.getByText('How it was chosen').click();
  await expect(page.getByText(/a place to start, not a statistic/)).toBeVisible();
  const plan = page.getByRole('region', { name: 'Plan' });
  await expect(plan.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'The sample deck' })).toBeVisible();
  await expect(page.getByText(/ of 1 deck$/).first()).toBeVisible();
});

test('offers a list from the cards beside the average of few decks', async ({ page }) => {
  // One deck of the sample has this commander.
  await page.goto('/average-decks/krenko-tin-street-kingpin');
  await hydrated(page);
  await page.getByRole('link', { name: 'A deck proposed from the cards' }).click();
  const panel = page.locator('#from-the-cards');
  await expect(panel).toBeInViewport();
  await expect(panel.getByText(/a place to start, not a statistic/)).toBeVisible();
  await panel.getByText('Show the proposed list').click();
  const text = await panel.getByRole('textbox', { name: 'The proposed list as text' }).inputValue();
  expect(text).toMatch(/^Commander\n1 Krenko, Tin Street Kingpin\n\nDeck\n/);
  await page.getByText('Show the text').click();
  await expect(page.getByRole('textbox', { name: 'The list as text' })).not.toHaveValue(text);
});

/** The page of one deck of the commander, whatever its title says of it. */
async function expectDeckPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${DECKS}/[\\w-]+$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'The list' })).toBeVisible();
}

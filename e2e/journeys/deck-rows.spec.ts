import { COMMANDER } from '../support/sample.ts';
import { fontsSettled } from '../support/settle.ts';
import { expect, hydrated, test } from '../support/test.ts';

const SLUG = COMMANDER.path.replace('/commanders/', '');
const DECKS = `/decks/${SLUG}`;
const AVERAGE = `/average-decks/${SLUG}`;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap on a row opens its deck, a tap on a heading sorts by it', async ({ page }) => {
    await page.goto(`${DECKS}?by=off-average`);
    await hydrated(page);
    await fontsSettled(page);
    for (const number of [1, 3]) {
      const row = page.getByRole('row').nth(number);
      const address = await row.getByRole('rowheader').getByRole('link').getAttribute('href');
      await row.scrollIntoViewIfNeeded();
      const box = await row.boundingBox();
      if (!box || !address) throw new Error('The row is drawn and has a link.');
      // By position: below the title, where only what covers the row can be hit.
      await page.touchscreen.tap(200, box.y + box.height - 6);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 2, name: 'The list' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: /^Decks of / })).toBeVisible();
    }
    const heading = page.getByRole('columnheader', { name: 'Cards off the average deck' });
    const sort = await heading.getByRole('link').boundingBox();
    if (!sort) throw new Error('The heading is drawn.');
    await page.touchscreen.tap(sort.x + sort.width / 2, sort.y + sort.height / 2);
    await expect(page).toHaveURL(`${DECKS}?by=off-average&dir=asc`);
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  });
});

test('a commander with one deck compares it with nothing', async ({ page }) => {
  await page.goto('/decks/krenko-tin-street-kingpin');
  await expect(page.getByText('1 sample deck.', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link')).toHaveText(
    /^Deck saved /,
  );
});

test('the cards that match a query are all shown, also the commander', async ({ page }) => {
  const list = page.getByRole('region', { name: '100 cards' });
  const commander = list.getByRole('link', { name: COMMANDER.name });
  await page.goto(AVERAGE);
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await expect(commander).toHaveCount(0);
  await page.goto(`${AVERAGE}?q=is%3Acommander+${encodeURIComponent(COMMANDER.name.split(',')[0] ?? '')}`);
  await expect(commander).toHaveCount(1);
});

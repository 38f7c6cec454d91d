import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

/** 844 without the notice that real data does not have. */
const NOTICE_PX = 48;

test.use({ viewport: { width: 390, height: 844 + NOTICE_PX }, isMobile: true, hasTouch: true });

const COMMANDER = '/commanders/atraxa-praetors-voice';

test('the first screen of a commander on a phone has its numbers, three ways and a card with its share', async ({
  page,
}) => {
  await page.goto(COMMANDER);
  const main = page.getByRole('main');
  const tabs = main.getByRole('navigation', { name: 'Pages of this commander' });
  const seen = [
    main.getByRole('heading', { level: 1 }),
    main.getByText(/^#\d/).first(),
    main.getByText(/^\$[\d,]+$/).first(),
    ...['Cards', 'Decks', 'Average deck'].map((name) => tabs.getByRole('link', { name, exact: true })),
    main
      .getByRole('article')
      .first()
      .getByText(/^>?\d+% of/),
  ];
  for (const part of seen) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('the filters of a phone are a sheet, which shows what it changes', async ({ page }) => {
  await page.goto(COMMANDER);
  await hydrated(page);
  const open = page.getByRole('button', { name: 'Filters', exact: true });
  await open.click();
  const sheet = page.getByRole('region', { name: 'Filters and order' });
  await expect(sheet).toBeInViewport();
  await expectAccessible(page, 'main [popover]:popover-open');
  await sheet.getByRole('button', { name: 'Time range' }).click();
  await sheet.getByRole('link', { name: 'Past year' }).click();
  await expect(page).toHaveURL(/range=year/);
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Show cards' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet opens, and a theme is one press away', async ({ page }) => {
    await page.goto(COMMANDER);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Filters and order' })).toBeInViewport();
    await page.keyboard.press('Escape');
    const themes = page.getByRole('navigation', { name: 'Themes of these decks' }).last();
    const theme = themes.getByRole('link').nth(1);
    const name = (await theme.textContent()) ?? '';
    await theme.click();
    await expect(page).toHaveURL(/theme=/);
    await expect(themes.locator('[aria-current]')).toContainText(name.split(' ')[0] ?? '');
  });
});

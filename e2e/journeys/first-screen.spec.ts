import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const COMMANDER = '/commanders/atraxa-praetors-voice';

test('the first screen of a commander on a phone has its numbers, three links and a card with its inclusion', async ({
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

test('filters on a phone are a sheet, which shows what it changes', async ({ page }) => {
  await page.goto(COMMANDER);
  await hydrated(page);
  const open = page.getByRole('button', { name: 'Filters', exact: true });
  await open.click();
  const sheet = page.getByRole('region', { name: 'Filters and order' });
  await expect(sheet).toBeInViewport();
  await expectAccessible(page, 'main [popover]:popover-open');
  await expect(sheet.getByRole('heading', { name: 'Filters and order' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeVisible();
  // The forms have the width of the sheet, and no button of the rows above grows with them.
  const kind = sheet.getByRole('combobox', { name: 'Counted cards' });
  await expect.poll(async () => (await kind.boundingBox())?.width ?? 0).toBeGreaterThan(80);
  for (const button of await sheet.locator('.bar-button').all())
    expect((await button.boundingBox())?.height ?? 0).toBeLessThan(60);
  await sheet.getByRole('button', { name: 'Time range' }).click();
  await sheet.getByRole('link', { name: 'Past year' }).click();
  await expect(page).toHaveURL(/range=year/);
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: /^Show \d+ cards$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet opens, and a theme is one tap away', async ({ page }) => {
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

test('combos, average deck and themes come after the third section', async ({ page }) => {
  await page.goto(COMMANDER);
  const rail = page.getByRole('complementary', { name: 'Combos, themes and more' });
  const [panels, third, fourth] = await Promise.all([
    rail.boundingBox(),
    page.locator('#highliftcards').boundingBox(),
    page.locator('#gamechangers').boundingBox(),
  ]);
  expect(panels?.y ?? 0).toBeGreaterThan(third?.y ?? Number.POSITIVE_INFINITY);
  expect(panels?.y ?? 0).toBeLessThan(fourth?.y ?? 0);
  const jump = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Combos' });
  await jump.click();
  const combo = rail.getByRole('link').first();
  await expect(combo).toBeInViewport();
  await combo.click();
  await expect(page).toHaveURL(/\/combos\//);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1200, height: 900 }, isMobile: false, hasTouch: false });

  test('they are next to the first sections, which still show six cards per row', async ({ page }) => {
    await page.goto(COMMANDER);
    const rail = page.getByRole('complementary', { name: 'Combos, themes and more' });
    const [panels, first] = await Promise.all([
      rail.boundingBox(),
      page.locator('#highsynergycards').boundingBox(),
    ]);
    expect(Math.abs((panels?.y ?? 0) - (first?.y ?? 0))).toBeLessThan(4);
    expect(panels?.x ?? 0).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
    for (const name of ['Combos', 'Average deck', 'Themes'])
      await expect(rail.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Similar commanders' })).toHaveCount(1);
    await expect(page.locator('#highsynergycards li:visible')).toHaveCount(6);
    await expect(page.locator('.railed + section li:visible')).toHaveCount(7);
  });

  for (const width of [1280, 1920])
    test(`no gap is left under the sections beside them at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(COMMANDER);
      const getBottom = (selector: string) =>
        page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
      const [sections, panels] = [
        await getBottom('.railed > .sections'),
        await getBottom('.rail > :last-child'),
      ];
      // Less than a third of a section, which is at least 320 pixels tall.
      expect(panels - sections).toBeLessThan(100);
    });
});

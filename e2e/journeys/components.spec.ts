import { galleryUrl } from '../support/gallery.ts';
import { expectToFit } from '../support/page-visit.ts';
import { expect, expectAccessibleInBothThemes, hydrated, test } from '../support/test.ts';

const OPENING = ['Dialog', 'Drawer', 'SideDrawer', 'Popover', 'ChoiceMenu'];

test('components, closed and open, have no fault that axe can find in either theme, and fit a phone', async ({
  page,
  baseURL,
}) => {
  await page.goto(galleryUrl(Number(new URL(baseURL ?? '').port)));
  await expect(page.locator('[data-sample]').nth(40)).toBeAttached();
  await hydrated(page);
  await expectAccessibleInBothThemes(page, '[data-sample]');
  for (const name of OPENING) {
    const sample = `[data-sample="${name}"]`;
    await page.locator(sample).getByRole('button').first().click();
    const opened = page.locator(`${sample} :is(dialog[open], :popover-open)`);
    await expect(opened).toBeVisible();
    await expectAccessibleInBothThemes(page, `${sample} :is(dialog[open], [popover])`);
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  }
  await expectToFit(page, 390);
});

test('components are not part of the built site', async ({ request }) => {
  expect((await request.get('/dev/ui')).status()).toBe(404);
});

import { galleryUrl } from '../support/gallery.ts';
import { expect, expectAccessible, forgiveStatus, hydrated, test } from '../support/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`components in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('have no fault that axe can find', async ({ page, baseURL }) => {
      await page.goto(galleryUrl(Number(new URL(baseURL ?? '').port)));
      await expect(page.locator('[data-sample]').nth(40)).toBeAttached();
      await expectAccessible(page, '[data-sample]');
    });

    test('that open have none once they are open', async ({ page, baseURL }) => {
      await page.goto(galleryUrl(Number(new URL(baseURL ?? '').port)));
      await hydrated(page);
      for (const name of ['Dialog', 'Drawer', 'SideDrawer', 'Popover', 'ChoiceMenu']) {
        const sample = `[data-sample="${name}"]`;
        await page.locator(sample).getByRole('button').first().click();
        const opened = page.locator(`${sample} :is(dialog[open], :popover-open)`);
        await expect(opened).toBeVisible();
        await expectAccessible(page, `${sample} :is(dialog[open], [popover])`);
        await page.keyboard.press('Escape');
        await expect(opened).toHaveCount(0);
      }
    });

    test('do not make the page wider than a phone', async ({ page, baseURL }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(galleryUrl(Number(new URL(baseURL ?? '').port)));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  });
}

test('are no part of the built site', async ({ page, complaints }) => {
  expect((await page.goto('/dev/ui'))?.status()).toBe(404);
  forgiveStatus(complaints, 404);
});

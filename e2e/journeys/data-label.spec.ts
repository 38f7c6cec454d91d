import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

const PAGES = ['/commanders/atraxa-praetors-voice', '/cards/sol-ring', '/tags/spellslinger'];

for (const path of PAGES)
  test(`says on ${path} what its numbers rest on, by keyboard`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const label = page.getByRole('main').locator('summary').filter({ hasText: 'What these numbers rest on' });
    const facts = page.getByRole('main').getByText('Decks counted', { exact: true });
    await expect(facts).toBeHidden();
    await label.focus();
    await page.keyboard.press('Enter');
    await expect(facts).toBeVisible();
    await expectAccessible(page, 'main header');
    await page.keyboard.press('Escape');
    await expect(facts).toBeHidden();
    await expect(label).toBeFocused();
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('fits with text twice as large, open or closed', async ({ page }) => {
    for (const path of [...PAGES, '/faq', '/lands']) {
      await page.goto(path);
      await hydrated(page);
      const overflow = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
        return document.documentElement.scrollWidth - window.innerWidth;
      });
      expect(overflow, path).toBe(0);
    }
  });

  test('names the panel once it is open', async ({ page }) => {
    await page.goto('/cards/sol-ring');
    await hydrated(page);
    const label = page.getByRole('main').locator('summary').filter({ hasText: 'What these numbers rest on' });
    const name = label.getByText('What these numbers rest on');
    const width = async () => (await name.boundingBox())?.width ?? 0;
    expect(await width()).toBeLessThan(2);
    await label.click();
    expect(await width()).toBeGreaterThan(100);
  });
});

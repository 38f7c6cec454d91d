import { openFilters } from '../support/filters.ts';
import { COMMANDER, DECK } from '../support/sample.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  forgiveStatus,
  hydrated,
  test,
} from '../support/test.ts';

/** A complete page without violations, with the given content. */
const pageWith = (content: string) =>
  `<!doctype html><html lang="en"><head><title>Planted</title></head><body><main><h1>Planted</h1>${content}</main></body></html>`;

test('the check itself detects violations, including those of one theme and of one part', async ({
  page,
}) => {
  await page.setContent(pageWith('<p id="sound">Sound</p>'));
  await expectAccessibleInBothThemes(page);

  await page.setContent(
    pageWith('<p id="sound">Sound</p><img src="data:," id="faulty"><button></button><h4>Deep</h4>'),
  );
  await expect(expectAccessible(page)).rejects.toThrow(
    /image-alt[\s\S]*heading-order|heading-order[\s\S]*image-alt/,
  );
  await expect(expectAccessible(page, '#faulty')).rejects.toThrow('image-alt');
  await expect(expectAccessible(page, 'button')).rejects.toThrow('button-name');
  await expectAccessible(page, '#sound');

  await page.setContent(
    pageWith('<style>[data-theme=light] p { color: #999; background: #aaa; }</style><p>Pale</p>'),
  );
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expectAccessible(page);
  await expect(expectAccessibleInBothThemes(page)).rejects.toThrow(/in the light theme[\s\S]*color-contrast/);
});

test('the states of forms and lists have no fault that axe can find in either theme', async ({
  page,
  complaints,
}) => {
  await page.goto(`${COMMANDER.path}?f=in=sol-ring;c:gt=98`);
  await hydrated(page);
  await openFilters(page);
  await page.getByRole('button', { name: 'Add card filter' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  forgiveStatus(complaints, 400);

  await page.goto('/recs');
  await hydrated(page);
  await page.getByLabel('Deck list').fill(`${DECK}\n1 No Such Card At All`);
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  await expect(page.getByRole('heading', { name: 'Cards to cut' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.goto('/');
  await hydrated(page);
  await page.getByRole('combobox', { name: 'Search cards and commanders' }).fill('castle');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('the first card of a commander page is on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(COMMANDER.path);
  const first = page.getByRole('main').getByRole('article').first();
  const box = await first.boundingBox();
  expect(box?.y).toBeLessThan(844 - 100);
});

test('the first Tab skips the header', async ({ page }) => {
  await page.goto('/commanders');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

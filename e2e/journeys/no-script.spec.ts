import { openFilters } from '../support/filters.ts';
import { COMMANDER, DECK } from '../support/sample.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('reads every page without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: COMMANDER.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: COMMANDER.name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Top Cards' })).toBeVisible();
  await openFilters(page);
  await page.getByRole('button', { name: /^Time range/ }).click();
  await page.getByRole('navigation', { name: 'Time range' }).getByRole('link', { name: 'Past year' }).click();
  await expect(page).toHaveURL(`${COMMANDER.path}?range=year`);
  await page.getByRole('link', { name: 'Sol Ring', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sol Ring' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Commanders', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Commanders' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

  for (const view of ['', '?view=table', '?view=text'])
    test(`the link to the top lies over no other link of a commander${view}`, async ({ page }) => {
      await page.goto(`${COMMANDER.path}${view}`);
      const whole = await page.getByRole('link', { name: 'Show everything in full' }).boundingBox();
      const top = await page.getByRole('link', { name: 'Back to top' }).boundingBox();
      expect(whole?.y).toBeGreaterThan(0);
      expect(top?.y).toBeGreaterThan((whole?.y ?? 0) + (whole?.height ?? 0));
    });
});

for (const [where, className] of [
  ['over the drawn face of a head', 'picture-over-face'],
  ['in a list', 'tile-link'],
] as const)
  test(`a picture that failed shows no broken icon ${where}`, async ({ page }) => {
    await page.goto('/cards/sol-ring');
    const box = page.locator('main header :has(> .face)').first();
    const put = (markup: string) =>
      box.evaluate(
        (element, [name, added]) => {
          element.classList.add(name);
          element.querySelector('.tile-picture')?.remove();
          element.insertAdjacentHTML('beforeend', added);
        },
        [className, markup] as const,
      );
    await put('<div class="tile-picture"></div>');
    const empty = await box.locator('.tile-picture').screenshot();
    await put(
      '<img class="tile-picture" width="488" height="680" alt="Sol Ring" src="data:image/png;base64,AAAA">',
    );
    const picture = box.locator('img');
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).toHaveJSProperty('naturalWidth', 0);
    expect((await picture.screenshot()).equals(empty)).toBe(true);
  });

test('filters and searches by plain forms', async ({ page }) => {
  await page.goto(COMMANDER.path);
  await openFilters(page);
  await page.getByRole('combobox', { name: 'Card name' }).fill('Rhystic Study');
  await page.getByRole('button', { name: 'Add card filter' }).click();
  await expect(page).toHaveURL(`${COMMANDER.path}?f=in=rhystic-study`);
  await page.getByRole('combobox', { name: 'Search cards and commanders' }).fill('sol ring');
  await page.keyboard.press('Enter');
  // An exact name opens its page, everything else is searched for.
  await expect(page).toHaveURL('/cards/sol-ring');
  await page.getByRole('combobox', { name: 'Search cards and commanders' }).fill('sol rin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=sol+rin');
  await expect(page.getByRole('main').getByRole('link', { name: /^Sol Ring/ })).toBeVisible();
});

test('recommends from a pasted deck by a plain form', async ({ page }) => {
  await page.goto('/recs');
  await page.getByLabel('Deck list').fill(DECK);
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cards to cut' })).toBeVisible();
  await expect(page.getByLabel('Deck list')).toHaveValue(DECK);
});

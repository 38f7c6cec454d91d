import type { Page } from '@playwright/test';
import {
  AUDIENCE,
  answered,
  boxes,
  foot,
  openAlive as open,
  outsideRequests,
  readConsentCookies,
  receivePageViews,
  step,
  watchShifts,
} from '../support/audience.ts';
import { COMMANDER } from '../support/sample.ts';
import { followRequests, fontsSettled } from '../support/settle.ts';
import { test } from '../support/site-test.ts';
import { expect, expectAccessibleInBothThemes } from '../support/test.ts';

test.use({ settings: AUDIENCE });

const question = (page: Page) => page.getByRole('complementary', { name: 'Privacy choices' });

test('asks before anything is shown, and refusing is as easy as agreeing and permanent', async ({
  page,
  context,
  baseURL,
}) => {
  const views = await receivePageViews(page, '**/count');
  const outside = outsideRequests(page, baseURL);
  const rest = followRequests(page);
  await open(page, '/commanders');
  await rest();
  await expect(question(page)).toBeVisible();
  await fontsSettled(page);
  const refuse = question(page).getByRole('button', { name: 'Refuse' });
  const accept = question(page).getByRole('button', { name: 'Accept' });
  const [no, yes] = await Promise.all([refuse.boundingBox(), accept.boundingBox()]);
  expect(no?.height).toBe(yes?.height);
  expect(no?.width).toBeCloseTo(yes?.width ?? 0, -1);
  expect(await refuse.evaluate((element) => element.className)).toBe(
    await accept.evaluate((element) => element.className),
  );
  await expect(boxes(page)).toHaveCount(0);
  await expect(foot(page)).toHaveCount(0);
  // In the page's flow: it covers nothing.
  const below = await page.locator('main').boundingBox();
  const banner = await question(page).boundingBox();
  expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);

  await refuse.focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  const cookie = await readConsentCookies(context);
  expect(cookie?.value).toBe('1nnn');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThanOrEqual(365.1);
  await open(page, '/top');
  await rest();
  await expect(question(page)).toBeHidden();
  await expect(boxes(page)).toHaveCount(0);
  expect(outside).toEqual([]);
  // The first page was counted by the site itself, the one after the refusal was not.
  expect(views.map(({ body }) => body)).toEqual([{ event: 'page-view', path: '/commanders' }]);
});

test('the question is accessible by keyboard and has no axe violations', async ({ page }) => {
  await receivePageViews(page, '**/count');
  await open(page, '/terms');
  await expect(question(page)).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (
      await question(page)
        .getByRole('button', { name: 'Refuse' })
        .evaluate((it) => it === document.activeElement)
    )
      break;
  }
  await expect(question(page).getByRole('button', { name: 'Refuse' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('button', { name: 'Accept' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('link', { name: 'Choose' })).toBeFocused();
  await expectAccessibleInBothThemes(page);
});

test('an answer pressed before the code that follows it has loaded counts', async ({ page, context }) => {
  const views = await receivePageViews(page, '**/count');
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/visit-*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await open(page, '/cards');
  await question(page).getByRole('button', { name: 'Accept' }).click();
  expect(await readConsentCookies(context)).toBeUndefined();
  expect(views).toEqual([]);
  arrival.resolve();
  await expect(page.getByText('Ad at the foot, page 1 (development)')).toBeVisible();
  expect((await readConsentCookies(context))?.value).toBe('1yy-');
});

test('consent shows ads immediately; each route removes the container at the bottom and sets it up again', async ({
  page,
  context,
}) => {
  const views = await receivePageViews(page, '**/count');
  await open(page, '/cards?range=week');
  await question(page).getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Ad at the foot, page 1 (development)')).toBeVisible();
  await expect(page.getByText('Ad on the page, page 1 (development)')).toHaveCount(1);
  expect((await readConsentCookies(context))?.value).toBe('1yy-');
  await foot(page).evaluate((element) => Object.assign(element, { first: true }));

  await step(page, '/commanders');
  await expect(page.getByText('Ad at the foot, page 2 (development)')).toBeVisible();
  await expect(foot(page)).toHaveCount(1);
  expect(await foot(page).evaluate((element) => 'first' in element)).toBe(false);
  await expect(page.getByText(/page 1 \(development\)/)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('Ad at the foot, page 3 (development)')).toBeVisible();

  await expect
    .poll(() => views.map(({ body }) => body))
    .toEqual(['/cards', '/commanders', '/cards'].map((path) => ({ event: 'page-view', path })));
  for (const { headers } of views) {
    expect(headers.cookie).toBeUndefined();
    expect(headers.referer).toBeUndefined();
    expect(headers.authorization).toBeUndefined();
  }
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  test(`with ads on nothing moves at ${width} and nothing is covered`, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    await receivePageViews(page, '**/count');
    await answered(context, '1yy-');
    const expectStill = await watchShifts(page);
    await open(page, COMMANDER.path);
    await expect(page.getByText('Ad at the foot, page 1 (development)')).toBeVisible();
    await expectStill();

    // Between two sections, at a distance from their cards.
    const slot = page.locator('.ad-slot').first();
    await slot.scrollIntoViewIfNeeded();
    await expect(slot).toContainText('Ad on the page, page 1');
    // Elements not laid out yet report the place they would have, not their final one.
    await expect
      .poll(() =>
        slot.evaluate((element) => {
          const box = element.getBoundingClientRect();
          const gaps = [...document.querySelectorAll('.tile')]
            .filter((tile) => tile.checkVisibility({ contentVisibilityAuto: true }))
            .map((tile) => tile.getBoundingClientRect())
            .map((tile) => Math.max(tile.top - box.bottom, box.top - tile.bottom));
          return Math.min(...gaps);
        }),
      )
      .toBeGreaterThanOrEqual(48);

    // The last text of the page is above the container at the bottom.
    await expect
      .poll(() =>
        page.evaluate(() => {
          scrollTo(0, document.documentElement.scrollHeight);
          const end = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
          return end - (document.querySelector('#ad-bottom')?.getBoundingClientRect().top ?? 0);
        }),
      )
      .toBeLessThanOrEqual(1);
  });

test('with ads on nothing moves from one page to the next', async ({ page, context }) => {
  await receivePageViews(page, '**/count');
  await answered(context, '1yy-');
  const expectStill = await watchShifts(page);
  await open(page, '/cards');
  await expect(page.getByText('Ad on the page, page 1 (development)')).toHaveCount(1);
  await step(page, '/commanders');
  await expect(page.getByText('Ad at the foot, page 2 (development)')).toBeVisible();
  await expectStill();
});

test('the question moves nothing either', async ({ page }) => {
  await receivePageViews(page, '**/count');
  const expectStill = await watchShifts(page);
  await open(page, '/top');
  await expect(question(page)).toBeVisible();
  await expectStill();
});

test('the clipboard contains no ad and none covers it', async ({ page, context }) => {
  await receivePageViews(page, '**/count');
  await answered(context, '1yy-');
  await open(page, '/terms');
  await expect(foot(page)).toBeVisible();
  await page
    .getByRole('button', { name: /clipboard/i })
    .first()
    .click();
  const panel = page.locator('.clip-panel');
  await expect(panel).toBeVisible();
  await expect(foot(page)).toBeHidden();
  await expect(panel.locator('[class^="ad-"]')).toHaveCount(0);
});

test('with ads the page has no axe violations', async ({ page, context }) => {
  await receivePageViews(page, '**/count');
  await answered(context, '1yy-');
  await open(page, '/privacy');
  await expect(foot(page)).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('Global Privacy Control counts as a refusal of ads without asking again', async ({ page, context }) => {
  await receivePageViews(page, '**/count');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const rest = followRequests(page);
  await open(page, '/commanders');
  await rest();
  await expect(question(page)).toBeHidden();
  await answered(context, '1yyy');
  await open(page, '/commanders?ads');
  await rest();
  await expect(foot(page)).toHaveCount(0);
  await open(page, '/privacy');
  const choices = page.getByRole('form', { name: 'Privacy choices' });
  await expect(choices.getByRole('status')).toContainText('Global Privacy Control');
  await expect(choices.getByRole('checkbox', { name: /^Ads/ })).toBeDisabled();
  await expect(choices.getByRole('checkbox', { name: /^Ads/ })).not.toBeChecked();
  await expect(choices.getByRole('checkbox', { name: /^Page counts/ })).toBeEnabled();
});

test('choices can be changed from the footer, the settings and the privacy page', async ({
  page,
  context,
}) => {
  const views = await receivePageViews(page, '**/count');
  await open(page, '/commanders');
  await question(page).getByRole('link', { name: 'Choose' }).click();
  const choices = page.getByRole('form', { name: 'Privacy choices' });
  const ads = choices.getByRole('checkbox', { name: /^Ads/ });
  const identity = choices.getByRole('checkbox', { name: /^Your email address/ });
  const counts = choices.getByRole('checkbox', { name: /^Page counts/ });
  await expect(ads).toBeEnabled();
  await expect(ads).not.toBeChecked();
  await expect(identity).not.toBeChecked();
  // Counts that stay on the site are on until refused.
  await expect(counts).toBeChecked();
  await expect(page.getByRole('main')).toContainText('Ads come from this site itself, as labeled boxes.');
  await ads.check();
  await expect(foot(page)).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect((await readConsentCookies(context))?.value).toBe('1-y-');
  await expect.poll(() => views.length).toBe(2);
  await counts.uncheck();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await expect(page.getByText('Ad at the foot, page 2 (development)')).toBeVisible();
  // The page with the question and the one with the choices; none since.
  expect(views.map(({ body }) => body)).toEqual(
    ['/commanders', '/privacy'].map((path) => ({ event: 'page-view', path })),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
  await expect(ads).toBeChecked();
  await expect(counts).not.toBeChecked();
  await ads.uncheck();
  await expect(foot(page)).toHaveCount(0);
  expect((await readConsentCookies(context))?.value).toBe('1nn-');
});

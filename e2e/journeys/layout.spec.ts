import { SMALL_COMMANDER } from '../support/sample.ts';
import { drawn, fontsSettled, menusClosed, motionEnded } from '../support/settle.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };

test('keeps the top bar in view, with a second bar under it', async ({ page }) => {
  await page.goto(SMALL_COMMANDER.path);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 3000));
  await fontsSettled(page);
  const box = await page.getByRole('banner').boundingBox();
  expect(box?.y).toBe(0);
  expect(box?.height).toBeLessThan(64);
});

test('opens a menu by keyboard, opens a page from it, and closes it', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Commanders menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const azorius = page.locator('#menu-commanders').getByRole('link', { name: 'Azorius' });
  await expect(azorius).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await azorius.click();
  await expect(page).toHaveURL('/commanders/azorius');
  await expect(azorius).toBeHidden();
});

test('fills the menus from the site data', async ({ page, request }) => {
  const misc = await (await request.get('/data/static/misc')).json();
  await page.goto('/');
  await hydrated(page);
  const menu = async (name: string) => {
    const button = page.getByRole('button', { name: `${name} menu` });
    await button.click();
    return page.locator(`#${await button.getAttribute('aria-controls')}`);
  };
  const sets = await menu('Sets');
  await expect(sets.getByRole('link', { name: misc.sets[0].name }).first()).toBeVisible();
  await sets.getByRole('button', { name: /^Show all \d+ sets$/ }).click();
  await expect(sets.getByRole('link')).toHaveCount(misc.sets.length + 1);

  const precons = await menu('Precons');
  await expect(sets).toBeHidden();
  const [group] = misc.precons;
  await expect(precons.locator('summary')).toHaveCount(misc.precons.length);
  await expect(precons.locator('summary')).toContainText(
    misc.precons.map(({ name }: { name: string }) => name),
  );
  for (const { name, precons: decks } of misc.precons) {
    const title = precons.getByText(name, { exact: true });
    await title.click();
    for (const { slug } of decks) await expect(precons.locator(`a[href="/precon/${slug}"]`)).toBeVisible();
    await title.click();
  }
  await precons.getByText(group.name, { exact: true }).click();
  await precons.getByRole('link', { name: group.precons[0].name }).click();
  await expect(page).toHaveURL(`/precon/${group.precons[0].slug}`);
  await menusClosed(page, group.precons[0].name);

  const tags = await menu('Tags');
  await expect(tags.getByRole('link', { name: 'Kindred' })).toBeVisible();
  for (const { slug } of misc.tags.slice(0, 4))
    await expect(tags.locator(`a[href="/tags/${slug}"]`)).toBeVisible();
  await expect(tags.getByRole('link')).toHaveCount(7);

  for (const [name, articles] of [
    ['Articles', misc.articles],
    ['Guides', misc.guides],
  ]) {
    const box = await menu(name);
    await expect(box.getByRole('link')).toHaveCount(4);
    const dates = articles.map(({ date }: { date: string }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const { title } of articles.slice(0, 3))
      await expect(box.getByRole('link', { name: title })).toBeVisible();
  }
});

test('closes the menu when its page is left, but not one opened while the next page is drawn', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const open = (name: string) => page.getByRole('button', { name: `${name} menu` }).click();
  await open('Tags');
  await page.locator('#menu-tags').getByRole('link', { name: 'Kindred' }).click();
  await expect(page).toHaveURL('/tags/kindred');
  await expect(page.locator('#menu-tags')).toBeHidden();

  // The earliest moment a visitor can press again: when the address changes, before the page below does.
  await page.evaluate(() => {
    const push = window.history.pushState;
    window.history.pushState = (...entry) => {
      push.apply(window.history, entry);
      document.getElementById('menu-sets')?.showPopover();
    };
  });
  await open('Tags');
  await page.locator('#menu-tags').getByRole('link', { name: 'Themes' }).click();
  await expect(page).toHaveURL('/tags/themes');
  await expect(page.getByRole('heading', { level: 1, name: 'Themes' })).toBeVisible();
  await expect(page.locator('#menu-tags')).toBeHidden();
  await expect(page.locator('#menu-sets')).toBeVisible();
});

test('keeps the fixed links of the menus if the site data fails, shows nothing of it, and tries again', async ({
  page,
  complaints,
}) => {
  await page.route('**/data/static/misc', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto('/');
  await hydrated(page);
  const failed = page.waitForResponse('**/data/static/misc');
  await page.getByRole('button', { name: 'Tags menu' }).click();
  await failed;
  const box = page.locator('#menu-tags');
  await expect(box.getByRole('link', { name: 'Themes' })).toBeVisible();
  await expect(box.getByRole('status')).toHaveCount(0);
  await expect(box.getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(box.getByRole('button')).toHaveCount(0);
  expect(complaints.length).toBeGreaterThan(0);
  complaints.splice(0, complaints.length);

  await page.unroute('**/data/static/misc');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Precons menu' }).click();
  await expect(page.locator('#menu-precons').locator('details')).not.toHaveCount(0);
});

test('opens a random commander, drawn anew from the list each time', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const listed = page.waitForResponse('**/static/typeahead/commanders');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Random/ })
    .click();
  const urls = ((await (await listed).json()) as { url: string }[]).map(({ url }) => url);
  await expect(page).toHaveURL(/\/commanders\/.+/);
  expect(urls).toContain(new URL(page.url()).pathname);
});

test('leads to a random commander without its list too', async ({ page, complaints }) => {
  await page.route('**/static/typeahead/commanders', (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Surprise me' }).click();
  await expect(page).toHaveURL(/\/commanders\/.+/);
  complaints.splice(0, complaints.length);
});

test('names partners in the footer, and the channels that have an address', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const channels = footer.getByRole('navigation', { name: 'Elsewhere' });
  for (const [name, host] of [
    [/video/i, 'video'],
    [/podcast/i, 'podcast'],
    [/patron/i, 'patron'],
  ] as const)
    await expect(channels.getByRole('link', { name })).toHaveAttribute(
      'href',
      `https://${host}.example.org/`,
    );
  await expect(channels.getByRole('link')).toHaveCount(3);
  const partners = footer.getByRole('navigation', { name: 'Partner sites' });
  await expect(partners.getByRole('link')).not.toHaveCount(0);
  // The columns fill the width of the page.
  await page.setViewportSize({ width: 1920, height: 1080 });
  const box = await partners.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1800);
});

test('starts an email to the operator that names the page', async ({ page }) => {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Report a problem' });
  await page.goto('/top/white?range=year');
  await hydrated(page);
  const email = async () => new URL((await link.getAttribute('href')) ?? '');
  const { protocol, pathname } = await email();
  expect(protocol + pathname).toBe('mailto:operator@example.org');
  await expect
    .poll(async () => (await email()).searchParams.get('body'))
    .toMatch(/http:\/\/localhost:\d+\/top\/white\?range=year\n/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(link).toHaveAttribute('href', /Page%3A%20[^&]*faq%0A/);
});

test('opens the settings, switches the theme there, and returns the focus', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Settings' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog).toBeVisible();
  const durations = await dialog.evaluate((element) => [
    getComputedStyle(element).transitionDuration,
    getComputedStyle(element, '::backdrop').transitionDuration,
  ]);
  expect(durations.map((text) => [...new Set(text.split(', '))])).toEqual([['0.3s'], ['0.15s']]);
  const dark = dialog.getByRole('switch', { name: 'Dark theme' });
  const before = await dark.getAttribute('aria-checked');
  await dark.click();
  await expect(dark).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true');
  await expect(dialog).toContainText('for more settings');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('moves nothing if the visitor prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  const durations = await dialog.evaluate((element) => [
    getComputedStyle(element).transitionDuration,
    getComputedStyle(element, '::backdrop').transitionDuration,
  ]);
  expect(new Set(durations.join(', ').split(', '))).toEqual(new Set(['0s']));
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('opens a drawer that stops the page from scrolling and closes when the page changes', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    const still = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(await still()).toBe('hidden');
    await page.mouse.move(10, 400);
    await page.mouse.wheel(0, 600);
    await drawn(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    expect(await still()).not.toBe('hidden');

    await button.click();
    await drawer.getByText('Commanders', { exact: true }).click();
    await drawer.getByRole('link', { name: 'All commanders' }).click();
    await expect(page).toHaveURL('/commanders');
    await menusClosed(page, 'Commanders');

    await button.click();
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(drawer).toBeHidden();
  });

  test('lists the extras in order, each entry large enough for a thumb', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const lists = page.getByRole('dialog', { name: 'Menu' }).getByRole('list');
    const entries = lists.filter({ hasText: 'Random Commander' }).last().locator('a, button');
    await expect(entries).toHaveText([
      'Settings',
      'Random Commander',
      'Recs: improve my deck',
      'FAQ',
      'Podcast',
      'Newsletter',
      'Become a patron',
      'Spellify',
      'Contact Us',
    ]);
    const targets = page.getByRole('dialog', { name: 'Menu' }).locator('a, button, summary');
    for (const target of await targets.all())
      expect((await target.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  });

  test('opens the settings and a random commander from the extras', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expect(drawer).toBeHidden();
    await page.keyboard.press('Escape');
    await menu.click();
    await drawer.getByRole('link', { name: 'Random Commander' }).click();
    await expect(page).toHaveURL(/\/commanders\/.+/);
    await expect(drawer).toBeHidden();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('menu, settings and drawer have no axe violations', async ({ page }) => {
      await page.goto('/recs');
      await hydrated(page);
      for (const name of ['Commanders', 'Precons']) {
        await page.getByRole('button', { name: `${name} menu` }).click();
        await expect(page.locator('[popover]:popover-open').getByRole('link').first()).toBeVisible();
        await motionEnded(page);
        await expectAccessible(page);
        await page.keyboard.press('Escape');
      }
      await page.getByRole('button', { name: 'Settings' }).click();
      await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
      await motionEnded(page);
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await page.setViewportSize(PHONE);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByText('Cards', { exact: true }).click();
      await motionEnded(page);
      await expectAccessible(page);
    });
  });
}

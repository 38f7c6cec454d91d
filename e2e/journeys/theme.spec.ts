import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test.ts';

const SWITCH = 'Switch between light and dark theme';

const themeCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'theme')?.value;
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

for (const [preferred, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`follows the ${preferred} theme of the system and keeps it`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: preferred });
    await page.goto('/');
    const first = await ground(page);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(preferred);
    await expect.poll(() => themeCookie(page)).toBe(preferred);
    await page.emulateMedia({ colorScheme: other });
    await page.goto('/commanders');
    expect(await ground(page)).toBe(first);
    expect(await themeCookie(page)).toBe(preferred);
  });
}

test('switches immediately, changes the cookie, and is the other theme from the first paint on', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await hydrated(page);
  const light = await ground(page);
  await page.getByRole('button', { name: SWITCH }).click();
  await expect.poll(() => themeCookie(page)).toBe('dark');
  const dark = await ground(page);
  expect(dark).not.toBe(light);

  // Before any script of the page but the one in its head has run.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/commanders', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await ground(page)).toBe(dark);
  await page.waitForLoadState('load');
  complaints.splice(0, complaints.length);
});

test('sends everybody the same page', async ({ request }) => {
  const html = async (cookie: string) => (await request.get('/commanders', { headers: { cookie } })).text();
  expect(await html('theme=dark')).toBe(await html('theme=light'));
});

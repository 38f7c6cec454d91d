import type { Page } from '@playwright/test';
import { expectSignedIn, newPerson, signIn, signUp } from '../support/account.ts';
import { AUDIENCE, answered } from '../support/audience.ts';
import { fontsSettled } from '../support/settle.ts';
import { test } from '../support/site-test.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, hydrated } from '../support/test.ts';

const votePanel = (page: Page) => page.getByRole('region', { name: 'Vote', exact: true });
const shown = async (page: Page) => (await votePanel(page).getByRole('heading').textContent()) ?? '';
const ownVote = (page: Page, name: string) => page.getByLabel(`Your vote on ${name}`, { exact: true });
const voted = (page: Page, count: number) =>
  expect(votePanel(page).getByText(`${count} voted`, { exact: true })).toBeVisible();

async function open(page: Page, path = '/salt'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect(votePanel(page).getByText(/^\d+ voted$/)).toBeVisible();
}

/** Presses a key and waits for the next card. */
async function press(page: Page, key: string): Promise<string> {
  const before = await shown(page);
  await page.keyboard.press(key);
  await expect(votePanel(page).getByRole('heading')).not.toHaveText(before);
  return before;
}

/** Waits until no request is in flight. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByText('saving …')).toHaveCount(0);
}

test('a visitor votes with the keyboard, skips, undoes, changes and withdraws', async ({ page }) => {
  await open(page);
  await voted(page, 0);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('deckwright-salt-device');
  const first = await press(page, '4');
  await voted(page, 1);
  const second = await press(page, '0');
  const third = await press(page, 'ArrowRight');
  await voted(page, 2);
  await expect(page.getByText(new RegExp(`^Skipped ${third}\\.`))).toBeAttached();
  await press(page, 'ArrowLeft');
  expect(await shown(page)).toBe(third);
  await press(page, 'ArrowLeft');
  expect(await shown(page)).toBe(second);
  await voted(page, 1);
  await press(page, '2');
  await voted(page, 2);
  await settled(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('deckwright-salt-device');

  await open(page);
  await voted(page, 2);
  expect(await shown(page)).toBe(third);
  await expect(ownVote(page, first)).toHaveValue('4');
  await ownVote(page, second).selectOption('1');
  await page.getByRole('button', { name: `Withdraw the vote on ${first}` }).click();
  await voted(page, 1);
  await settled(page);
  await expectAccessibleInBothThemes(page);
  await open(page);
  await voted(page, 1);
  await expect(ownVote(page, second)).toHaveValue('1');
  expect(await shown(page)).toBe(first);
});

test('on a phone one thumb is enough, and other votes are shown only after voting', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await fontsSettled(page);
  const name = await shown(page);
  const button = votePanel(page).getByRole('button', { name: '3 A lot' });
  const box = await button.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  await expect(votePanel(page).getByText(/sample players/)).toHaveCount(0);
  // One of the words takes two lines; the digits stay on one.
  const digits = await votePanel(page)
    .getByRole('group', { name: /^How annoying/ })
    .getByText(/^[0-4]$/)
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().top));
  expect(digits).toHaveLength(5);
  expect(new Set(digits).size).toBe(1);
  await button.click();
  await expect(
    votePanel(page).getByText(new RegExp(`^${name}: you 3, (sample players \\d\\.\\d\\d from|no score)`)),
  ).toBeVisible();
  expect((await button.boundingBox())?.y).toBe(box?.y);
  await votePanel(page).getByRole('button', { name: '← Undo' }).click();
  await voted(page, 0);
  await expect(votePanel(page).getByRole('heading')).toHaveText(name);
  await votePanel(page).getByRole('button', { name: 'Skip →' }).click();
  await expect(votePanel(page).getByRole('heading')).not.toHaveText(name);
  await expectAccessible(page);
});

test('cards can be chosen by color and by name', async ({ page }) => {
  await open(page);
  await page.getByRole('navigation', { name: 'Colors' }).getByRole('link', { name: 'Blue' }).click();
  await expect(page).toHaveURL(/\/salt\?colors=blue$/);
  const colors = page.getByRole('navigation', { name: 'Colors' });
  await expect(colors.getByRole('link', { name: 'Blue' })).toHaveAttribute('aria-current', 'true');
  const field = page.getByRole('combobox', { name: 'Vote on a card of your choice' });
  await field.fill('winter orb');
  await page.getByRole('option', { name: 'Winter Orb' }).click();
  await expect(votePanel(page).getByRole('heading')).toHaveText('Winter Orb');
  await field.blur();
  await press(page, '4');
  await voted(page, 1);
  // Digits typed into a field are not votes.
  await field.fill('4');
  await field.press('2');
  await voted(page, 1);
  await settled(page);
});

test('votes wait while the site is down, and are sent later', async ({ page, context, complaints }) => {
  await open(page);
  await press(page, '1');
  await settled(page);
  await context.setOffline(true);
  await press(page, '2');
  await press(page, '3');
  await expect(page.getByRole('alert')).toContainText('2 votes wait to be sent');
  await voted(page, 3);
  await expect(page.getByRole('button', { name: 'Send now' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await settled(page);
  await open(page);
  await voted(page, 3);
  const remaining = complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|Fetch failed/.test(text));
  complaints.splice(0, complaints.length, ...remaining);
});

test('signing in takes over the votes of the device, and shows them everywhere', async ({
  page,
  browser,
}) => {
  const jo = newPerson('Jo');
  await open(page);
  const first = await press(page, '4');
  const second = await press(page, '0');
  await settled(page);
  await signUp(page, jo);
  await expectSignedIn(page);
  await open(page);
  await voted(page, 2);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('deckwright-salt-device'))).toBeNull();
  await ownVote(page, second).selectOption('3');
  await settled(page);

  const other = await (await browser.newContext()).newPage();
  await open(other);
  // On this device the first card has another vote; the account's own vote stays.
  expect(await press(other, '1')).toBe(first);
  await settled(other);
  await other.goto('/signin');
  await hydrated(other);
  await signIn(other, jo.email, jo.password);
  await expectSignedIn(other);
  await open(other);
  await voted(other, 2);
  await expect(ownVote(other, first)).toHaveValue('4');
  await expect(ownVote(other, second)).toHaveValue('3');
  await other.context().close();
});

test('the page is the same for everybody, and says without scripts what it needs', async ({
  page,
  browser,
}) => {
  const html = async (headers: Record<string, string> = {}) =>
    (await page.request.get('/salt', { headers })).text();
  const plain = (text: string) => text.replaceAll(/nonce="[^"]*"|nonce\\?":\\?"[^"]*"/g, '');
  expect(plain(await html({ authorization: 'Bearer abc', 'salt-device': 'x.y' }))).toBe(plain(await html()));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto('/salt');
  await expect(still.getByText(/^Voting needs JavaScript/)).toBeVisible();
  await expect(still.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await context.close();
});

/** Number of links to the vote in the footer, the menus of the bar and the drawer. */
async function linksIn(page: Page): Promise<number[]> {
  await page.goto('/top/salt');
  await hydrated(page);
  const link = (part: string) => page.locator(part).getByRole('link', { name: 'Salt vote', exact: true });
  const counts = [await link('footer').count()];
  for (const menu of ['Cards', 'Tools']) {
    await page.getByRole('button', { name: `${menu} menu` }).click();
    const id = menu.toLowerCase();
    await expect(page.locator(`#menu-${id}`).getByRole('link').first()).toBeVisible();
    counts.push(await link(`#menu-${id}`).count());
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Spellify' })).toBeVisible();
  counts.push(await drawer.getByRole('link', { name: 'Salt vote', exact: true }).count());
  return counts;
}

test('no menu has the link by default', async ({ page }) => {
  expect(await linksIn(page)).toEqual([0, 0, 0, 0]);
});

test.describe('if configured by the operator', () => {
  test.use({ settings: AUDIENCE });

  test('the menus have the link', async ({ page, context }) => {
    await answered(context, '1nnn');
    expect(await linksIn(page)).toEqual([1, 1, 1, 1]);
    await page.getByRole('dialog').getByRole('link', { name: 'Salt vote', exact: true }).click();
    await expect(page).toHaveURL('/salt');
    await expect(page.getByRole('heading', { name: 'Salt vote', level: 1 })).toBeVisible();
  });
});

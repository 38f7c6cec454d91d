import type { Page } from 'puppeteer-core';
import { newPerson } from '../support/account.ts';
import { button, expect, labeled, test, visit } from '../support/firefox.ts';
import { COMMANDER, NEAR_DECK } from '../support/sample.ts';

// One after the other in one worker, so that Firefox starts once.
test.describe.configure({ mode: 'default' });

const KINDS = [
  '/',
  '/commanders',
  COMMANDER.path,
  '/cards/sol-ring',
  COMMANDER.path.replace('/commanders/', '/decks/'),
  COMMANDER.path.replace('/commanders/', '/average-decks/'),
  '/combos',
  '/lands',
  '/sets',
  '/precon',
  '/tags/tokens',
  '/search?q=castle',
  '/recs',
];

const getText = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.textContent?.trim() ?? '').catch(() => '');

/** Where the page has been led to. */
const getAddress = (page: Page) => new URL(page.url()).pathname;

test('every main kind of page is whole: fonts, pictures, width, and the bar that sticks', async ({
  tab,
  baseURL,
}) => {
  for (const path of KINDS) {
    await tab.setViewport({ width: 1280, height: 800 });
    await visit(tab, `${baseURL}${path}`);
    const seen = await tab.evaluate(async () => {
      await document.fonts.ready;
      const fonts = [...document.fonts].filter(({ status }) => status === 'loaded');
      const pictures = [...document.images].filter(
        (image) => image.complete && image.naturalWidth === 0 && image.getClientRects().length > 0,
      );
      const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      window.scrollTo({ top: 600, behavior: 'instant' });
      const bar = document.querySelector('body > header')?.getBoundingClientRect();
      return {
        fonts: ['Inter', 'Fraunces'].filter((name) => fonts.some(({ family }) => family.includes(name))),
        broken: pictures.map(({ src }) => src),
        excess: excess(),
        barTop: bar?.top,
      };
    });
    expect(seen, path).toEqual({ fonts: ['Inter', 'Fraunces'], broken: [], excess: 0, barTop: 0 });
    await tab.setViewport({ width: 390, height: 844 });
    const excess = await tab.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, `${path} on a phone`).toBe(0);
  }
});

test('a card goes into the clipboard and out, and the copied list into “Improve my deck”', async ({
  tab,
  baseURL,
}) => {
  await visit(tab, `${baseURL}${COMMANDER.path}`);
  for (const name of ['Thrummingbird', 'Contagion Clasp'])
    await tab.locator(labeled(`Clipboard: ${name}`)).click();
  await tab.locator('body > header [aria-label="Clipboard, 2 cards"]').click();
  await tab.locator(labeled('Remove Contagion Clasp')).click();
  await tab.locator(labeled('Clipboard, 1 card')).wait();
  await tab.locator(button('Export')).click();
  await tab.locator('::-p-xpath(//button[starts-with(normalize-space(), "Copy the list")])').click();
  await visit(tab, `${baseURL}/recs`);
  await tab.locator('textarea').click();
  await paste(tab);
  const typed = () => tab.$eval('textarea', ({ value }) => value);
  await expect.poll(typed).toContain('1 Thrummingbird');
  expect(await typed()).not.toContain('Contagion');
});

test('a pasted list gets cards to add and to cut', async ({ tab, baseURL }) => {
  await visit(tab, `${baseURL}/recs`);
  // Through the clipboard of the browser, as from another page.
  await tab.evaluate((list) => {
    const area = Object.assign(document.createElement('textarea'), { value: list, id: 'other-page' });
    document.body.prepend(area);
    area.select();
  }, NEAR_DECK);
  await press(tab, 'x');
  await tab.locator('main textarea').click();
  await paste(tab);
  await tab.locator('main form button[type=submit]').click();
  for (const name of ['Cards to add', 'Cards to cut'])
    await tab.locator(`::-p-xpath(//h2[normalize-space()="${name}"])`).wait();
});

test('typing finds a card, and the results are listed', async ({ tab, baseURL }) => {
  await visit(tab, `${baseURL}/`);
  await tab.keyboard.press('/');
  await tab.keyboard.type('sol rin');
  await tab.locator('[role=option]').wait();
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('Enter');
  await expect.poll(() => getText(tab, 'h1')).toContain('Sol Ring');
  expect(getAddress(tab)).toBe('/cards/sol-ring');
  await tab.keyboard.press('/');
  await tab.keyboard.type('castle');
  await tab.keyboard.press('Enter');
  await expect.poll(() => getAddress(tab)).toBe('/search');
  await tab.locator('main .tile').wait();
});

test('a menu opens below its button, filters change the page, and a tile shows its card', async ({
  tab,
  baseURL,
}) => {
  await visit(tab, `${baseURL}${COMMANDER.path}`);
  await tab.locator(labeled('Tags menu')).click();
  await tab.locator('#menu-tags:popover-open a').wait();
  const [bar, menu] = await tab.evaluate(() =>
    ['body > header', '#menu-tags'].map((each) => document.querySelector(each)?.getBoundingClientRect().top),
  );
  expect(menu).toBeGreaterThan(bar ?? 0);
  await tab.keyboard.press('Escape');
  await tab.locator('main .sections .tile-link').hover();
  await tab.locator('.peek').wait();
  await tab.locator('main a[href*="theme="]').click();
  await expect.poll(() => tab.url()).toContain('theme=');
});

test('the theme changes at once and stays', async ({ tab, baseURL }) => {
  await visit(tab, `${baseURL}/`);
  const getGround = () => tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const before = await getGround();
  await tab.locator(labeled('Switch between light and dark theme')).click();
  await expect.poll(getGround).not.toBe(before);
  const after = await getGround();
  await visit(tab, `${baseURL}/cards/sol-ring`);
  expect(await getGround()).toBe(after);
});

test('an account is created, and its page opens', async ({ tab, baseURL }) => {
  const person = newPerson('Fenn');
  await visit(tab, `${baseURL}/signup`);
  const type = (name: string, text: string) => tab.locator(`main form [name=${name}]`).fill(text);
  await type('username', person.name);
  await type('email', person.email);
  await type('password', person.password);
  for (const name of ['terms', 'privacy']) await tab.locator(`main form [name=${name}]`).click();
  await tab.locator(button('Create account')).click();
  await expect.poll(() => tab.evaluate(() => 'user' in document.documentElement.dataset)).toBe(true);
  await visit(tab, `${baseURL}/account`);
  expect(getAddress(tab)).toBe('/account');
});

test('a deck page is led to from the list of decks', async ({ tab, baseURL }) => {
  const decks = COMMANDER.path.replace('/commanders/', '/decks/');
  await visit(tab, `${baseURL}${decks}`);
  await tab.locator(`main a[href^="${decks}/"]`).click();
  await expect.poll(() => getAddress(tab)).toMatch(new RegExp(`^${decks}/.`));
  await tab.locator('main .tile, main li a[href^="/cards/"]').wait();
});

/** The key with the modifier that the system has for commands. */
async function press(page: Page, key: 'v' | 'x'): Promise<void> {
  const modifier = process.platform === 'darwin' ? 'Meta' : 'Control';
  await page.keyboard.down(modifier);
  await page.keyboard.press(key);
  await page.keyboard.up(modifier);
}

async function paste(page: Page): Promise<void> {
  await press(page, 'v');
}

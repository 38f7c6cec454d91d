import type { Page, Request } from '@playwright/test';
import { COMMANDER } from '../support/sample.ts';
import { restOf } from '../support/settle.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Longer than a pointer rests on a link whose page is fetched ahead. */
const PAUSE_MS = 5000;

/** Paths of what the page asks for, in order. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const COMMANDER_CODE = /\/assets\/commander-/;

const preloaded = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href') ?? ''),
  );

test('fetches the code of pages whose links come within 200 pixels, and no data', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const paths = requestsOf(page);
  await page.goto(COMMANDER.path);
  await hydrated(page);
  // The first tiles of cards stand on the first screen, the footer far below it.
  await expect.poll(() => preloaded(page)).toContainEqual(expect.stringMatching(/\/assets\/card-/));
  expect(await preloaded(page)).not.toContainEqual(expect.stringMatching(/\/assets\/lands-/));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Lands' }).scrollIntoViewIfNeeded();
  await expect.poll(() => preloaded(page)).toContainEqual(expect.stringMatching(/\/assets\/lands-/));
  const links = await preloaded(page);
  expect(new Set(links).size).toBe(links.length);
  // What the page itself told in brief comes as it is neared; nothing of another page does.
  const own = `${COMMANDER.path}.data`;
  expect(paths.filter((path) => path.endsWith('.data') && path !== own)).toEqual([]);
});

test('fetches the data of a page whose link is pointed at, where the page itself will ask', async ({
  page,
}) => {
  await page.goto('/commanders');
  await hydrated(page);
  await expect.poll(() => preloaded(page)).toContainEqual(expect.stringMatching(COMMANDER_CODE));
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const ofCommander = (request: Request) => /\/commanders\/.*\.data/.test(request.url());
  const ahead = page.waitForRequest(ofCommander);
  await link.hover();
  const address = (await ahead).url();
  await (await ahead).response();
  const own = page.waitForRequest(ofCommander);
  await link.click();
  expect((await own).url()).toBe(address);
});

test('fetches nothing ahead for who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const paths = requestsOf(page);
  const rest = restOf(page);
  await page.clock.install();
  await page.goto('/commanders');
  await hydrated(page);
  await rest();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().hover();
  await page.clock.runFor(PAUSE_MS);
  await rest();
  expect(await preloaded(page)).not.toContainEqual(expect.stringMatching(COMMANDER_CODE));
  expect(paths.filter((path) => path.endsWith('.data'))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('fetches nothing ahead before the page is touched', async ({ page }) => {
    const rest = restOf(page);
    await page.clock.install();
    await page.goto('/commanders');
    await hydrated(page);
    await rest();
    await page.clock.runFor(PAUSE_MS);
    await rest();
    expect(await preloaded(page)).not.toContainEqual(expect.stringMatching(COMMANDER_CODE));
    await page.evaluate(() => window.scrollBy(0, 50));
    await expect.poll(() => preloaded(page)).toContainEqual(expect.stringMatching(COMMANDER_CODE));
  });
});

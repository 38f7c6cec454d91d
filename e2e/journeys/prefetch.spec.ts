import type { Page, Request } from '@playwright/test';
import { COMMANDER } from '../support/sample.ts';
import { followRequests } from '../support/settle.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Longer than a pointer must rest on a link for its page to be prefetched. */
const PAUSE_MS = 5000;

/** Paths of the page's requests, in order. */
function getRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const COMMANDER_CODE = /\/assets\/commander-/;

/** Files that the page was served with or has preloaded since: their links are gone once they have loaded. */
const preloaded = (page: Page) => page.evaluate<string[]>(() => Reflect.get(window, 'preloads'));

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const preloads: string[] = [];
    Object.assign(window, { preloads });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLLinkElement && node.rel === 'modulepreload')
            preloads.push(node.getAttribute('href') ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
});

test('loads the code of pages whose links come within 200 pixels, and no data', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const paths = getRequests(page);
  await page.goto(COMMANDER.path);
  await hydrated(page);
  // The first card tiles are on the first screen, the footer is far below.
  await expect.poll(() => preloaded(page)).toContainEqual(expect.stringMatching(/\/assets\/card-/));
  expect(await preloaded(page)).not.toContainEqual(expect.stringMatching(/\/assets\/lands-/));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Lands' }).scrollIntoViewIfNeeded();
  await expect.poll(() => preloaded(page)).toContainEqual(expect.stringMatching(/\/assets\/lands-/));
  // A part of the page itself may preload a file again that has come; it is not fetched again.
  const files = paths.filter((path) => path.endsWith('.js'));
  expect(files).toEqual([...new Set(files)]);
  // The page's own deferred parts load when they come near; nothing of other pages does.
  const own = `${COMMANDER.path}.data`;
  expect(paths.filter((path) => path.endsWith('.data') && path !== own)).toEqual([]);
});

test("loads the data of a page when its link is hovered, with the page's own request", async ({ page }) => {
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

test('prefetches nothing in data saver mode', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const paths = getRequests(page);
  const rest = followRequests(page);
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

  test('prefetches nothing before the page is touched', async ({ page }) => {
    const rest = followRequests(page);
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

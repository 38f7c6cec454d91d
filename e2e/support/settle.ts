import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** Waits until the fonts have loaded: text that changes its font late changes its size. */
export async function fontsSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/**
 * Waits until the page with this heading is drawn under its address and nothing is open on it: a menu that is opened in
 * between closes with the page that is left.
 */
export async function menusClosed(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator(':popover-open, dialog[open]')).toHaveCount(0);
}

/** Waits until there are rows: reading texts and counts of many elements does not wait. */
export async function rowsDrawn(rows: Locator): Promise<void> {
  await expect(rows.first()).toBeAttached();
}

/** Waits until animations have ended: meanwhile, colors are in between and boxes elsewhere. */
export async function motionEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/**
 * Draws also what is far from the screen. Such sections have an estimated height until they come near: their contents,
 * measured before, would seem to be below, or on, what follows.
 */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Waits until the last change is on the screen. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/**
 * Waits until the browser has run its idle callbacks: by then a page has started what it does by itself. Its requests
 * may still be in flight; `getRest` waits for those too.
 */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const rest = () => new Promise((resting) => requestIdleCallback(resting));
    // Twice: the first idle callbacks may have scheduled more.
    for (let times = 0; times < 2; times += 1) {
      await frame();
      await rest();
    }
  });
}

/**
 * Follows the requests of a page that is not opened yet.
 * @returns waits until all of them are answered, except those that match `except`, and the page is idle
 */
export function followRequests(page: Page, except = /^$/): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => except.test(request.url()) || open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    do {
      await expect.poll(() => [...open].map((request) => request.url())).toEqual([]);
      await idle(page);
    } while (open.size > 0);
  };
}

import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** Waits until the fonts are there: text that changes its font late changes its size. */
export async function fontsSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/**
 * Waits until the page of this heading is drawn under its address and nothing is open on it: a menu that is opened between
 * the two closes with the page that is left.
 */
export async function menusClosed(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator(':popover-open, dialog[open]')).toHaveCount(0);
}

/** Waits until there is something to read: texts and counts of many elements are read without waiting. */
export async function rowsDrawn(rows: Locator): Promise<void> {
  await expect(rows.first()).toBeAttached();
}

/** Waits until what opens or closes has done so: on their way, colors are between two and boxes elsewhere. */
export async function motionEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** Waits until what was changed last is on the screen. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/**
 * Waits until the browser has done what it put off until it is idle: what a page does by itself it has begun by then.
 * What that fetches may still be on its way; `restOf` waits for that, too.
 */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const rest = () => new Promise((resting) => requestIdleCallback(resting));
    // Twice: what the first idle moment began may have put off more.
    for (let times = 0; times < 2; times += 1) {
      await frame();
      await rest();
    }
  });
}

/**
 * Follows the requests of a page that is not opened yet.
 * @returns waits until all of them are answered, but for those that `except` matches, and the page is idle
 */
export function restOf(page: Page, except = /^$/): () => Promise<void> {
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

import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Time until everything that opens or appears has stopped moving. */
const SETTLED_MS = 600;

const LOOKS = [
  { width: 390, height: 844, theme: /** @type {const} */ ('dark') },
  { width: 1280, height: 900, theme: /** @type {const} */ ('light') },
];

/** @typedef {(name: string) => Promise<void>} Save takes a picture of what is shown now */

/**
 * Takes one walk through the site at two sizes and the pictures requested along the way. Returns name and path of each.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ out: string, quality: number }} pictures
 * @param {(page: import('@playwright/test').Page, save: Save) => Promise<void>} walk
 * @returns {Promise<[string, string][]>}
 */
export async function shootWalk(browser, { out, quality }, walk) {
  mkdirSync(out, { recursive: true });
  /** @type {[string, string][]} */
  const taken = [];
  for (const { width, height, theme } of LOOKS) {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      reducedMotion: 'reduce',
      hasTouch: width < 1000,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    let step = 0;
    await walk(page, async (name) => {
      await page.waitForTimeout(SETTLED_MS);
      step += 1;
      const title = `${step}-${name}-${width}-${theme}`;
      const picture = { format: /** @type {const} */ ('webp'), quality };
      const { data } = await session.send('Page.captureScreenshot', picture);
      const file = join(out, `${title}.webp`);
      writeFileSync(file, Buffer.from(data, 'base64'));
      taken.push([`${basename(out)}/${title}`, file]);
    });
    await context.close();
  }
  return taken;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Components that are only visible after a click. */
const OVERLAYS = ['Dialog', 'Drawer', 'SideDrawer', 'Popover', 'ChoiceMenu'];
/** Time until overlays have stopped moving. */
const SETTLED_MS = 300;
const VIEWPORT = { width: 1280, height: 640 };

/**
 * Takes a picture of every component of the gallery, the light theme next to the dark one, and one of each opened
 * overlay in each theme; returns name and path of each.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of a site that serves its sources
 * @param {string} out
 * @param {number} quality
 * @returns {Promise<[string, string][]>}
 */
export async function shootComponents(browser, address, out, quality) {
  mkdirSync(out, { recursive: true });
  /** @type {[string, string][]} */
  const taken = [];
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const context = await browser.newContext({ viewport: VIEWPORT, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // The first visit makes the server collect what the page needs; the second finds it all.
    for (let visit = 0; visit < 2; visit += 1)
      await page.goto(`${address}/dev/ui`, { waitUntil: 'networkidle', timeout: 120_000 });
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
    const save = async (
      /** @type {string} */ title,
      /** @type {{ x: number, y: number, width: number, height: number }} */ box,
    ) => {
      const picture = { format: /** @type {const} */ ('webp'), quality, captureBeyondViewport: true };
      const { data } = await session.send('Page.captureScreenshot', {
        ...picture,
        clip: { ...box, scale: 1 },
      });
      const file = join(out, `${title}.webp`);
      writeFileSync(file, Buffer.from(data, 'base64'));
      taken.push([`components/${title}`, file]);
    };
    if (colorScheme === 'light') {
      const names = await page
        .locator('[data-sample]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-sample') ?? ''));
      for (const name of names) {
        const box = await page.locator(`[data-sample="${name}"]`).evaluate((element) => {
          const { x, y, width, height } = (element.parentElement ?? element).getBoundingClientRect();
          return { x: x + scrollX, y: y + scrollY, width, height };
        });
        await save(getFileName(name), box);
      }
    }
    for (const name of OVERLAYS) {
      const opener = page.locator(`[data-sample="${name}"]`).getByRole('button').first();
      await opener.scrollIntoViewIfNeeded();
      await opener.click();
      await page.locator(`[data-sample="${name}"] :is(dialog[open], :popover-open)`).waitFor();
      await page.waitForTimeout(SETTLED_MS);
      const y = await page.evaluate(() => scrollY);
      await save(`${getFileName(name)}-open-${colorScheme}`, { x: 0, y, ...VIEWPORT });
      await page.keyboard.press('Escape');
    }
    await context.close();
  }
  return taken;
}

/** @param {string} name "CardTile" → "card-tile" */
function getFileName(name) {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}

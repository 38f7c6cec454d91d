import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Leads the sample decks that most of the pictures show. */
const LEADER = "Atraxa, Praetors' Voice";
const SEARCHED = 'atraxa prae';
const COLLECTED = 10;
/** What opens or comes has come to rest by then. */
const SETTLED_MS = 600;

const LOOKS = [
  { width: 390, height: 844, theme: /** @type {const} */ ('dark') },
  { width: 1280, height: 900, theme: /** @type {const} */ ('light') },
];

/**
 * Takes the pictures of one way through the workshop, as a player goes it: search, crown, ten cards, recommendations,
 * a cut, prices, export. Gives name and path of each.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {string} out
 * @param {number} quality
 * @returns {Promise<[string, string][]>}
 */
export async function shootJourney(browser, address, out, quality) {
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
    const save = async (/** @type {string} */ name) => {
      await page.waitForTimeout(SETTLED_MS);
      step += 1;
      const title = `${step}-${name}-${width}-${theme}`;
      const picture = { format: /** @type {const} */ ('webp'), quality };
      const { data } = await session.send('Page.captureScreenshot', picture);
      const file = join(out, `${title}.webp`);
      writeFileSync(file, Buffer.from(data, 'base64'));
      taken.push([`journey/${title}`, file]);
    };
    await walk(page, address, save);
    await context.close();
  }
  return taken;
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @param {(name: string) => Promise<void>} save
 */
async function walk(page, address, save) {
  // Fonts that come too late are left out of a first visit; the pictures show a second one.
  for (let visit = 0; visit < 2; visit += 1) await page.goto(address, { waitUntil: 'networkidle' });
  await page.keyboard.press('/');
  await page.keyboard.type(SEARCHED, { delay: 20 });
  await page.getByRole('option').first().waitFor();
  await save('search');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: LEADER }).waitFor();
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('main')
    .getByRole('button', { name: `Crown: ${LEADER}` })
    .first()
    .click();
  await page.getByText(`${LEADER} leads your clipboard.`).waitFor();
  await save('crown');

  const unpressed = page.getByRole('article').getByRole('button', { name: /^Clipboard: /, pressed: false });
  for (let count = 0; count < COLLECTED; count += 1) await unpressed.first().click();
  await save('ten-cards');

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Clipboard(,|$)/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'Clipboard' });
  await panel.getByRole('heading', { name: 'Prices' }).waitFor();
  await save('panel');

  await panel.getByRole('button', { name: 'Recs', exact: true }).click();
  const adds = panel.getByRole('heading', { name: /^To add/ });
  await adds.waitFor();
  await adds.scrollIntoViewIfNeeded();
  await panel.getByRole('button', { name: /^Add / }).first().click();
  await save('recommendations');

  const cut = panel
    .getByRole('region', { name: /^To cut/ })
    .getByRole('button', { name: /^Remove / })
    .first();
  await cut.scrollIntoViewIfNeeded();
  await cut.click();
  await save('cut');

  await panel.getByRole('heading', { name: 'Prices' }).evaluate((heading) => heading.scrollIntoView());
  await save('prices');
  await panel.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('link', { name: 'Open in Moxfield' }).waitFor();
  await save('export');
}

// How long a page takes to respond to input on a machine four times slower: Chromium's own event timing. node
// tooling/interactions.mjs http://localhost:3000 [path]
import { chromium } from '@playwright/test';
import { findBrowser } from './lib/browser.mjs';

const [base = 'http://localhost:3000', path = '/commanders/atraxa-praetors-voice'] = process.argv.slice(2);
const SLOWDOWN = 4;
/** Long enough for everything an interaction triggers. */
const SETTLE_MS = 1500;

/** @type {readonly [string, (page: import('@playwright/test').Page) => Promise<unknown>][]} */
const STEPS = [
  ['open a menu', (page) => page.getByRole('button', { name: /^Group/ }).click()],
  ['group by type', (page) => page.getByRole('link', { name: 'Type', exact: true }).first().click()],
  ['open the order', (page) => page.getByRole('button', { name: /^Sort/ }).click()],
  ['order by name', (page) => page.getByRole('link', { name: 'Name', exact: true }).first().click()],
  ['open a menu', (page) => page.getByRole('button', { name: /^Group/ }).click()],
  ['ungrouped', (page) => page.getByRole('link', { name: 'Ungrouped' }).click()],
  ['as a table', (page) => page.getByRole('link', { name: 'Table', exact: true }).click()],
  ['as text', (page) => page.getByRole('link', { name: 'Text', exact: true }).click()],
  ['as images', (page) => page.getByRole('link', { name: 'Images', exact: true }).click()],
  ['open a menu', (page) => page.getByRole('button', { name: /^Time range/ }).click()],
  ['past year', (page) => page.getByRole('link', { name: 'Past year' }).click()],
  ['enter a form', (page) => page.getByRole('combobox', { name: 'Card name' }).click()],
];

const found = await findBrowser();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  executablePath: found.path,
  env: { ...process.env, ...found.env },
});
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
await page.addInitScript(() => {
  Object.assign(window, { presses: [] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId')) Reflect.get(window, 'presses').push(entry.duration);
  }).observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }),
  );
});
await page.goto(base + path);
await page.waitForLoadState('networkidle');
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
for (const [name, press] of STEPS) {
  await openSheet(page);
  await page.evaluate(() => Object.assign(window, { presses: [] }));
  const began = performance.now();
  await press(page);
  const done = performance.now() - began;
  await page.waitForTimeout(SETTLE_MS);
  const presses = await page.evaluate(() => Reflect.get(window, 'presses'));
  console.log(
    `${name.padEnd(18)} ${Math.max(0, ...presses)} ms (${Math.round(done)} ms with the browser's own steps)`,
  );
}
await browser.close();

/**
 * On a phone the menus are in a sheet, which some presses close.
 * @param {import('@playwright/test').Page} page
 */
async function openSheet(page) {
  const sheet = page.locator('.filter-panel');
  if (await sheet.evaluate((box) => box.matches(':popover-open'))) return;
  await page
    .locator(`[popovertarget="${await sheet.getAttribute('id')}"]`)
    .first()
    .click();
  await page.waitForTimeout(SETTLE_MS);
}

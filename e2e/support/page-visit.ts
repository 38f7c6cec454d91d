import type { Page } from '@playwright/test';
import { drawn } from './settle.ts';
import { expect, hydrated } from './test.ts';

/** What moved while a page was loading, and the total shift. */
type Shifts = { sum: number; moved: string[] };

/**
 * Sums up layout shifts from the start of each load; must be called before the page is opened. The returned function
 * reports the current load, once it has settled.
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const shifts: Shifts = { sum: 0, moved: [] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        shifts.sum += value;
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          shifts.moved.push(`${value.toFixed(4)} ${element?.outerHTML.slice(0, 120) ?? 'gone'}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts') as Shifts);
}

/** Nothing of the page has moved by more than `most` since it was opened, whenever its fonts arrived. */
export async function expectStill(page: Page, read: () => Promise<Shifts>, most: number): Promise<void> {
  await settled(page);
  const { sum, moved } = await read();
  expect(sum, moved.join('\n')).toBeLessThan(most);
}

/** Waits until the page is hydrated, complete, and drawn with its fonts. */
async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  await drawn(page);
}

/**
 * The bars, the search box, the footer, the message area and one heading are on every page. Found by element if that is
 * unique: finding roles in a page takes ten times as long, and axe checks the landmarks.
 */
export async function expectFrame(page: Page): Promise<void> {
  const banner = page.locator('body > header');
  await expect(banner).toHaveRole('banner');
  await expect(banner).toHaveCSS('position', 'sticky');
  await expect(banner).toHaveCSS('top', '0px');
  await expect(banner.getByRole('combobox', { name: 'Search cards and commanders' })).toBeVisible();
  await expect(banner.getByRole('link', { name: /^Random/ })).toBeVisible();
  await expect(page.locator('nav[aria-label="Main"]')).toBeVisible();
  const footer = page.locator('body > div > footer');
  await expect(footer).toHaveRole('contentinfo');
  await expect(footer).toContainText('unofficial fan content');
  await expect(page.locator('body > [role=status][aria-live=polite]')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).toBeVisible();
}

/** The buttons of the bar that need scripts; in a wide window the menus of the bar replace the drawer's. */
export async function expectButtons(page: Page): Promise<void> {
  const button = (label: string) => page.locator(`body > header button[aria-label^="${label}"]`);
  await expect(button('Settings')).toBeVisible();
  await expect(button('Clipboard')).toBeVisible();
  await expect(button('Menu')).toBeAttached();
}

/** Visible failed pictures: they are hidden if a drawn face replaces them. */
export function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.getClientRects().length > 0)
      .map((image) => image.src),
  );
}

/** Resizes the open page to this width, and waits until it is drawn. */
export async function resized(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
  await drawn(page);
}

/** Resizes the open page to this width; nothing in it may be wider. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await resized(page, width);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess, `at ${width} pixels`).toBeLessThanOrEqual(0);
}

/** Reloads the address as a browser without scripts. */
export async function reloadWithoutScripts(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.reload();
}

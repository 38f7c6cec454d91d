import type { BrowserContext, Page, Request } from '@playwright/test';
import { idle } from './settle.ts';
import type { Settings } from './sites.ts';
import { expect, hydrated } from './test.ts';

/** A site with ads and its own page counts, and with the link to the salt vote. */
export const AUDIENCE: Settings = { ADS_PROVIDER: 'development', ANALYTICS_URL: '/count', SALT_VOTE: 'on' };

/** The container for ads at the bottom of each page. */
export const foot = (page: Page) => page.locator('#ad-bottom');

/** The development ads, anywhere on the page. */
export const boxes = (page: Page) => page.getByText(/^Ad (on the page|at the foot)/);

/** Stores earlier answers: ads, the email address and page counts by one letter each. */
export async function answered(context: BrowserContext, value: string): Promise<void> {
  await context.addCookies([{ name: 'consent', value, domain: 'localhost', path: '/' }]);
}

export async function readConsentCookies(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'consent');
}

export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Navigates to a page with another heading, without loading a document. */
export async function step(page: Page, path: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await page.waitForURL(path);
  // The address changes before the page does.
  await expect(heading).not.toHaveText(before);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

/** The page's requests to other origins from now on. */
export function outsideRequests(page: Page, address: string | undefined): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== address && /^http/.test(request.url()))
      requested.push(request.url());
  });
  return requested;
}

export type PageView = { body: unknown; headers: Record<string, string> };

/** Answers page counts in place of the receiver and records them. */
export async function receivePageViews(page: Page, receiver: string): Promise<PageView[]> {
  const views: PageView[] = [];
  await page.route(receiver, async (route) => {
    views.push(await toView(route.request()));
    await route.fulfill({ status: 204 });
  });
  return views;
}

async function toView(request: Request): Promise<PageView> {
  return { body: request.postDataJSON(), headers: await request.allHeaders() };
}

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Their sum, and what moved up or down or became taller, from where to where. */
type Shifts = { all: number; upOrDown: string[] };

/** Lighthouse rounds it to 0. */
const NO_SHIFT = 0.0005;

/**
 * Observes a page from its start; the returned function waits until the page has settled and checks whether anything
 * has moved. (A mana symbol, whose font is part of the style sheet, moves by fractions of a pixel sideways.)
 */
export async function watchShifts(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const shifts: Shifts = { all: 0, upOrDown: [] };
    const describeRect = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map((at) => at.toFixed(1)).join(' ');
    const getName = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'gone').slice(0, 120);
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Shift[]) {
        if (hadRecentInput) continue;
        shifts.all += value;
        for (const { node, previousRect: from, currentRect: to } of sources)
          if (from.y !== to.y || from.height !== to.height)
            shifts.upOrDown.push(`${describeRect(from)} → ${describeRect(to)}: ${getName(node)}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const readShifts = (): Shifts => {
      note(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { readShifts });
  });
  return async () => {
    await idle(page);
    const { all, upOrDown } = await page.evaluate(() =>
      (window as unknown as { readShifts: () => Shifts }).readShifts(),
    );
    expect(upOrDown).toEqual([]);
    expect(all).toBeLessThan(NO_SHIFT);
  };
}

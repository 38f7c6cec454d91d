import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { freePort, until } from './real-data.ts';
import { finished, run } from './run-site.ts';

export type AudienceSite = { address: string; close: () => Promise<void> };

/** A site of its own on a copy of the template, with settings of ads, page counts and consent. */
export async function startAudienceSite(
  template: string,
  env: Record<string, string>,
): Promise<AudienceSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'deckwright-audience-'));
  cpSync(template, dataDir, { recursive: true });
  const port = await freePort();
  const site = run(['apps/site/server/main.ts'], dataDir, { ...env, PORT: `${port}` });
  const address = `http://localhost:${port}`;
  await until(async () => (await fetch(`${address}/healthz`)).ok);
  return {
    address,
    close: async () => {
      const ended = finished(site);
      site.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What the page asks of others than the site, from now on. */
export function outsideRequests(page: Page, address: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== address && /^http/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

export type PageView = { body: unknown; headers: Record<string, string> };

/** Answers page counts in the receiver's place and keeps them. */
export async function receivePageViews(page: Page, receiver: string): Promise<PageView[]> {
  const views: PageView[] = [];
  await page.route(receiver, async (route) => {
    views.push(await viewOf(route.request()));
    await route.fulfill({ status: 204 });
  });
  return views;
}

async function viewOf(request: Request): Promise<PageView> {
  return { body: request.postDataJSON(), headers: await request.allHeaders() };
}

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/**
 * The layout shifts of a page from its beginning on: their sum, and the sum of those that move anything up or down or
 * make it higher. (A mana symbol whose font comes late moves by fractions of a pixel sideways, with ads or without.)
 */
export async function watchShifts(page: Page): Promise<() => Promise<{ all: number; upOrDown: number }>> {
  await page.addInitScript(() => {
    const shifts = { all: 0, upOrDown: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        shifts.all += value;
        const moved = sources.some(
          ({ previousRect: from, currentRect: to }) => from.y !== to.y || from.height !== to.height,
        );
        if (moved) shifts.upOrDown += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: { all: number; upOrDown: number } }).shifts);
}

/** What Lighthouse prints as 0. */
export const NO_SHIFT = 0.0005;

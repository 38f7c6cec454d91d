import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { freePort, until } from './real-data.ts';
import { finished, run } from './run-site.ts';
import { expect, forgiveStatus } from './test.ts';

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
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Their sum, and what moved up or down or became higher, from where to where. */
type Shifts = { all: number; upOrDown: string[] };

/** What Lighthouse prints as 0. */
const NO_SHIFT = 0.0005;

/**
 * Watches a page from its beginning on; what it gives says whether anything has moved. Text fonts are kept away: lines
 * that change their font late move a little, with ads or without. (A mana symbol, whose font is part of the sheet, moves
 * by fractions of a pixel sideways.)
 */
export async function watchShifts(page: Page, complaints: string[]): Promise<() => Promise<void>> {
  await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }));
  await page.addInitScript(() => {
    const shifts: Shifts = { all: 0, upOrDown: [] };
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map((at) => at.toFixed(1)).join(' ');
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'gone').slice(0, 120);
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        shifts.all += value;
        for (const { node, previousRect: from, currentRect: to } of sources)
          if (from.y !== to.y || from.height !== to.height)
            shifts.upOrDown.push(`${place(from)} → ${place(to)}: ${nameOf(node)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const { all, upOrDown } = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
    expect(upOrDown).toEqual([]);
    expect(all).toBeLessThan(NO_SHIFT);
    forgiveStatus(complaints, 404);
  };
}

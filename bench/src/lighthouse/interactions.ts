import type { Page } from '@playwright/test';
import { sized } from '../size.ts';
import type { Stage } from './stage.ts';

/** Longest time from input to the next paint, in ms, and whether the page answered with new numbers. */
export type Interaction = { name: string; path: string; milliseconds: number };

export type Act = {
  name: string;
  path: string;
  run: (page: Page) => Promise<void>;
};

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SLOWDOWN = 4;

/** Between interactions, as for a fast visitor. */
const PAUSE_MS = sized(400, 100);
/** After the last interaction, until its paint is reported. */
const SETTLE_MS = sized(1500, 300);

export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

/** Runs each act on a separate page, as a phone whose processor is four times slower. */
export async function measureInteractions(
  { visited, browser }: Stage,
  acts: readonly Act[],
): Promise<Interaction[]> {
  const measured: Interaction[] = [];
  for (const { name, path, run } of acts) {
    const page = await browser.newPage(PHONE);
    await page.addInitScript(() => {
      const events: number[] = [];
      Object.assign(window, { slowEvents: events });
      new PerformanceObserver((list) => {
        // Clicks and keys; pointer moves in between are not interactions.
        for (const entry of list.getEntries())
          if (Reflect.get(entry, 'interactionId') > 0) events.push(entry.duration);
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(`${visited}${path}`, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await run(page);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    const durations: number[] = await page.evaluate(() => Reflect.get(window, 'slowEvents'));
    measured.push({ name, path, milliseconds: Math.max(0, ...durations) });
    await page.close();
  }
  return measured;
}

import type { Page } from '@playwright/test';
import type { Stage } from '../lighthouse/stage.ts';
import { sized } from '../size.ts';

/** What a visitor does on a page. */
export type Act = {
  name: string;
  path: string;
  /** What comes before it and is not measured. */
  prepare?: (page: Page) => Promise<void>;
  /** Taps or types, and waits for what comes of it. */
  run: (page: Page) => Promise<void>;
};

/** Of each round the longest time from an input to the next paint, in ms; why the act could not be done, if so. */
export type Interaction = Pick<Act, 'name' | 'path'> & { durations: number[]; failure: string | null };

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SLOWDOWN = sized(4, 1);
const ROUNDS = sized(3, 1);
/** For each step of an act. */
const STEP_TIMEOUT_MS = 20_000;

/** Between interactions, as for a fast visitor. */
const PAUSE_MS = sized(400, 100);
/** After the last interaction, until its paint is reported. */
const SETTLE_MS = sized(1500, 100);

/** Does each act on a page of its own, as a phone whose processor is four times slower. One that fails leaves the others. */
export async function measureActs(stage: Stage, acts: readonly Act[]): Promise<Interaction[]> {
  const measured: Interaction[] = [];
  for (const act of acts) {
    const { name, path } = act;
    const durations: number[] = [];
    let failure: string | null = null;
    try {
      for (let round = 0; round < ROUNDS; round++) durations.push(await measureAct(stage, act));
    } catch (error) {
      failure = error instanceof Error ? error.message : `${error}`;
    }
    console.log(`interactions: ${name} on ${path}: ${failure ?? durations.join(', ')}`);
    measured.push({ name, path, durations, failure });
  }
  return measured;
}

async function measureAct({ visited, browser }: Stage, { path, prepare, run }: Act): Promise<number> {
  const page = await browser.newPage(PHONE);
  try {
    page.setDefaultTimeout(STEP_TIMEOUT_MS);
    let durations: number[] = [];
    // Not stored in the page, which an act may leave.
    await page.exposeFunction('reportInteraction', (duration: number) => durations.push(duration));
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        // Taps and keys; pointer moves in between are not interactions.
        for (const entry of list.getEntries())
          if (Reflect.get(entry, 'interactionId') > 0)
            Reflect.get(window, 'reportInteraction')(entry.duration);
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(`${visited}${path}`, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await prepare?.(page);
    if (prepare) await page.waitForTimeout(SETTLE_MS);
    else await page.waitForTimeout(PAUSE_MS);
    durations = [];
    await run(page);
    await page.waitForTimeout(SETTLE_MS);
    return Math.max(0, ...durations);
  } finally {
    await page.close();
  }
}

import type { Page } from '@playwright/test';

/** What Chromium writes about one step of its work; `elementCount` of those that compute styles. */
type TraceEvent = { name: string; args: { elementCount?: number } };

/** The most elements whose styles one of the changes made the browser compute again. */
export async function countStyledElements(page: Page, change: () => Promise<unknown>): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  const counts: number[] = [];
  devTools.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[])
      if (name === 'UpdateLayoutTree') counts.push(args.elementCount ?? 0);
  });
  await devTools.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline'] },
    transferMode: 'ReportEvents',
  });
  await change();
  const complete = new Promise((done) => devTools.once('Tracing.tracingComplete', done));
  await devTools.send('Tracing.end');
  await complete;
  await devTools.detach();
  return Math.max(0, ...counts);
}

/** Where the browser does not say when it is idle. */
const OTHERWISE_MS = 75;

/** Runs once the browser is idle; after `latestMs` at the latest where that is given, as while a page is scrolled. */
export function whenIdle(run: () => void, latestMs?: number): void {
  if (typeof window.requestIdleCallback !== 'function') setTimeout(run, OTHERWISE_MS);
  else if (latestMs === undefined) window.requestIdleCallback(run);
  else window.requestIdleCallback(run, { timeout: latestMs });
}

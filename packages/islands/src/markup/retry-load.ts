import type { IslandSettings } from './island-settings.ts';

/** Scrolling after this time retries what could not be loaded, in milliseconds. */
const SCROLL_RETRIES_AFTER_MS = 10_000;

/** Retries the last failed load while it waits. */
let waitingRetry: (() => void) | null = null;

/** Retries the load that failed last; false if none waits. */
export function retryFailedLoad(): boolean {
  if (!waitingRetry) return false;
  waitingRetry();
  return true;
}

/**
 * Reports a failed load of the rest of a page, which stays as it is, and has it retried by `retryFailedLoad` or when the
 * visitor scrolls on later. Null: the load has succeeded.
 */
export function noteFailedLoad(
  retry: (() => void) | null,
  report: IslandSettings['reportLoadFailure'],
): void {
  waitingRetry = null;
  if (!retry) return;
  const reading = setTimeout(
    () => addEventListener('scroll', once, { once: true, passive: true }),
    SCROLL_RETRIES_AFTER_MS,
  );
  function once(): void {
    waitingRetry = null;
    clearTimeout(reading);
    removeEventListener('scroll', once);
    retry?.();
  }
  waitingRetry = once;
  report(once);
}

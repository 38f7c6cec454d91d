import type { Page } from '@playwright/test';
import { SITE_TOAST_MS } from '../../apps/site/app/shared/feedback/toasts.ts';

/**
 * Messages stay until they are used or replaced, on pages opened from now on: a slow machine may take longer than they
 * are shown. How long that is, toasts.spec.ts and clipboard.spec.ts check.
 */
export async function keepMessages(page: Page): Promise<void> {
  await page.addInitScript((shownMs) => {
    const real = window.setTimeout;
    const never = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      real(run, ms === shownMs ? 2 ** 31 - 1 : ms, ...rest);
    Object.assign(window, { setTimeout: never });
  }, SITE_TOAST_MS);
}

import { monitorEventLoopDelay } from 'node:perf_hooks';

const SAMPLE_EVERY_MS = 20;

/** How late the event loop has been since the last reset, sampled continuously; a single long task is one sample. */
export type LoopDelay = { samples: () => number; leastMs: () => number; reset: () => void };

/** Never late: nothing is refused for it. */
export const NO_DELAY: LoopDelay = { samples: () => 0, leastMs: () => 0, reset: () => undefined };

/** Uses a Node timer that does not keep the process alive. */
export function measureLoopDelay(): LoopDelay {
  const timer = monitorEventLoopDelay({ resolution: SAMPLE_EVERY_MS });
  timer.enable();
  return {
    samples: () => timer.count,
    leastMs: () => timer.min / 1e6 - SAMPLE_EVERY_MS,
    reset: () => timer.reset(),
  };
}

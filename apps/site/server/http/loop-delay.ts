import { monitorEventLoopDelay } from 'node:perf_hooks';

const SAMPLE_EVERY_MS = 20;

/** How late the event loop was since the last reset, measured again and again: a single long task makes one sample. */
export type LoopDelay = { samples: () => number; leastMs: () => number; reset: () => void };

/** By a timer of Node's own, which keeps no process alive. */
export function measureLoopDelay(): LoopDelay {
  const timer = monitorEventLoopDelay({ resolution: SAMPLE_EVERY_MS });
  timer.enable();
  return {
    samples: () => timer.count,
    leastMs: () => timer.min / 1e6 - SAMPLE_EVERY_MS,
    reset: () => timer.reset(),
  };
}

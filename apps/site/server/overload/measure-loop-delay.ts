import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { LoopDelay } from '@deckwright/overload';

const SAMPLE_EVERY_MS = 20;

/** Uses a Node timer that does not keep the process alive. */
export function measureLoopDelay(): LoopDelay {
  const timer = monitorEventLoopDelay({ resolution: SAMPLE_EVERY_MS });
  timer.enable();
  return {
    samples: () => timer.count,
    minMs: () => timer.min / 1e6 - SAMPLE_EVERY_MS,
    reset: () => timer.reset(),
  };
}

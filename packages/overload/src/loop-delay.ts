/** How late the event loop has been since the last reset, sampled continuously; a single long task is one sample. */
export type LoopDelay = { samples: () => number; minMs: () => number; reset: () => void };

/** Never late: nothing is refused for it. */
export const NO_DELAY: LoopDelay = { samples: () => 0, minMs: () => 0, reset: () => undefined };

const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Calls `adjust` now and before each frame for `ms` milliseconds, or until the visitor does something. Returns what ends it
 * earlier.
 */
export function holdScroll(ms: number, adjust: () => void): () => void {
  const ending = new AbortController();
  const end = () => ending.abort();
  for (const input of INPUTS) addEventListener(input, end, { passive: true, signal: ending.signal });
  const until = performance.now() + ms;
  const hold = () => {
    if (ending.signal.aborted) return;
    adjust();
    if (performance.now() < until) requestAnimationFrame(hold);
    else end();
  };
  hold();
  return end;
}

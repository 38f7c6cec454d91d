const TOUCHES = ['scroll', 'pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'] as const;

/** Calls once, at the visitor's first touch, scroll or key; the function given back takes the wish back. */
export function onFirstTouch(run: () => void): () => void {
  const begin = () => {
    stop();
    run();
  };
  const stop = () => {
    for (const type of TOUCHES) window.removeEventListener(type, begin, true);
  };
  for (const type of TOUCHES) window.addEventListener(type, begin, { capture: true, passive: true });
  return stop;
}

const TOUCHES = ['scroll', 'pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'] as const;

/** Calls back once, at the visitor's first touch, scroll or key press; returns a function to cancel. */
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

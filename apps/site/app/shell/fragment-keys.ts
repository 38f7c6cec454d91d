/**
 * Gives each jump within the page a key of its own in the browser's history. Without one the router treats every jump
 * as the first entry of the visit, and restores its scroll position. Call before the router is created: listeners of
 * the window are called in the order of registration, whatever their phase.
 */
export function keyFragments(): void {
  window.addEventListener('popstate', () => {
    if (history.state === null) history.replaceState({ key: Math.random().toString(36).slice(2, 10) }, '');
  });
}

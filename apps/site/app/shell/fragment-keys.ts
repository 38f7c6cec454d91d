/**
 * Gives each jump within the page a key of its own in the browser's history. Without one the router takes every jump for
 * the entry that the visit began with, and scrolls back to where that one was left. To be called before the router is
 * made: the listeners of a window are called in the order in which they came, whatever their phase.
 */
export function keyFragments(): void {
  window.addEventListener('popstate', () => {
    if (history.state === null) history.replaceState({ key: Math.random().toString(36).slice(2, 10) }, '');
  });
}

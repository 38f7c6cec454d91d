/**
 * Gives each jump within the page a key of its own in the browser's history. Without one the router takes every jump for
 * the entry that the visit began with, and now and then scrolls back to where that one was left.
 */
export function keyFragments(): () => void {
  function key(): void {
    if (history.state === null) history.replaceState({ key: Math.random().toString(36).slice(2, 10) }, '');
  }
  // Before the router's own listener, which reads the key.
  window.addEventListener('popstate', key, { capture: true });
  return () => window.removeEventListener('popstate', key, { capture: true });
}

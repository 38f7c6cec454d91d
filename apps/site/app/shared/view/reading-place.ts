/** A list by its id, and how far below the top of the window it stands, in pixels. */
export type ReadingPlace = { id: string; top: number };

/** Below the bars that stay at the top. */
const TOP_PX = 128;

/** What is drawn anew has its true heights by then. */
const SETTLED_MS = 1000;

/** Where the list stands that the reader is in; null at the top of the page, where nothing can push it. */
export function placeIn(root: HTMLElement): ReadingPlace | null {
  if (window.scrollY === 0) return null;
  const lists = [...root.querySelectorAll('section[id]')];
  const seen = lists.find((list) => list.getBoundingClientRect().bottom > TOP_PX) ?? lists.at(-1);
  return seen ? { id: seen.id, top: seen.getBoundingClientRect().top } : null;
}

/**
 * Keeps the list where the reader saw it last, whatever the lists above it grow or shrink by as the browser lays them out
 * in their turn.
 */
export function keepPlace(root: Element, { id, top }: ReadingPlace): void {
  const list = document.getElementById(id);
  if (!list) return;
  let seen = top;
  const put = () => {
    const moved = list.getBoundingClientRect().top - seen;
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
  };
  const note = () => {
    seen = list.getBoundingClientRect().top;
  };
  put();
  // After layout and before painting: the reader sees nothing of it.
  const observer = new ResizeObserver(put);
  observer.observe(root);
  window.addEventListener('scroll', note, { passive: true });
  setTimeout(() => {
    observer.disconnect();
    window.removeEventListener('scroll', note);
  }, SETTLED_MS);
}

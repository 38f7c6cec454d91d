/** A list by its id, and its distance from the top of the window in pixels. */
export type ScrollAnchor = { id: string; top: number };

/** Below the sticky bars. */
const TOP_PX = 128;

/** By then rerendered content has its final heights. */
const SETTLED_MS = 1000;

/** Keys that scroll, and how long the browser may take to start. */
const SCROLL_KEYS = new Set(['Home', 'End', 'PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', ' ']);
const BEGIN_MS = 500;
/** For browsers that do not report the end of scrolling. */
const PAUSE_MS = 150;

/**
 * Tracks whether the page is scrolling, or about to because of a key: a scrolling reader has no position to keep, and
 * moving the page by script would interrupt the scrolling. `stop` ends the tracking.
 */
export function trackScrolling(): { isScrolling: () => boolean; stop: () => void } {
  let until = 0;
  const ending = new AbortController();
  const options = { capture: true, passive: true, signal: ending.signal };
  const reportsEnd = 'onscrollend' in window;
  window.addEventListener(
    'scroll',
    ({ target }) => {
      if (target !== document) return;
      until = reportsEnd ? Number.POSITIVE_INFINITY : performance.now() + PAUSE_MS;
    },
    options,
  );
  window.addEventListener(
    'scrollend',
    ({ target }) => {
      if (target === document) until = 0;
    },
    options,
  );
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (SCROLL_KEYS.has(key)) until = Math.max(until, performance.now() + BEGIN_MS);
    },
    options,
  );
  return { isScrolling: () => performance.now() < until, stop: () => ending.abort() };
}

/**
 * The position of the list being read; null at the top of the page, where nothing can push it, and if all lists are
 * below the viewport.
 */
export function findScrollAnchor(root: HTMLElement): ScrollAnchor | null {
  if (window.scrollY === 0) return null;
  const lists = [...root.querySelectorAll('section[id]')];
  const seen = lists.find((list) => list.getBoundingClientRect().bottom > TOP_PX) ?? lists.at(-1);
  if (!seen) return null;
  const { top } = seen.getBoundingClientRect();
  return top < window.innerHeight ? { id: seen.id, top } : null;
}

/** Input that scrolls; from then on the position is the reader's. A press that began earlier may end in a jump. */
const SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'click'] as const;

/**
 * Keeps the list where the reader last saw it while the lists above it change their heights during layout. The
 * browser's own scroll anchoring is off meanwhile, because its anchor was replaced.
 */
export function keepScrollAnchor(root: Element, { id, top }: ScrollAnchor): void {
  const list = document.getElementById(id);
  if (!list) return;
  const { style } = document.documentElement;
  let { scrollY } = window;
  const put = () => {
    // Something else has started to scroll, even if there was no event yet: leave the position to it.
    if (Math.abs(window.scrollY - scrollY) >= 1) {
      end();
      return;
    }
    const moved = list.getBoundingClientRect().top - top;
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
    scrollY = window.scrollY;
  };
  // After layout and before paint, so the reader does not see it. Two lists may change while their sum does not.
  const observer = new ResizeObserver(put);
  for (const part of root.querySelectorAll('section[id]')) observer.observe(part);
  observer.observe(root);
  style.overflowAnchor = 'none';
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    style.overflowAnchor = '';
    for (const kind of SCROLLING) window.removeEventListener(kind, end, true);
  };
  const timer = setTimeout(end, SETTLED_MS);
  for (const kind of SCROLLING) window.addEventListener(kind, end, { capture: true, passive: true });
  put();
}

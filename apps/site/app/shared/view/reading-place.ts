/** A list by its id, and how far below the top of the window it stands, in pixels. */
export type ReadingPlace = { id: string; top: number };

/** Below the bars that stay at the top. */
const TOP_PX = 128;

/** What is drawn anew has its true heights by then. */
const SETTLED_MS = 1000;

/** Keys that scroll, and how long the browser may take to begin. */
const SCROLL_KEYS = new Set(['Home', 'End', 'PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', ' ']);
const BEGIN_MS = 500;
/** Where a browser does not report the end of a scroll. */
const PAUSE_MS = 150;

/**
 * Follows whether the page is being scrolled, or about to be by a key: a reader on the way has no place to keep, and
 * moving the page by a script would end the way half-way. `stop` ends the following.
 */
export function followMotion(): { isMoving: () => boolean; stop: () => void } {
  let until = 0;
  const ending = new AbortController();
  const options = { capture: true, passive: true, signal: ending.signal };
  const tellsEnd = 'onscrollend' in window;
  window.addEventListener(
    'scroll',
    ({ target }) => {
      if (target !== document) return;
      until = tellsEnd ? Number.POSITIVE_INFINITY : performance.now() + PAUSE_MS;
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
  return { isMoving: () => performance.now() < until, stop: () => ending.abort() };
}

/**
 * Where the list stands that the reader is in; null at the top of the page, where nothing can push it, and where all of
 * them are further down than is seen.
 */
export function placeIn(root: HTMLElement): ReadingPlace | null {
  if (window.scrollY === 0) return null;
  const lists = [...root.querySelectorAll('section[id]')];
  const seen = lists.find((list) => list.getBoundingClientRect().bottom > TOP_PX) ?? lists.at(-1);
  if (!seen) return null;
  const { top } = seen.getBoundingClientRect();
  return top < window.innerHeight ? { id: seen.id, top } : null;
}

/** What a reader scrolls by; from then on the page is theirs. A press that began before may end in a jump. */
const SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'click'] as const;

/**
 * Keeps the list where the reader saw it last, whatever the lists above it grow or shrink by as the browser lays them out
 * in their turn. The browser's own anchoring is off meanwhile: what it holds on to is what was replaced.
 */
export function keepPlace(root: Element, { id, top }: ReadingPlace): void {
  const list = document.getElementById(id);
  if (!list) return;
  const { style } = document.documentElement;
  let { scrollY } = window;
  const put = () => {
    // Somebody else has begun to scroll: the way they go is theirs, and no event may have said so yet.
    if (Math.abs(window.scrollY - scrollY) >= 1) {
      end();
      return;
    }
    const moved = list.getBoundingClientRect().top - top;
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
    scrollY = window.scrollY;
  };
  // After layout and before painting: the reader sees nothing of it. Two lists may change while their sum does not.
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

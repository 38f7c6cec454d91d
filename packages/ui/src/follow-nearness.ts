import type { CSSProperties } from 'react';

/** Whether an element is near the screen. */
export type Nearness = {
  /** True on the server and at first. */
  isNear: boolean;
  /** For the link of a tile while only its name is there: leaves the room below its picture. */
  farStyle?: CSSProperties | undefined;
};

/** Far enough ahead that what comes is drawn before a quick scroll reaches it. */
const AHEAD = { above: 400, aside: 160 };

/** Height of a card for its width. */
const CARD_RATIO = 88 / 63;

type Follow = (isNear: boolean, box: DOMRectReadOnly | null) => void;

let observer: IntersectionObserver | undefined;
const followers = new Map<Element, Follow>();

/**
 * Reports whether an element is on the screen or near it, now and whenever that changes, until the returned function is
 * called. What has the focus stays near, and on paper everything is.
 */
export function followNearness(
  element: Element | null,
  report: (nearness: Nearness) => void,
): (() => void) | undefined {
  if (!element || !canFollow()) return;
  let farStyle: Nearness['farStyle'];
  observer ??= watchNearness();
  followers.set(element, (isNear, rect) => {
    // Folded away, it has no size; as a name alone, that of its picture.
    if (rect && rect.width > 0 && !element.classList.contains('tile-brief'))
      farStyle = { marginBottom: Math.max(0, rect.height - rect.width * CARD_RATIO) };
    report(isNear ? { isNear } : { isNear, farStyle });
  });
  observer.observe(element);
  return () => {
    followers.delete(element);
    observer?.unobserve(element);
  };
}

/** Whether an element is on the screen or near it, as the observer will find; false while it is folded away. */
export function isNearScreen(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  return (
    width > 0 &&
    bottom > -AHEAD.above &&
    top < innerHeight + AHEAD.above &&
    right > -AHEAD.aside &&
    left < innerWidth + AHEAD.aside
  );
}

/** Elsewhere, the tiles of a row that is swiped would come too late. */
export function canFollow(): boolean {
  return typeof IntersectionObserver === 'function' && 'scrollMargin' in IntersectionObserver.prototype;
}

function watchNearness(): IntersectionObserver {
  window.addEventListener('beforeprint', () => {
    for (const follow of followers.values()) follow(true, null);
  });
  window.addEventListener('afterprint', () => {
    // It reports anew what it observes anew.
    for (const element of followers.keys()) {
      observer?.unobserve(element);
      observer?.observe(element);
    }
  });
  const options: IntersectionObserverInit & { scrollMargin: string } = {
    rootMargin: `${AHEAD.above}px ${AHEAD.aside}px`,
    // Of a row that is swiped.
    scrollMargin: `0px ${AHEAD.aside}px`,
  };
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries)
      if (isIntersecting || !target.contains(document.activeElement))
        followers.get(target)?.(isIntersecting, boundingClientRect);
  }, options);
}

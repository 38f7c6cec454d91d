import type { CSSProperties } from 'react';

/** Whether an element is near the screen. */
export type Nearness = {
  /** True on the server and at first. */
  isNear: boolean;
  /** For the link of a tile while only its name is there: leaves the room below its picture. */
  farStyle?: CSSProperties | undefined;
};

/** Far enough ahead that what comes is drawn before a quick scroll reaches it. */
const AHEAD = '800px 400px';
/** How far to the side of a row that is swiped. */
const ASIDE = '0px 400px';

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
    // Folded away, it has no size.
    if (rect && rect.width > 0)
      farStyle = { marginBottom: Math.max(0, rect.height - rect.width * CARD_RATIO) };
    report(isNear ? { isNear } : { isNear, farStyle });
  });
  observer.observe(element);
  return () => {
    followers.delete(element);
    observer?.unobserve(element);
  };
}

/** Elsewhere, the tiles of a row that is swiped would come too late. */
function canFollow(): boolean {
  return typeof IntersectionObserver === 'function' && 'scrollMargin' in IntersectionObserver.prototype;
}

function watchNearness(): IntersectionObserver {
  window.addEventListener('beforeprint', () => {
    for (const follow of followers.values()) follow(true, null);
  });
  const options: IntersectionObserverInit & { scrollMargin: string } = {
    rootMargin: AHEAD,
    scrollMargin: ASIDE,
  };
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries)
      if (isIntersecting || !target.contains(document.activeElement))
        followers.get(target)?.(isIntersecting, boundingClientRect);
  }, options);
}

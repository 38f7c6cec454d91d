import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The link by which a page was left, and where it stood in the window. */
type Left = {
  href: string;
  /** Index among the links to the same page. */
  nth: number;
  top: number;
};

/** By the page's entry in the history. */
const leftBy = new Map<string, Left>();
/** Lists arrive, and what was never near the screen gets its true height, for about this long. */
const SETTLES_MS = 1500;
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Who goes back finds the tile that was left where it stood. The scroll position alone would be right only if all that
 * is above still had the same height.
 */
export function useReturnToLink(): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    document.addEventListener('click', noteLeft, { capture: true });
    return () => document.removeEventListener('click', noteLeft, { capture: true });
  }, []);
  useEffect(() => (isReturn ? holdPosition(key) : undefined), [key, isReturn]);
}

function noteLeft({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  const href = link.getAttribute('href') ?? '';
  leftBy.set(currentKey(), {
    href,
    nth: findLinks(href).indexOf(link),
    top: link.getBoundingClientRect().top,
  });
}

/** Keeps the link where it was until the visitor does something. */
function holdPosition(key: string): (() => void) | undefined {
  const left = leftBy.get(key);
  if (!left) return undefined;
  // Once: who leaves by another way comes back to another place.
  leftBy.delete(key);
  const ending = new AbortController();
  const end = () => ending.abort();
  for (const input of INPUTS) addEventListener(input, end, { passive: true, signal: ending.signal });
  const until = performance.now() + SETTLES_MS;
  const hold = () => {
    if (ending.signal.aborted) return;
    const link = findLinks(left.href)[left.nth];
    const moved = link ? link.getBoundingClientRect().top - left.top : 0;
    if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
    if (performance.now() < until) requestAnimationFrame(hold);
    else end();
  };
  hold();
  return end;
}

function findLinks(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  );
}

/** As the router stores it in the browser's history. */
function currentKey(): string {
  const state: { key?: unknown } | null = window.history.state;
  return typeof state?.key === 'string' ? state.key : 'default';
}

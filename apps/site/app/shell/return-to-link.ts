import { isPlainPress } from '@deckwright/islands';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { holdScroll } from '../shared/page/hold-scroll.ts';

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

function noteLeft(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !isPlainPress(event)) return;
  if (link.origin !== location.origin || link.pathname === location.pathname || link.target) return;
  // Who leaves by the header comes back to where the page was scrolled.
  leftBy.delete(currentKey());
  if (!link.closest('main')) return;
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
  return holdScroll(SETTLES_MS, () => {
    const link = findLinks(left.href)[left.nth];
    const moved = link ? link.getBoundingClientRect().top - left.top : 0;
    if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
  });
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

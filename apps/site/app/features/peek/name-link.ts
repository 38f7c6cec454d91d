/** Links to a card or a commander, and also to the commanders of a color combination. */
export const NAMES = 'a[href^="/cards/"], a[href^="/commanders/"]';

/** These links already have the card's picture, or a drawn card; the clipboard shows its cards by itself. */
const PICTURED = 'img, .face, .tile-picture';
const ELSEWHERE = '.clip-panel, nav';

/**
 * The link to another page that may name a card without showing it. Separate from what tells a card's path from that of
 * a color combination, because this is part of every page's first load.
 */
export function nameLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(NAMES) : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return null;
  return link.closest(ELSEWHERE) || link.querySelector(PICTURED) ? null : link;
}

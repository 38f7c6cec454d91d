/** Links to a card or a commander; to the commanders of a color combination, too. */
export const NAMES = 'a[href^="/cards/"], a[href^="/commanders/"]';

/** A card has its picture, or is drawn, within these links; the clipboard shows its cards by itself. */
const PICTURED = 'img, .face, .tile-picture';
const ELSEWHERE = '.clip-panel, nav';

/**
 * The link to another page that may name a card without showing it. Apart from what tells a card's address from that of
 * a color combination, which every page would have to carry.
 */
export function nameLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(NAMES) : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return null;
  return link.closest(ELSEWHERE) || link.querySelector(PICTURED) ? null : link;
}

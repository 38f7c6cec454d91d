/** Links to a card or a commander, and also to the commanders of a color combination. */
export const NAMES = 'a[href^="/cards/"], a[href^="/commanders/"]';

/** What shows a card within a link. */
const PICTURE = 'img, .face, .tile-picture';
/** A picture of nearly the size of the one that would be shown says it already, in pixels. */
const LARGE = 220;
/** The clipboard shows its cards by itself. */
const ELSEWHERE = '.clip-panel, nav';

/**
 * The link to another page that may name a card without showing it in a size to read. Separate from what tells a card's
 * path from that of a color combination, because this is part of every page's first load.
 */
export function nameLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(NAMES) : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return null;
  const picture = pictureIn(link);
  return link.closest(ELSEWHERE) || (picture && picture.clientWidth >= LARGE) ? null : link;
}

/** The small picture of the card, if the link has one. */
export function pictureIn(link: HTMLAnchorElement): Element | null {
  return link.querySelector(PICTURE);
}

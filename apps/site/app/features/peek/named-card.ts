import { identityFromSlug } from '@deckwright/domain';

export type NamedCard = { link: HTMLAnchorElement; slug: string };

/** A card has its picture, or is drawn, within these links; the clipboard shows its cards by itself. */
const PICTURED = 'img, .face, .tile-picture';
const ELSEWHERE = '.clip-panel, nav';

/** The link to a card or commander that names it without showing it; null for all else. */
export function namedCardAt(target: EventTarget | null): NamedCard | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return null;
  const slug = cardSlugOf(link.pathname);
  if (slug === null || link.closest(ELSEWHERE) || link.querySelector(PICTURED)) return null;
  return { link, slug };
}

/** The last part of the address of a card, a commander or a pair; null for other pages, those of colors among them. */
function cardSlugOf(pathname: string): string | null {
  const [, kind, slug = ''] = /^\/(cards|commanders)\/([a-z0-9-]+)$/.exec(pathname) ?? [];
  if (slug === '' || (kind === 'commanders' && identityFromSlug(slug) !== null)) return null;
  return slug;
}

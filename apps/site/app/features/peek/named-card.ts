import { identityFromSlug } from '@deckwright/domain';
import { nameLinkAt, pictureIn } from './name-link.ts';

export type NamedCard = {
  link: HTMLAnchorElement;
  slug: string;
  /** Whether the link has a picture, too small to read. */
  isPictured: boolean;
};

/** The link to a card or commander that names it without showing it in a size to read; otherwise null. */
export function namedCardAt(target: EventTarget | null): NamedCard | null {
  const link = nameLinkAt(target);
  const slug = link && getCardSlug(link.pathname);
  return link && slug !== null ? { link, slug, isPictured: pictureIn(link) !== null } : null;
}

/** The last part of the path of a card, a commander or a pair; null for other pages, including color combinations. */
function getCardSlug(pathname: string): string | null {
  const [, kind, slug = ''] = /^\/(cards|commanders)\/([a-z0-9-]+)$/.exec(pathname) ?? [];
  if (slug === '' || (kind === 'commanders' && identityFromSlug(slug) !== null)) return null;
  return slug;
}

import { identityFromSlug } from '@deckwright/domain';
import { nameLinkAt } from './name-link.ts';

export type NamedCard = { link: HTMLAnchorElement; slug: string };

/** The link to a card or commander that names it without showing it; otherwise null. */
export function namedCardAt(target: EventTarget | null): NamedCard | null {
  const link = nameLinkAt(target);
  const slug = link && getCardSlug(link.pathname);
  return link && slug !== null ? { link, slug } : null;
}

/** The last part of the path of a card, a commander or a pair; null for other pages, including color combinations. */
function getCardSlug(pathname: string): string | null {
  const [, kind, slug = ''] = /^\/(cards|commanders)\/([a-z0-9-]+)$/.exec(pathname) ?? [];
  if (slug === '' || (kind === 'commanders' && identityFromSlug(slug) !== null)) return null;
  return slug;
}

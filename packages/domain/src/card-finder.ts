import type { Card } from './card.ts';
import { faceNames, slugify } from './slug.ts';

type Named = Pick<Card, 'slug' | 'name' | 'aliases'>;

/** Position of the card that a name or address means, or null. */
export type CardFinder = (nameOrSlug: string) => number | null;

/**
 * Other addresses of cards: slugs of face names, whole names and aliases → position in `cards`. One that two cards
 * claim, or that is some card's own address, is left out.
 */
export function buildAliasIndex(cards: readonly Named[]): Map<string, number> {
  const own = new Set(cards.map((card) => card.slug));
  const claims = new Map<string, number>();
  const disputed = new Set<string>();
  cards.forEach((card, position) => {
    const names = new Set([card.name, ...card.aliases].flatMap((full) => [full, ...faceNames(full)]));
    for (const name of names) {
      const slug = slugify(name);
      if (slug === '' || own.has(slug)) continue;
      const holder = claims.get(slug);
      if (holder === undefined) claims.set(slug, position);
      else if (holder !== position) disputed.add(slug);
    }
  });
  for (const slug of disputed) claims.delete(slug);
  return claims;
}

/** Before the name of a card as a digital game has rebalanced it. */
const REBALANCED = /^A-(?=\p{L})/u;

/**
 * Looks cards up by name or slug: the whole name as an address, then as an alias, then its front face the same way.
 * "A-Teferi, Time Raveler", as digital games call a card that they have changed, means the card on paper.
 */
export function buildCardFinder(cards: readonly Named[]): CardFinder {
  const own = new Map(cards.map((card, position) => [card.slug, position]));
  const aliases = buildAliasIndex(cards);
  const find = (text: string): number | null => {
    const slug = slugify(text);
    return slug === '' ? null : (own.get(slug) ?? aliases.get(slug) ?? null);
  };
  const findFaces = (name: string): number | null => {
    const [front = ''] = faceNames(name);
    return find(name) ?? (front === name ? null : find(front));
  };
  return (nameOrSlug) =>
    findFaces(nameOrSlug) ??
    (REBALANCED.test(nameOrSlug) ? findFaces(nameOrSlug.replaceAll(/(^| \/\/ )A-/g, '$1')) : null);
}

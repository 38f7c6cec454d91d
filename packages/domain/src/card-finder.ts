import type { Card } from './card.ts';
import { faceNames, slugify } from './slug.ts';

export type FindableCard = Pick<Card, 'slug' | 'name' | 'aliases'>;

/** Finds the position of the card with this name or slug, or null. */
export type CardFinder = (nameOrSlug: string) => number | null;

/**
 * Alternative slugs of cards (of face names, whole names and aliases) → position in `cards`. Slugs that two cards
 * claim, or that are another card's own, are omitted.
 */
export function buildAliasIndex(cards: readonly FindableCard[]): Map<string, number> {
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

/** The prefix of rebalanced digital cards. */
const REBALANCED = /^A-(?=\p{L})/u;

/**
 * Looks cards up by name or slug: the whole name as a slug, then as an alias. The name of a rebalanced digital card
 * ("A-Teferi, Time Raveler") resolves to the paper card.
 */
export function buildWholeNameFinder(cards: readonly FindableCard[]): CardFinder {
  const own = new Map(cards.map((card, position) => [card.slug, position]));
  const aliases = buildAliasIndex(cards);
  const find = (text: string): number | null => {
    const slug = slugify(text);
    return slug === '' ? null : (own.get(slug) ?? aliases.get(slug) ?? null);
  };
  return (nameOrSlug) =>
    find(nameOrSlug) ??
    (REBALANCED.test(nameOrSlug) ? find(nameOrSlug.replaceAll(/(^| \/\/ )A-/g, '$1')) : null);
}

/** As `buildWholeNameFinder`, then the front face in the same way. */
export function buildCardFinder(cards: readonly FindableCard[]): CardFinder {
  const find = buildWholeNameFinder(cards);
  return (nameOrSlug) => {
    const [front = ''] = faceNames(nameOrSlug);
    return find(nameOrSlug) ?? (front === nameOrSlug ? null : find(front));
  };
}

import { getCreatureTypes, pluralOfType, slugify, type Theme } from '@deckwright/domain';
import type { LoadedSnapshot } from '../snapshot/index.ts';

/** Positions of the cards that count for a theme, or are of or name a creature type. */
export function cardsWithTheme({ cards }: LoadedSnapshot, { slug, kind }: Theme): number[] {
  return cards.flatMap((card, index) => {
    const slugs =
      kind === 'theme'
        ? (card.themes ?? [])
        : [...getCreatureTypes(card), ...(card.kindred ?? [])].map((type) => slugify(pluralOfType(type)));
    return (slugs as readonly string[]).includes(slug) ? index : [];
  });
}

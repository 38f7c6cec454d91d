import type { ArticlePage } from '@deckwright/contract/schemas';
import type { TextCard } from '../../shared/text/text-cards.ts';

export type ArticleView = ReturnType<typeof articleView>;

/** The document without fields the page does not show. */
export function articleView({ lists, snapshot: _, ...page }: ArticlePage) {
  const cards = lists.flatMap(({ cards }) =>
    cards.map(
      ({ name, url, primaryType, colorIdentity, imageUri, imageUriSmall, face }): TextCard => ({
        name,
        url,
        primaryType,
        colorIdentity,
        imageUri,
        imageUriSmall,
        face,
      }),
    ),
  );
  return { ...page, cards };
}

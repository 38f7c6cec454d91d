import type { ArticlePage } from '@deckwright/contract/schemas';
import type { TextCard } from '../../shared/text/text-cards.ts';

export type ArticleView = ReturnType<typeof articleView>;

/** The document without fields the page does not show. */
export function articleView({ lists, snapshot: _, ...page }: ArticlePage) {
  const cards = lists.flatMap(({ cards }) =>
    cards.map(
      ({ name, url, primary_type, color_identity, image_uri, image_uri_small, face }): TextCard => ({
        name,
        url,
        primary_type,
        color_identity,
        image_uri,
        image_uri_small,
        face,
      }),
    ),
  );
  return { ...page, cards };
}

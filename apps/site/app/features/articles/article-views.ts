import type { ArticlePage } from '@deckwright/api-client/schemas';
import type { TextCard } from '../../shared/text/text-cards.ts';

export type ArticleView = ReturnType<typeof articleView>;

/** The document without what the page does not show. */
export function articleView({ container, snapshot: _, ...page }: ArticlePage) {
  const cards = container.json_dict.cardlists.flatMap(({ cardviews }) =>
    cardviews.map(
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

import type { ArticlePage } from '@deckwright/api-client/schemas';
import type { PictureView } from '@deckwright/ui';

/** What a link to a card needs: where it leads and the picture of its preview. */
export type CardView = PictureView & { url: string };

export type ArticleView = ReturnType<typeof articleView>;

/** The document without what the page does not show. */
export function articleView({ container, snapshot: _, ...page }: ArticlePage) {
  const cards = container.json_dict.cardlists.flatMap(({ cardviews }) =>
    cardviews.map(
      ({ name, url, primary_type, color_identity, image_uri, image_uri_small, face }): CardView => ({
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

/** Cards by the names an article may use: whole, and of the front face alone. */
export function cardsByName(cards: readonly CardView[]): ReadonlyMap<string, CardView> {
  return new Map(
    cards.flatMap((card) => [
      [keyOf(card.name), card],
      [keyOf(card.name.split(' // ')[0] ?? card.name), card],
    ]),
  );
}

/** Texts write names with either apostrophe and either case. */
export function keyOf(name: string): string {
  return name.replaceAll('’', "'").toLowerCase();
}

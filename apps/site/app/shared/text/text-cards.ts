import type { PictureView } from '@deckwright/ui';

/** What a link to a card needs: where it leads and the picture of its preview. */
export type TextCard = PictureView & { url: string };

/** Cards by `keyOf` their names. */
export type Cards = ReadonlyMap<string, TextCard>;

/** Cards by the names an article may use: whole, and of the front face alone. */
export function cardsByName(cards: readonly TextCard[]): Cards {
  return new Map(
    cards.flatMap((card) => [
      [textCardKey(card.name), card],
      [textCardKey(card.name.split(' // ')[0] ?? card.name), card],
    ]),
  );
}

/** Texts write names with either apostrophe and either case. */
export function textCardKey(name: string): string {
  return name.replaceAll('’', "'").toLowerCase();
}

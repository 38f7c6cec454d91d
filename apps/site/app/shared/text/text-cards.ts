import type { PictureView } from '@deckwright/ui';

/** What a link to a card needs: its URL and the picture of its preview. */
export type TextCard = PictureView & { url: string };

/** Cards by the key of their name. */
export type Cards = ReadonlyMap<string, TextCard>;

/** Cards by the names an article may use: the full name, or only the front face's. */
export function cardsByName(cards: readonly TextCard[]): Cards {
  return new Map(
    cards.flatMap((card) => [
      [textCardKey(card.name), card],
      [textCardKey(card.name.split(' // ')[0] ?? card.name), card],
    ]),
  );
}

/** Texts use either apostrophe and either case. */
export function textCardKey(name: string): string {
  return name.replaceAll('’', "'").toLowerCase();
}

import type { ThemesPage } from '@deckwright/contract/schemas';
import type { PictureView } from '@deckwright/ui';

export type ThemesView = ReturnType<typeof themesView>;

/** The list with a picture of the first themes, by slug, which is of one of their commanders. */
export function themesView({ lists, ...page }: ThemesPage) {
  const pictures: Record<string, PictureView> = {};
  for (const { kind, cards } of lists) {
    const card = cards[0]?.cards?.[0] ?? cards[0];
    if (!card) continue;
    const { name, primaryType, colorIdentity, imageUri, imageUriSmall, face } = card;
    const drawn = { manaCost: '', type: face.type, text: null, corner: null };
    pictures[kind] = { name, primaryType, colorIdentity, imageUri, imageUriSmall, face: drawn };
  }
  return { ...page, pictures };
}

import type { CardView, ComboPage, CombosPage } from '@deckwright/api-client/schemas';
import type { PictureView } from '@deckwright/ui';
import { heldParts } from '../../shared/lists/held-lists.ts';
import { tileOf } from '../../shared/lists/page-views.ts';

export type CombosView = ReturnType<typeof combosView>;
export type ComboView = NonNullable<CombosView['combos']>[number];
export type ComboPageView = ReturnType<typeof comboView>;

/** The list with the pictures of its cards, without their numbers. With `held` the combos go into the markup only. */
export function combosView({ container, combos, ...page }: CombosPage, held: boolean) {
  const { cardlists } = container.json_dict;
  const view = {
    ...page,
    combos: combos.map((combo, place) => ({
      ...combo,
      pictures: (cardlists[place]?.cardviews ?? []).map(pictureOf),
    })),
  };
  return heldParts(view, ['combos'], held && combos.length > 0);
}

/** One combo with its cards and the commanders that hold it. */
export function comboView({ container, ...page }: ComboPage) {
  const viewsOf = (tag: string): CardView[] =>
    container.json_dict.cardlists.find((list) => list.tag === tag)?.cardviews ?? [];
  return { ...page, cards: viewsOf('cards').map(tileOf), commanders: viewsOf('topcommanders').map(tileOf) };
}

function pictureOf(view: CardView): PictureView & { url: string } {
  const { name, url, primary_type, color_identity, image_uri, image_uri_small, face } = tileOf(view);
  return { name, url, primary_type, color_identity, image_uri, image_uri_small, face };
}

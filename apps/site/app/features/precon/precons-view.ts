import type { PreconsPage } from '@deckwright/contract/schemas';
import type { PictureView } from '@deckwright/ui';
import { toCommanderView } from '../../shared/lists/tile-lists.ts';

export type PreconsView = ReturnType<typeof preconsView>;
export type PreconTileView = PreconsView['groups'][number]['precons'][number];

/** The list without what its tiles do not show. */
export function preconsView({ lists: _, groups, ...page }: PreconsPage) {
  return {
    ...page,
    groups: groups.map((group) => ({
      ...group,
      precons: group.precons.map(({ view, ...tile }) => ({
        ...tile,
        view: view && getPicture(toCommanderView(view)),
      })),
    })),
  };
}

/** Small pictures: drawn cards omit everything below the type line. */
function getPicture({ name, primaryType, colorIdentity, imageUri, imageUriSmall, face, cards }: PictureView) {
  const picture: PictureView = { name, primaryType, colorIdentity, imageUri, imageUriSmall, face };
  return cards ? { ...picture, cards } : picture;
}

import type { PreconsPage } from '@deckwright/contract/schemas';
import { deferParts } from '@deckwright/islands';
import type { PictureView } from '@deckwright/ui';
import { toCommanderView } from '../../shared/lists/tile-lists.ts';

export type PreconsView = ReturnType<typeof preconsView>;
export type PreconYear = ReturnType<typeof toYears>[number];
export type PreconTileView = PreconYear['precons'][number];

/** The list by year without what its tiles do not show. With `deferred` the years are only in the markup. */
export function preconsView({ lists: _, groups, ...page }: PreconsPage, deferred: boolean) {
  const sets = groups.map(({ name, tag }) => ({ name, tag }));
  return deferParts({ ...page, sets, years: toYears(groups) }, ['years', 'sets'], deferred);
}

/**
 * The precons by the year of their release, newest first. The newest of a set has the set's tag, to which other pages
 * link.
 */
function toYears(groups: PreconsPage['groups']) {
  const tiles = groups.flatMap(({ name, tag, precons }) =>
    precons.map(({ view, ...tile }, index) => ({
      ...tile,
      setName: name,
      anchor: index === 0 ? tag : undefined,
      view: view && getPicture(toCommanderView(view)),
    })),
  );
  const years = Map.groupBy(tiles, ({ released }) => released.slice(0, 4));
  return [...years]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([year, precons]) => ({
      year,
      precons: precons.toSorted((a, b) => (a.released === b.released ? 0 : a.released < b.released ? 1 : -1)),
      sets: [...new Set(precons.map(({ setName }) => setName))],
    }));
}

/** Small pictures: drawn cards omit everything below the type line. */
function getPicture({ name, primaryType, colorIdentity, imageUri, imageUriSmall, face, cards }: PictureView) {
  const picture: PictureView = { name, primaryType, colorIdentity, imageUri, imageUriSmall, face };
  return cards ? { ...picture, cards } : picture;
}

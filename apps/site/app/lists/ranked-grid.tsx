import { CardGrid, CardTile } from '@deckwright/ui';
import type { TileList } from '../page-views.ts';

type Props = { views: TileList['cardviews']; sample: boolean };

/** Cards in the order of their ranks. */
export function RankedGrid({ views, sample }: Props) {
  return (
    <CardGrid>
      {views.map((view) => (
        <li key={view.url}>
          <CardTile view={view} sample={sample} measure="none" rank={view.rank} />
        </li>
      ))}
    </CardGrid>
  );
}

import { CardTile, FullRows, placeOf } from '@deckwright/ui';
import type { TileList } from './page-views.ts';

type Props = {
  cards: Readonly<TileList['cards']>;
  sample: boolean;
  /** Which list of the page it is, from 0 on. */
  at?: number;
};

/** Cards by their rank, in full rows. */
export function RankedTiles({ cards, sample, at = 0 }: Props) {
  return (
    <FullRows all={`all ${cards.length}`}>
      {cards.map((view, index) => (
        <li key={view.url}>
          <CardTile view={view} sample={sample} measure="none" rank={view.rank} place={placeOf(index, at)} />
        </li>
      ))}
    </FullRows>
  );
}

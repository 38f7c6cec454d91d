import { CardTile, FullRows, placeOf, TileInBrief } from '@deckwright/ui';
import type { TileList } from './tile-lists.ts';

type Props = {
  cards: Readonly<TileList['cards']>;
  sample: boolean;
  /** Which list of the page it is, from 0 on. */
  at?: number;
  /** In a document that stays without its data, far tiles are told in brief. */
  brief?: boolean;
};

/** Two rows of the widest screen. */
const FIRST_DRAWN = 14;

/** Cards by their rank, in full rows. */
export function RankedTiles({ cards, sample, at = 0, brief = false }: Props) {
  return (
    <FullRows count={cards.length} onPhone={24} name="cards">
      {cards.map((view, index) =>
        brief && index >= FIRST_DRAWN ? (
          <TileInBrief key={view.url} view={view} />
        ) : (
          <li key={view.url}>
            <CardTile
              view={view}
              sample={sample}
              measure="none"
              rank={view.rank}
              place={placeOf(index, at)}
            />
          </li>
        ),
      )}
    </FullRows>
  );
}

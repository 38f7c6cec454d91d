import { CardTile, FullRows, getPicturePriority, TileInBrief } from '@deckwright/ui';
import type { TileList } from './tile-lists.ts';

type Props = {
  cards: Readonly<TileList['cards']>;
  sample: boolean;
  /** Index of the list on the page, from 0. */
  at?: number;
  /** In a document without its data, far tiles contain only names. */
  brief?: boolean;
};

/** Two rows of the widest screen. */
const FIRST_DRAWN = 14;

/** Cards by rank, in full rows. */
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
              priority={getPicturePriority(index, at)}
            />
          </li>
        ),
      )}
    </FullRows>
  );
}

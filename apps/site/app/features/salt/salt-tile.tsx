import { formatCount } from '@deckwright/domain';
import { ShareBar, TileBox, TileButtons, TileMarks, TilePrice } from '@deckwright/ui';
import type { SaltView } from './salt-view.ts';

type Props = { view: SaltView; sample: boolean };

const SIZES = '(min-width: 1400px) 13rem, (min-width: 992px) 10rem, (min-width: 576px) 30vw, 46vw';
const MOST = 4;

/** A card of the salt list: its picture, rank, score and number of votes. */
export function SaltTile({ view, sample }: Props) {
  const votes = view.saltVotes === 1 ? 'vote' : 'votes';
  return (
    <TileBox view={view} sizes={SIZES}>
      <p className="tile-numbers">
        <strong className="tile-first">{(view.salt ?? 0).toFixed(2)}</strong>
        <span className="tile-share">
          {`${formatCount(view.saltVotes ?? 0)} ${sample ? `sample ${votes}` : votes}`}
        </span>
      </p>
      <ShareBar share={(view.salt ?? 0) / MOST} />
      <p className="tile-line">
        {/* One text, so that its lines break between words only. */}
        <span>
          <span className="font-semibold">{`#${view.rank}`}</span>{' '}
          <TileMarks view={{ banned: view.banned, gameChanger: false }} />{' '}
          <TilePrice view={view} sample={sample} />
        </span>
      </p>
      <TileButtons view={view} />
    </TileBox>
  );
}

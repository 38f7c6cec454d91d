import { formatCount } from '@deckwright/domain';
import { ShareBar, shownPrice, TileButtons, useDisplay, usePriceClass, ViewPicture } from '@deckwright/ui';
import { Link } from 'react-router';
import type { SaltView } from './salt-view.ts';

type Props = { view: SaltView; sample: boolean };

const SIZES = '(min-width: 1400px) 13rem, (min-width: 992px) 10rem, (min-width: 576px) 30vw, 46vw';
const MOST = 4;

/** A card of the salt list: its picture, rank, score and number of votes. */
export function SaltTile({ view, sample }: Props) {
  const { priceSources } = useDisplay();
  const priceClass = usePriceClass();
  const price = shownPrice(view.prices, priceSources);
  const votes = view.saltVotes === 1 ? 'vote' : 'votes';
  return (
    <article className="tile">
      <Link to={view.url} className="tile-link block">
        <ViewPicture view={view} sizes={SIZES} alt="" />
        <span className="tile-name">{view.name}</span>
      </Link>
      <TileButtons view={view} />
      <div className="mt-auto flex flex-col gap-1">
        <ShareBar share={(view.salt ?? 0) / MOST} />
        <p className="flex flex-wrap items-baseline gap-x-1.5 text-xs tabular-nums">
          <span className="text-muted">{`#${view.rank}`}</span>
          <strong className="text-sm font-semibold">{(view.salt ?? 0).toFixed(2)}</strong>
          <span className="text-muted">
            {`from ${formatCount(view.saltVotes ?? 0)} ${sample ? `sample ${votes}` : votes}`}
          </span>
        </p>
        <p className="text-xs text-muted tabular-nums">
          {price ? <span className={priceClass}>{sample ? `${price} sample` : price}</span> : null}
          {view.banned ? `${price ? ' · ' : ''}banned` : null}
        </p>
      </div>
    </article>
  );
}

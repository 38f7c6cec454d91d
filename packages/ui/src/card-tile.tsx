import { DEFAULT_PRICE_SOURCES, type Prices } from '@deckwright/domain';
import { Link } from 'react-router';
import { cn } from './cn.ts';
import {
  formatCount,
  formatExact,
  formatLift,
  formatPoints,
  formatPrice,
  formatShare,
} from './format-number.ts';
import { ShareBar } from './share-bar.tsx';
import { TileMarks } from './tile-marks.tsx';
import type { TileView } from './tile-view.ts';
import { ViewPicture } from './view-picture.tsx';

type Props = {
  view: TileView;
  /** Marks the deck count as one of sample decks. */
  sample: boolean;
  /** The number beside the share; lift where a list is ordered by it. */
  measure?: 'synergy' | 'lift' | 'none';
  /** Place in a ranked list, shown with the number of decks. */
  rank?: number | null | undefined;
};

const SIZES = '(min-width: 1400px) 11rem, (min-width: 992px) 10rem, (min-width: 576px) 30vw, 46vw';

export function CardTile({ view, sample, measure = 'synergy', rank }: Props) {
  const price = shownPrice(view.prices);
  return (
    <article className="flex h-full min-w-0 flex-col gap-1.5">
      <Link to={view.url} className="group tile-link block">
        <ViewPicture view={view} sizes={SIZES} alt={view.cards ? '' : view.name} />
        <span
          className={cn(
            'mt-2 line-clamp-2 font-display text-sm leading-tight font-semibold text-pretty transition-colors group-hover:text-accent',
            !view.cards && 'not-group-has-data-drawn:hidden',
          )}
        >
          {view.name}
        </span>
      </Link>
      <div className="mt-auto flex flex-col gap-1">
        {rank ? (
          <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-xs tabular-nums">
            <span className="text-sm font-semibold">{`#${rank}`}</span>
            <span className="text-muted" title={formatExact(view.num_decks)}>
              {`${formatCount(view.num_decks)} ${sample ? 'sample ' : ''}${view.num_decks === 1 ? 'deck' : 'decks'}`}
            </span>
          </p>
        ) : null}
        <ShareBar share={view.inclusion_rate} />
        <p
          className="flex flex-wrap items-baseline gap-x-1 text-xs tabular-nums"
          title={`${formatExact(view.num_decks)} of ${formatExact(view.potential_decks)} decks that could play it`}
        >
          <strong className="text-sm font-semibold">{formatShare(view.inclusion_rate)}</strong>{' '}
          <span className="text-muted">
            {`of ${formatCount(view.potential_decks)} ${sample ? 'sample decks' : 'decks'}`}
          </span>
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2 text-xs tabular-nums">
          <Measure view={view} measure={measure} />
          {price ? <span className="text-muted">{sample ? `${price} sample` : price}</span> : null}
          <TileMarks view={view} />
        </p>
      </div>
    </article>
  );
}

type MeasureProps = { view: TileView; measure: 'synergy' | 'lift' | 'none' };

function Measure({ view, measure }: MeasureProps) {
  if (measure === 'lift' && view.lift !== null)
    return (
      <span className="font-semibold text-good" title={`Lift ${view.lift.toFixed(2)} (log10)`}>
        {formatLift(view.lift)}
      </span>
    );
  if (measure !== 'synergy' || view.synergy === null) return null;
  return (
    <span
      className={cn('font-semibold', view.synergy > 0.005 ? 'text-good' : 'text-muted')}
      title="Synergy in percentage points"
    >
      {formatPoints(view.synergy)}
    </span>
  );
}

/** The first price in the default order of vendors, formatted; null without one. */
export function shownPrice(prices: Prices): string | null {
  for (const source of DEFAULT_PRICE_SOURCES) {
    const entry = prices[source];
    if (entry) return formatPrice(entry);
  }
  return null;
}

import { formatExact, formatPrice } from '@deckwright/domain';
import { IdentityPips, ViewPicture } from '@deckwright/ui';
import { Link } from 'react-router';
import type { PreconTileView } from './precons-view.ts';

type Props = { tile: PreconTileView; sample: boolean };

export function PreconTile({ tile, sample }: Props) {
  const { price, missing } = tile.value;
  return (
    <article className="group relative grid h-full grid-cols-[6.5rem_minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-3 shadow-card transition-colors hover:border-accent">
      <div>{tile.view ? <ViewPicture view={tile.view} sizes="6.5rem" alt="" /> : null}</div>
      <div className="flex min-w-0 flex-col gap-1.5">
        <h3 className="font-display text-base leading-tight font-semibold text-balance transition-colors group-hover:text-accent">
          <Link to={tile.url} className="after:absolute after:inset-0 after:rounded-lg">
            {tile.name}
          </Link>
        </h3>
        <p className="line-clamp-2 text-sm text-muted">{tile.commanders.join(' and ')}</p>
        <IdentityPips colors={tile.colors} />
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-muted tabular-nums">
          {price > 0 ? (
            <span title={missing > 0 ? `${formatExact(missing)} cards without a price` : undefined}>
              <strong className="text-sm font-semibold text-text">
                {formatPrice({ price, currency: 'USD' })}
              </strong>
              {sample ? ' sample' : ' in singles'}
            </span>
          ) : (
            <span>no prices</span>
          )}
          <time dateTime={tile.released} className="whitespace-nowrap">
            {tile.released}
          </time>
        </p>
      </div>
    </article>
  );
}

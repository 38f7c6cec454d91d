import { formatCount, formatExact, pairName } from '@deckwright/domain';
import { TileButtons } from './card-tile.tsx';
import { cn } from './cn.ts';
import { groundClasses } from './color-classes.ts';
import { IdentityPips } from './mana-cost.tsx';
import type { PicturePriority } from './sharp-pictures.ts';
import { TileMarks } from './tile-marks.tsx';
import type { CommanderView } from './tile-view.ts';
import { ViewPicture } from './view-picture.tsx';

type Props = { view: CommanderView; sample: boolean; priority?: PicturePriority };

const SIZES = '(min-width: 1400px) 13rem, (min-width: 992px) 11rem, (min-width: 576px) 30vw, 46vw';

/** A commander in a list: picture, rank and its change, decks. */
export function CommanderTile({ view, sample, priority }: Props) {
  const decks = view.numDecks === 1 ? 'deck' : 'decks';
  return (
    <article className="tile">
      <a href={view.url} className={cn('tile-link block', groundClasses(view.colorIdentity))}>
        <ViewPicture view={view} sizes={SIZES} alt="" priority={priority} />
        <span className="tile-name">{pairName(view)}</span>
      </a>
      <TileButtons view={view} />
      <p className="mt-auto flex flex-wrap items-center justify-between gap-x-2 text-xs tabular-nums">
        {view.rank ? (
          <span className="text-sm font-semibold">
            #{view.rank} <RankChange now={view.rank} before={view.previousRank ?? null} />
          </span>
        ) : null}
        <IdentityPips colors={view.colorIdentity} />
      </p>
      <p className="text-xs text-muted tabular-nums" title={formatExact(view.numDecks)}>
        {formatCount(view.numDecks)} {sample ? `sample ${decks}` : decks}{' '}
        <TileMarks view={{ ...view, gameChanger: false, trend: null }} />
      </p>
    </article>
  );
}

type ChangeProps = { now: number; before: number | null };

function RankChange({ now, before }: ChangeProps) {
  if (before === null || before === now) return null;
  const up = now < before;
  return (
    <span className={up ? 'text-xs font-normal text-good' : 'text-xs font-normal text-bad'}>
      <span aria-hidden="true">{up ? '▲' : '▼'}</span>
      <span className="sr-only">{up ? 'up' : 'down'} </span>
      {Math.abs(before - now)}
    </span>
  );
}

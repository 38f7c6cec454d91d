import { Decks, TileButtons } from './card-tile.tsx';
import { cn } from './cn.ts';
import { IdentityPips } from './mana-cost.tsx';
import type { PicturePriority } from './sharp-pictures.ts';
import { TileBox } from './tile-box.tsx';
import { TileMarks } from './tile-marks.tsx';
import type { CommanderView } from './tile-view.ts';

type Props = { view: CommanderView; priority?: PicturePriority };

const SIZES = '(min-width: 1400px) 13rem, (min-width: 992px) 11rem, (min-width: 576px) 30vw, 46vw';

/** A commander in a list: picture, name, rank and its change, colors, decks. Far from the screen it is its name alone. */
export function CommanderTile({ view, priority }: Props) {
  return (
    <TileBox view={view} sizes={SIZES} priority={priority}>
      <p className="tile-numbers h-auto min-h-6 flex-wrap">
        {view.rank ? (
          <strong className="tile-first tile-rank">
            #{view.rank} <RankChange now={view.rank} before={view.previousRank ?? null} />
          </strong>
        ) : null}
        <IdentityPips
          colors={view.colorIdentity}
          className={cn('self-center text-xs', view.rank ? 'ml-auto' : '')}
        />
      </p>
      <p className="tile-line">
        {/* That they are a sample says the page: beside two buttons there is no room for the word. */}
        <Decks view={view} sample={false} />
        <TileMarks view={{ ...view, gameChanger: false, trend: null }} />
      </p>
      <TileButtons view={view} />
    </TileBox>
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

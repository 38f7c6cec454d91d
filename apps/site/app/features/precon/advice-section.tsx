import {
  cn,
  FullRows,
  lazyTiles,
  ShareBar,
  shareTitle,
  TileBox,
  TileInBrief,
  TileMarks,
  TilePrice,
} from '@deckwright/ui';
import type { AdviceList } from './precon-view.ts';

type Props = {
  list: AdviceList;
  /** Number of lists before it. */
  position: number;
  sample: boolean;
  /** In a document without its data, tiles further down contain only names. */
  brief: boolean;
};

/** One row on the widest screen. */
const FIRST_DRAWN = 7;

const SIZES = '(min-width: 1400px) 11rem, (min-width: 992px) 10rem, (min-width: 576px) 30vw, 46vw';

const MEANING: Readonly<Record<string, string>> = {
  cardstoadd: 'not printed in it, most played first',
  landstoadd: 'not printed in it, most played first',
  cardstocut: 'in the precon, most often cut first',
  landstocut: 'in the precon, most often cut first',
};

export function AdviceSection({ list, position, sample, brief }: Props) {
  return (
    <section
      id={list.kind}
      aria-labelledby={`${list.kind}-heading`}
      className={cn('flex scroll-mt-2 flex-col gap-4', position > 0 && lazyTiles(list.cards.length, 6))}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line pb-2">
        <h2 id={`${list.kind}-heading`} className="font-display text-xl font-semibold md:text-2xl">
          {list.title}
        </h2>
        <p className="text-xs text-muted md:text-sm">{MEANING[list.kind]}</p>
      </div>
      <FullRows count={list.cards.length} onPhone={6} name={list.kind}>
        {list.cards.map((view, index) =>
          brief && index >= FIRST_DRAWN ? (
            <TileInBrief key={view.url} view={view} />
          ) : (
            <li key={view.url}>
              <AdviceTile view={view} sample={sample} />
            </li>
          ),
        )}
      </FullRows>
    </section>
  );
}

type TileProps = { view: AdviceList['cards'][number]; sample: boolean };

function AdviceTile({ view, sample }: TileProps) {
  return (
    <TileBox view={view} sizes={SIZES}>
      <p className="tile-share" title={shareTitle(view)}>
        {view.label}
      </p>
      <ShareBar share={view.inclusionRate} />
      <p className="tile-line">
        <TilePrice view={view} sample={sample} />
        <TileMarks view={view} />
      </p>
    </TileBox>
  );
}

import { NEW_CARD_DAYS } from '@deckwright/domain';
import { Fragment, type ReactNode, Suspense, useRef, useState } from 'react';
import { CardGrid, FullRows } from './card-grid.tsx';
import { CardTile } from './card-tile.tsx';
import { cn } from './cn.ts';
import { lazyTiles } from './lazy-tiles.ts';
import { placeOf } from './sharp-pictures.ts';
import { ShowAll, useGrownFocus } from './show-all.tsx';
import type { TileView } from './tile-view.ts';

type List = { kind: string; title: string; cards: readonly TileView[] };

/** What a section is ordered by, in a player's words; sections by type are ordered by share and say nothing. */
export const SECTION_MEANING: Readonly<Record<string, string>> = {
  newcards: `released in the data’s last ${NEW_CARD_DAYS} days`,
  highsynergycards: '+ pts: points above other decks',
  highliftcards: '×3.1: played 3.1 times as often as chance would have it',
  topcards: 'in the most decks',
};

/** The sections that stand out. */
const LEADING = 3;

/** A longer list begins with this many cards: whole rows of 2, 3, 4, 6 and, one row folded, of 5 and 7. */
const FIRST_CARDS = 24;
/** Where one list is all there is. */
const FIRST_OF_ONE = 84;

/** Behind this many sections stands what comes between them. */
const BEFORE_BETWEEN = 2;

type SectionsProps = {
  lists: readonly List[];
  sample: boolean;
  /** Of the sections' headings; 3 where they stand below one of their own. */
  level?: 2 | 3;
  /** The address of the page with every list in full; without one they stand in full. */
  fullPage?: string | undefined;
  /** The visitor asked for every card: no list is cut and no last row folded. */
  full?: boolean;
  /** The tag of a list that has already been asked for in full. */
  grown?: string | undefined;
  /** Stands once between two sections. */
  between?: ReactNode;
};

export function CardSections({
  lists,
  sample,
  level = 2,
  fullPage,
  full = false,
  grown,
  between,
}: SectionsProps) {
  const first =
    full || fullPage === undefined ? Number.POSITIVE_INFINITY : lists.length > 1 ? FIRST_CARDS : FIRST_OF_ONE;
  return (
    <div className="sections">
      {lists.map((list, index) => (
        <Fragment key={list.kind}>
          {index === BEFORE_BETWEEN ? between : null}
          {/* Each is hydrated in a turn of its own. */}
          <Suspense>
            <Section
              list={list}
              place={index}
              first={first}
              level={level}
              sample={sample}
              fullPage={fullPage}
              full={full}
              begunGrown={list.kind === grown}
            />
          </Suspense>
        </Fragment>
      ))}
    </div>
  );
}

type SectionProps = Pick<SectionsProps, 'sample' | 'fullPage'> & {
  full: boolean;
  list: List;
  place: number;
  first: number;
  level: 2 | 3;
  begunGrown: boolean;
};

function Section({ list, place, first, level, sample, fullPage, full: begunFull, begunGrown }: SectionProps) {
  const [grown, setGrown] = useState(begunGrown);
  const full = begunFull || grown;
  const Heading = level === 2 ? 'h2' : 'h3';
  const count = list.cards.length;
  const shown = full ? list.cards : list.cards.slice(0, first);
  const measure = list.kind === 'highliftcards' ? 'lift' : 'synergy';
  const [only] = list.cards;
  const section = useRef<HTMLElement>(null);
  useGrownFocus(section, grown, first);
  return (
    <section
      ref={section}
      id={list.kind}
      aria-labelledby={`${list.kind}-heading`}
      className={cn(
        'flex scroll-mt-2 flex-col gap-3 md:gap-4',
        place > 0 && lazyTiles(shown.length),
        count === 1 && 'section-single',
      )}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-b border-line pb-2">
        <Heading
          id={`${list.kind}-heading`}
          className={cn('font-display font-semibold', place < LEADING ? 'text-xl md:text-2xl' : 'text-xl')}
        >
          {list.title}
        </Heading>
        <p className="text-xs text-muted tabular-nums md:text-sm">
          {count} {count === 1 ? 'card' : 'cards'}
          {SECTION_MEANING[list.kind] ? ` · ${SECTION_MEANING[list.kind]}` : ''}
        </p>
      </div>
      {count === 1 && only ? (
        <CardTile view={only} sample={sample} measure={measure} rank={only.rank} wide />
      ) : (
        <Rows
          full={full}
          all={`all ${count}`}
          more={
            shown.length < count && fullPage !== undefined ? (
              <ShowAll
                to={`${fullPage}#${list.kind}`}
                list={list.kind}
                count={count}
                onShow={() => setGrown(true)}
              />
            ) : null
          }
        >
          {shown.map((view, index) => (
            <li key={view.url}>
              <CardTile
                view={view}
                sample={sample}
                measure={measure}
                rank={view.rank}
                place={placeOf(index, place)}
              />
            </li>
          ))}
        </Rows>
      )}
    </section>
  );
}

type RowsProps = { full: boolean; all: string; more: ReactNode; children: ReactNode };

function Rows({ full, children, ...rest }: RowsProps) {
  return full ? <CardGrid>{children}</CardGrid> : <FullRows {...rest}>{children}</FullRows>;
}

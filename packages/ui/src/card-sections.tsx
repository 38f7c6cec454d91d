import { FEW_DECKS, NEW_CARD_DAYS, pairName } from '@deckwright/domain';
import { Fragment, type ReactNode, Suspense, useRef, useState } from 'react';
import { CardGrid, FullRows } from './card-grid.tsx';
import { CardTile } from './card-tile.tsx';
import { cn } from './cn.ts';
import { lazyTiles } from './lazy-tiles.ts';
import { NamesInBrief } from './names-in-brief.tsx';
import { isWide, markedShare, WIDE_WORDS } from './share-words.tsx';
import { placeOf } from './sharp-pictures.ts';
import { ShowAll, useGrownFocus } from './show-all.tsx';
import type { TileView } from './tile-view.ts';

type List = { kind: string; title: string; cards: readonly TileView[] };

/** What a section is ordered by, in a player's words; sections by type are ordered by share and say nothing. */
const SECTION_MEANING: Readonly<Record<string, string>> = {
  newcards: `released in the data’s last ${NEW_CARD_DAYS} days`,
  highsynergycards: '+ pts: points above other decks',
  highliftcards: '×3.1: played 3.1 times as often as chance would have it',
  topcards: 'in the largest share of decks',
};

/** The sections that compare: few decks leave them little to say. */
const COMPARING = ['highsynergycards', 'highliftcards'];

/** How many cards a section has, what it is ordered by, and what few decks make of it. */
export function sectionWords({ kind, cards }: Omit<List, 'title'>): string {
  const most = Math.max(...cards.map((card) => card.potential_decks));
  return [
    `${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`,
    SECTION_MEANING[kind],
    COMPARING.includes(kind) && most < FEW_DECKS ? `a small sample: ${most} decks` : undefined,
    cards.some(isWide) ? WIDE_WORDS : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}

/** A few new cards are told in a line each: a row of tiles says that there is more. */
const FEWEST_NEW = 4;

/** The sections that stand out. */
const LEADING = 3;

/** Where there are several lists, each begins with a row of the widest screen; a phone shows six of them. */
const FIRST_CARDS = 7;
/** Where one list is all there is: whole rows of 2, 3, 6 and 7. */
const FIRST_OF_ONE = 42;
/** Rows abreast on a phone; further lists are a row to swipe. */
const ABREAST = 2;
/** In a document lists from this one on are told in brief till somebody comes near. */
const FIRST_BRIEF = 3;

/** Behind this many sections stands what comes between them. */
const BEFORE_BETWEEN = 2;
/** So many sections have the rail beside them where there is room; elsewhere it stands behind them. */
export const RAILED_SECTIONS = 3;

type SectionsProps = {
  lists: readonly List[];
  sample: boolean;
  /** Of the sections' headings; 3 where they stand below one of their own. */
  level?: 2 | 3;
  /** The address of the page with the list of this kind in full; without one they stand in full. */
  fullAt?: ((kind: string) => string) | undefined;
  /** Whether the visitor asked for every card of the list: it is not cut, and no last row folded. */
  isFull?: (kind: string) => boolean;
  /** The kind of a list that was asked for in full before the page came alive. */
  grown?: string | undefined;
  /** The markup of a document, whose far lists are told in brief. */
  brief?: boolean;
  /** Stands once between two sections. */
  between?: ReactNode;
  /** Panels beside the first sections, from 1200 pixels on. */
  rail?: ReactNode;
};

export function CardSections({
  lists,
  sample,
  level = 2,
  fullAt,
  isFull = () => false,
  grown,
  brief = false,
  between,
  rail,
}: SectionsProps) {
  const first =
    fullAt === undefined ? Number.POSITIVE_INFINITY : lists.length > 1 ? FIRST_CARDS : FIRST_OF_ONE;
  const sections = lists.map((list, index) => (
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
          fullPage={fullAt?.(list.kind)}
          full={isFull(list.kind)}
          grown={list.kind === grown}
          brief={brief && index >= FIRST_BRIEF}
        />
      </Suspense>
    </Fragment>
  ));
  if (!rail) return <div className="sections">{sections}</div>;
  return (
    <div className="sections">
      <div className="railed">
        <div className="sections">{sections.slice(0, RAILED_SECTIONS)}</div>
        {rail}
      </div>
      {sections.slice(RAILED_SECTIONS)}
    </div>
  );
}

type SectionProps = Pick<SectionsProps, 'sample'> & {
  list: List;
  place: number;
  first: number;
  level: 2 | 3;
  fullPage: string | undefined;
  full: boolean;
  grown: boolean;
  brief: boolean;
};

function Section({ list, place, first, level, sample, fullPage, full, grown, brief }: SectionProps) {
  const [pressed, setPressed] = useState(grown);
  const count = list.cards.length;
  const shown = full ? list.cards : list.cards.slice(0, first);
  const measure = list.kind === 'highliftcards' ? 'lift' : 'synergy';
  const [only] = list.cards;
  const section = useRef<HTMLElement>(null);
  useGrownFocus(section, pressed && full, first);
  const cut = !full && Number.isFinite(first);
  const isShort = list.kind === 'newcards' && count < FEWEST_NEW;
  const inBrief = brief && cut && count > 1 && !isShort;
  return (
    <section
      ref={section}
      id={list.kind}
      aria-labelledby={`${list.kind}-heading`}
      data-brief={inBrief ? '' : undefined}
      className={cn(
        'flex scroll-mt-2 flex-col gap-2.5 md:gap-4',
        place > 0 && !isShort && lazyTiles(shown.length),
        count === 1 && !isShort && 'section-single',
        cut &&
          count > 1 &&
          !isShort &&
          first === FIRST_CARDS &&
          (place < ABREAST ? 'section-first' : 'section-row'),
      )}
    >
      <SectionHead list={list} level={level} place={place}>
        {shown.length < count && fullPage !== undefined ? (
          <ShowAll
            to={`${fullPage}#${list.kind}`}
            list={list.kind}
            title={list.title}
            count={count}
            onShow={() => setPressed(true)}
          />
        ) : null}
      </SectionHead>
      {inBrief || isShort ? (
        <NamesInBrief
          entries={shown.map((view) => ({ url: view.url, name: pairName(view), note: noteOf(view) }))}
        />
      ) : count === 1 && only ? (
        <CardTile view={only} sample={sample} measure={measure} rank={only.rank} wide />
      ) : (
        <Rows full={full} count={count} more={shown.length < count}>
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

type HeadProps = { list: List; level: 2 | 3; place: number; children: ReactNode };

/** The name of a list, what it is ordered by, and the way to all of it. */
function SectionHead({ list: { kind, title, cards }, level, place, children }: HeadProps) {
  // What only counts the cards makes room on a phone.
  const isBrief = place >= ABREAST && SECTION_MEANING[kind] === undefined && !cards.some(isWide);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="section-head">
      <Heading
        id={`${kind}-heading`}
        className={cn('font-display text-xl font-semibold', place < LEADING && 'md:text-2xl')}
      >
        {title}
      </Heading>
      <p className={cn('text-xs text-muted tabular-nums md:text-sm', isBrief && 'max-md:hidden')}>
        {sectionWords({ kind, cards })}
      </p>
      {children}
    </div>
  );
}

/** The share in words, where there is one. */
function noteOf(view: TileView): string | null {
  return view.potential_decks > 0 ? markedShare(view) : null;
}

type RowsProps = { full: boolean; count: number; more: boolean; children: ReactNode };

function Rows({ full, children, ...rest }: RowsProps) {
  return full ? <CardGrid>{children}</CardGrid> : <FullRows {...rest}>{children}</FullRows>;
}

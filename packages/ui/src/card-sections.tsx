import { FEW_DECKS, NEW_CARD_DAYS, pairName } from '@deckwright/domain';
import { Fragment, type ReactNode, Suspense, useRef, useState } from 'react';
import { CardGrid, FullRows } from './card-grid.tsx';
import { CardTile } from './card-tile.tsx';
import { cn } from './cn.ts';
import { lazyTiles } from './lazy-tiles.ts';
import { NamesInBrief } from './names-in-brief.tsx';
import { isWide, markedShare, WIDE_INTERVAL_NOTE } from './share-text.tsx';
import { getPicturePriority } from './sharp-pictures.ts';
import { ShowAll, useGrownFocus } from './show-all.tsx';
import type { TileView } from './tile-view.ts';

type List = { kind: string; title: string; cards: readonly TileView[] };

/** The order of a section in players' terms; none for sections by type, which are ordered by share. */
const SECTION_MEANING: Readonly<Record<string, string>> = {
  newcards: `released in the data’s last ${NEW_CARD_DAYS} days`,
  highsynergycards: 'clearly above other decks, in points',
  highliftcards: 'clearly more often than by chance; ×2 means twice as often',
  topcards: 'in the largest share of decks',
};

/** The sections that compare with a baseline, which are unreliable with few decks. */
const COMPARING = ['highsynergycards', 'highliftcards'];

/** The number of cards in a section, its order, and a warning for few decks. */
export function describeSection({ kind, cards }: Omit<List, 'title'>): string {
  const most = Math.max(...cards.map((card) => card.potentialDecks));
  return [
    `${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`,
    SECTION_MEANING[kind],
    COMPARING.includes(kind) && most < FEW_DECKS
      ? `a small sample: ${most} ${most === 1 ? 'deck' : 'decks'}`
      : undefined,
    cards.some(isWide) ? WIDE_INTERVAL_NOTE : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}

/** Shown above lists that were compared with other decks without finding a card that stands out. */
export const NOTHING_STANDS_OUT =
  'No card stands out: all differences from other decks could be chance. The most played cards come first.';

/** Whether the lists were compared with other decks and no card stands out. */
export function nothingStandsOut(lists: readonly Omit<List, 'title'>[]): boolean {
  if (lists.some(({ kind }) => COMPARING.includes(kind))) return false;
  return lists.some(
    ({ kind, cards }) => kind === 'topcards' && cards.some(({ synergy }) => synergy !== null),
  );
}

/** A few new cards are shown as lines, because a row of tiles suggests that there are more. */
const MIN_NEW = 4;

/** The highlighted sections. */
const LEADING = 3;

/** With several lists, each starts with one row of the widest screen, of which a phone shows six. */
const FIRST_CARDS = 7;
/** For a single list: complete rows of 2, 3, 6 and 7. */
const FIRST_OF_ONE = 42;
/** Number of lists shown as grids on a phone; the others are rows to swipe. */
const ABREAST = 2;
/** In the server-rendered page, lists from this one on contain only names until they come near the viewport. */
const FIRST_BRIEF = 3;

/** The content between sections comes after this many. */
const BEFORE_BETWEEN = 2;

type SectionsProps = {
  lists: readonly List[];
  sample: boolean;
  /** Level of the section headings; 3 if they are below a common heading. */
  level?: 2 | 3;
  /** The address of the page with the full list of this kind; if absent, lists are shown in full. */
  fullAt?: ((kind: string) => string) | undefined;
  /** Whether the visitor requested the full list, which is not cut or folded. */
  isFull?: (kind: string) => boolean;
  /** The kind of a list that was requested in full before hydration. */
  grown?: string | undefined;
  /** Whether to render the server's markup, in which far lists contain only names. */
  brief?: boolean;
  /** Number of lists above them on the page, of which only the first few are drawn at once, and grids on a phone. */
  ahead?: number;
  /** Whether no pictures but those of the head are above them; by default if `ahead` is 0. */
  atTop?: boolean;
  /** Whether all of them are rows to swipe on a phone. */
  swiped?: boolean;
  /** The class of a container of which a phone shows only the first lists; without a rail. */
  folds?: string | undefined;
  /** Content inserted once between two sections. */
  between?: ReactNode;
  /** Panels beside the first sections, from 1200 pixels on; on narrower screens, they follow them. */
  rail?: ReactNode;
  /** The number of sections with the rail beside them. */
  railed?: number;
};

export function CardSections({
  lists,
  sample,
  level = 2,
  fullAt,
  isFull = () => false,
  grown,
  brief = false,
  ahead = 0,
  atTop = ahead === 0,
  swiped = false,
  folds,
  between,
  rail,
  railed = 0,
}: SectionsProps) {
  const first =
    fullAt === undefined ? Number.POSITIVE_INFINITY : lists.length > 1 ? FIRST_CARDS : FIRST_OF_ONE;
  const sections = lists.map((list, index) => (
    <Fragment key={list.kind}>
      {index === BEFORE_BETWEEN ? between : null}
      {/* Each is hydrated in a separate task. */}
      <Suspense>
        <Section
          list={list}
          position={index + ahead}
          rank={atTop ? index : index + ahead}
          swiped={swiped || index + ahead >= ABREAST}
          first={first}
          level={level}
          sample={sample}
          fullPage={fullAt?.(list.kind)}
          full={isFull(list.kind)}
          grown={list.kind === grown}
          brief={brief && index + ahead >= FIRST_BRIEF}
        />
      </Suspense>
    </Fragment>
  ));
  if (!rail) return <div className={cn('sections', folds)}>{sections}</div>;
  return (
    <div className="sections">
      <div className="railed">
        <div className="sections">{sections.slice(0, railed)}</div>
        {rail}
      </div>
      {sections.slice(railed)}
    </div>
  );
}

type SectionProps = Pick<SectionsProps, 'sample'> & {
  list: List;
  position: number;
  /** Number of lists with pictures above it. */
  rank: number;
  swiped: boolean;
  first: number;
  level: 2 | 3;
  fullPage: string | undefined;
  full: boolean;
  grown: boolean;
  brief: boolean;
};

function Section({
  list,
  position,
  rank,
  swiped,
  first,
  level,
  sample,
  fullPage,
  full,
  grown,
  brief,
}: SectionProps) {
  const [pressed, setPressed] = useState(grown);
  const count = list.cards.length;
  const shown = full ? list.cards : list.cards.slice(0, first);
  const measure = list.kind === 'highliftcards' ? 'lift' : 'synergy';
  const [only] = list.cards;
  const section = useRef<HTMLElement>(null);
  useGrownFocus(section, pressed && full, first);
  const cut = !full && Number.isFinite(first);
  const isShort = list.kind === 'newcards' && count < MIN_NEW;
  const inBrief = brief && cut && count > 1 && !isShort;
  return (
    <section
      ref={section}
      id={list.kind}
      aria-labelledby={`${list.kind}-heading`}
      data-brief={inBrief ? '' : undefined}
      className={cn(
        'flex scroll-mt-2 flex-col gap-1.5 md:gap-2',
        position > 0 && !isShort && lazyTiles(shown.length),
        count === 1 && !isShort && 'section-single',
        cut && count > 1 && !isShort && first === FIRST_CARDS && (swiped ? 'section-row' : 'section-first'),
      )}
    >
      <SectionHead list={list} level={level} position={position}>
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
          entries={shown.map((view) => ({ url: view.url, name: pairName(view), note: getNote(view) }))}
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
                priority={getPicturePriority(index, rank)}
              />
            </li>
          ))}
        </Rows>
      )}
    </section>
  );
}

type HeadProps = { list: List; level: 2 | 3; position: number; children: ReactNode };

/** The heading of a list, its order, and the link to the full list. */
function SectionHead({ list: { kind, title, cards }, level, position, children }: HeadProps) {
  // A phone has no room for more than a warning, and for a sign that needs its words.
  const most = Math.max(...cards.map((card) => card.potentialDecks));
  const isBrief = !(COMPARING.includes(kind) && most < FEW_DECKS) && !cards.some(isWide);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="section-head">
      <Heading
        id={`${kind}-heading`}
        className={cn(
          'font-display text-xl font-semibold',
          position < LEADING && cards.length > 1 && 'md:text-2xl',
        )}
      >
        {title}
      </Heading>
      <p className={isBrief ? 'max-md:hidden' : undefined}>{describeSection({ kind, cards })}</p>
      {children}
    </div>
  );
}

/** The share in words, if any. */
function getNote(view: TileView): string | null {
  return view.potentialDecks > 0 ? markedShare(view) : null;
}

type RowsProps = { full: boolean; count: number; more: boolean; children: ReactNode };

function Rows({ full, children, ...rest }: RowsProps) {
  return full ? <CardGrid>{children}</CardGrid> : <FullRows {...rest}>{children}</FullRows>;
}

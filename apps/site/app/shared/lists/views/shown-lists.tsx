import { isShown, withShown } from '@deckwright/contract';
import { formatExact, pairName, type RowLook } from '@deckwright/domain';
import {
  CardSections,
  cn,
  describeSection,
  lazyRows,
  markedShare,
  NamesInBrief,
  NOTHING_STANDS_OUT,
  nothingStandsOut,
  PhoneFold,
  type PhoneRows,
  type TileView,
} from '@deckwright/ui';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useHosts } from '../../page/site-settings.ts';
import type { View } from '../../page/use-view.ts';
import { AdSlot } from '../ad-slot.tsx';
import { CardListTable } from './card-list-table.tsx';
import { CardText } from './card-text.tsx';
import type { Listed } from './group-cards.ts';
import { useGrouped } from './use-grouped.ts';

type ListsProps = {
  lists: readonly { kind: string; title: string; cards: readonly TileView[] }[];
  view: View;
  sample: boolean;
  level: 2 | 3;
  /** The list that the visitor expanded before its data were loaded. */
  grown: string | undefined;
  /** Whether it is the markup of a document without its data. */
  brief: boolean;
  /** Number of lists above them on the page. */
  ahead: number;
  /** Number of lists a phone shows at first; by default all. */
  onPhone: PhoneRows | undefined;
  rail: Rail | undefined;
};

/** Panels next to the first lists, after them on narrow screens; below all lists if these are tables or text. */
export type Rail = {
  panels: ReactNode;
  sections: readonly { kind: string; title: string }[];
  /** The number of lists next to them. */
  railed: number;
};

/** The lists of a page as images, a table or text. */
export default memo(function Lists({
  lists,
  view,
  sample,
  level,
  grown,
  brief,
  ahead,
  onPhone,
  rail,
}: ListsProps) {
  const { group, view: look, show } = view.query;
  const shown = useGrouped(lists, view);
  const railed = look === 'images' && rail ? rail.railed : shown.length;
  const hasSalt = lists.some(({ cards }) => cards.some(({ salt }) => typeof salt === 'number'));
  const sections = (folds: string | undefined) => (
    <CardSections
      lists={shown}
      sample={sample}
      level={level}
      fullAt={(kind) => view.to({ show: withShown(show, kind) })}
      isFull={(kind) => isShown(show, kind)}
      grown={grown}
      brief={brief}
      ahead={ahead}
      folds={folds}
      between={<AdSlot />}
      railed={railed}
      rail={
        rail && shown.length > 0 ? (
          <aside aria-label={RAIL_NAME} className="rail">
            {rail.panels}
          </aside>
        ) : undefined
      }
    />
  );
  const plain =
    look !== 'images' &&
    shown.map((list, index) => (
      <PlainSection
        key={list.kind}
        list={list}
        look={look}
        index={index}
        level={level}
        view={view}
        sample={sample}
        hasSalt={hasSalt}
        brief={brief}
        onPhone={shown.length === 1 || isShown(show, list.kind) ? undefined : index < LEADING ? 10 : 4}
        fullPage={
          brief && index >= FIRST_PLAIN && !isShown(show, list.kind)
            ? view.to({ show: withShown(show, list.kind) })
            : null
        }
      />
    ));
  return (
    <>
      {group === 'default' && nothingStandsOut(lists) ? (
        <p className="max-w-prose text-sm text-muted">{NOTHING_STANDS_OUT}</p>
      ) : null}
      {onPhone === undefined ? (
        plain || sections(undefined)
      ) : (
        <PhoneFold count={shown.length} first={onPhone} name="lists" what="lists">
          {(folds) =>
            plain ? (
              <div className={cn('flex min-w-0 flex-col gap-3 md:gap-7', folds)}>{plain}</div>
            ) : (
              sections(folds)
            )
          }
        </PhoneFold>
      )}
      {look === 'table' ? <SaveAsCsv own={view.own} /> : null}
      {look !== 'images' && rail && shown.length > 0 ? (
        <aside
          aria-label={RAIL_NAME}
          className="columns-1 gap-4 *:mb-4 *:break-inside-avoid md:columns-2 xl:columns-3"
        >
          {rail.panels}
        </aside>
      ) : null}
    </>
  );
});

const RAIL_NAME = 'Combos, themes and more';

/** For spreadsheets: every card of every list, with its decks, percentage and interval. */
function SaveAsCsv({ own }: Pick<View, 'own'>) {
  const { apiHost } = useHosts();
  return (
    <p className="text-sm text-muted">
      <a href={`${apiHost}/api/v1/csv${own}`} download className="link inline-flex min-h-11 items-center">
        Save these lists as CSV
      </a>
    </p>
  );
}

type PlainProps = {
  list: Listed<TileView>;
  look: RowLook;
  index: number;
  level: 2 | 3;
  view: View;
  sample: boolean;
  /** Whether any card of the page has a salt score. */
  hasSalt: boolean;
  /** Whether it is the markup of a document without its data. */
  brief: boolean;
  /** What a phone shows of it at first; by default everything. */
  onPhone: PhoneRows | undefined;
  /** The list's own full page, if only names are shown here. */
  fullPage: string | null;
};

/** Number of prominent sections; a phone shows less of the others. */
const LEADING = 3;

/** Index of the first list that has only names in a document. */
const FIRST_PLAIN = 2;
/** Number of cards in a list with only names. */
const FIRST_NAMES = 7;

function PlainSection({ list, look, index, level, fullPage, onPhone, ...rest }: PlainProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const count = list.cards.length;
  return (
    <section
      id={list.kind}
      aria-labelledby={`${list.kind}-heading`}
      data-brief={fullPage === null ? undefined : ''}
      className={cn('flex scroll-mt-2 flex-col gap-3', index > 0 && lazyRows(count, look, onPhone))}
    >
      <div className="section-head">
        <Heading id={`${list.kind}-heading`} className="font-display text-xl font-semibold">
          {list.title}
        </Heading>
        <p>{describeSection(list)}</p>
        {fullPage !== null && count > FIRST_NAMES ? (
          <Link to={`${fullPage}#${list.kind}`} data-grows={list.kind} className="show-all">
            {`Show all ${formatExact(count)}`}
            <span className="sr-only"> of {list.title}</span>
          </Link>
        ) : null}
      </div>
      {fullPage === null ? (
        <PhoneFold count={count} first={onPhone} name={list.kind} of={list.title}>
          {(folds) =>
            look === 'table' ? (
              <CardListTable
                kind={list.kind}
                title={list.title}
                cards={list.cards}
                folds={folds}
                position={index}
                {...rest}
              />
            ) : (
              <CardText title={list.title} cards={list.cards} folds={folds} />
            )
          }
        </PhoneFold>
      ) : (
        <NamesInBrief
          entries={list.cards.slice(0, FIRST_NAMES).map((card) => ({
            url: card.url,
            name: pairName(card),
            note: card.potentialDecks > 0 ? markedShare(card) : null,
          }))}
        />
      )}
    </section>
  );
}

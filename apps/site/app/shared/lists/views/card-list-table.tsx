import { formatExact, formatLift, formatPoints, type ListSort, pairName } from '@deckwright/domain';
import {
  cn,
  describeInterval,
  ManaCost,
  shownPrice,
  TileButtons,
  type TileView,
  useDisplay,
  usePriceClass,
} from '@deckwright/ui';
import { memo } from 'react';
import { Link } from 'react-router';
import type { View } from '../../page/use-view.ts';
import { ShareOfDecks } from './card-share.tsx';
import { None } from './missing-number.tsx';

type Props = {
  kind: string;
  title: string;
  cards: readonly TileView[];
  view: View;
  sample: boolean;
  /** Whether any card of the page has a salt score; the column is left out otherwise, in all tables alike. */
  hasSalt: boolean;
  /** The class of a list that a phone shows partially. */
  folds: string | undefined;
  /** Index among the tables of the page. */
  position: number;
  /** Whether far rows have only names, in a document without its data. */
  brief: boolean;
};

/** Rows of the first table, and of one below it: about two screens. */
const FIRST_DRAWN = 40;
const FIRST_DRAWN_BELOW = 3;

type Column = { key: string; label: string; numeric: boolean; sort: ListSort | null; width: string };

/** What a phone shows next to the name comes first; the widths are the same in every table of a page. */
const COLUMNS: readonly Column[] = [
  { key: 'name', label: 'Name', numeric: false, sort: 'name', width: 'w-45 md:w-auto xxl:w-70' },
  { key: 'inclusion', label: 'Inclusion', numeric: true, sort: 'inclusion', width: 'w-27' },
  { key: 'interval', label: 'Likely', numeric: true, sort: null, width: 'w-24' },
  { key: 'decks', label: 'Decks', numeric: true, sort: 'deck-count', width: 'w-29' },
  { key: 'synergy', label: 'Synergy', numeric: true, sort: 'synergy', width: 'w-25' },
  { key: 'lift', label: 'Lift', numeric: true, sort: null, width: 'w-20' },
  { key: 'mana', label: 'Mana', numeric: false, sort: 'mana-value', width: 'w-34' },
  { key: 'type', label: 'Type', numeric: false, sort: null, width: 'w-31' },
  { key: 'price', label: 'Price', numeric: true, sort: 'price', width: 'w-24' },
  { key: 'salt', label: 'Salt', numeric: true, sort: 'salt', width: 'w-18' },
];

/** What the page's own order of a list goes by, if not by the share. */
const OWN_ORDERS: Readonly<Record<string, 'synergy' | 'lift'>> = {
  highsynergycards: 'synergy',
  highliftcards: 'lift',
};

/** Ascending orders; the others are descending. */
const ASCENDING: readonly ListSort[] = ['name', 'mana-value'];

/** The cards as rows; column headings are links that sort by the column, and back to the page's own order. */
export function CardListTable({ kind, title, cards, view, sample, hasSalt, folds, position, brief }: Props) {
  const firstDrawn = position === 0 ? FIRST_DRAWN : FIRST_DRAWN_BELOW;
  const { sort } = view.query;
  const columns = COLUMNS.filter(({ key }) => hasSalt || key !== 'salt');
  const sorted = sort === 'default' ? ownOrder(kind, cards) : columns.find((each) => each.sort === sort)?.key;
  return (
    <section
      aria-label={`${title}, table`}
      className="wide-table overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full min-w-265 table-fixed text-left text-sm tabular-nums md:min-w-280">
        <caption className="sr-only">{title}</caption>
        <thead className="border-b border-line bg-raised text-xs text-muted">
          <tr>
            {columns.map((column) => (
              <Heading key={column.key} column={column} isSorted={column.key === sorted} view={view} />
            ))}
          </tr>
        </thead>
        <tbody className={folds}>
          {cards.map((card, index) =>
            brief && index >= firstDrawn ? (
              <RowInBrief key={card.url} card={card} />
            ) : (
              <CardRow key={card.url} card={card} sample={sample} hasSalt={hasSalt} />
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}

/** The column that the page's own order goes by; undefined if it goes by what no column shows. */
export function ownOrder(
  kind: string,
  cards: readonly Pick<TileView, 'inclusionRate' | 'synergy' | 'lift'>[],
): string | undefined {
  const key = OWN_ORDERS[kind] ?? 'inclusion';
  const figures = cards.map((card) => (key === 'inclusion' ? card.inclusionRate : (card[key] ?? 0)));
  return figures.every((figure, index) => index === 0 || figure <= (figures[index - 1] ?? figure))
    ? key
    : undefined;
}

type HeadingProps = { column: Column; isSorted: boolean; view: View };

function Heading({ column: { key, label, numeric, sort, width }, isSorted, view }: HeadingProps) {
  const isAscending = sort !== null && ASCENDING.includes(sort);
  const words = (
    <>
      {label}
      {isSorted ? <span aria-hidden="true">{isAscending ? '▲' : '▼'}</span> : null}
    </>
  );
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
      className={cn(
        'px-3 font-semibold whitespace-nowrap',
        width,
        numeric && 'text-right',
        key === 'name' && 'sticky left-0 bg-raised',
        isSorted && 'text-accent',
      )}
    >
      {sort ? (
        <Link
          to={view.to({ sort: sort === view.query.sort ? 'default' : sort })}
          rel="nofollow"
          discover="none"
          preventScrollReset
          className="inline-flex min-h-11 items-center gap-1 hover:text-text md:min-h-9"
        >
          {words}
        </Link>
      ) : (
        <span className="inline-flex items-center gap-1">{words}</span>
      )}
    </th>
  );
}

/** A row's placeholder with only the name of its card. */
function RowInBrief({ card }: Pick<RowProps, 'card'>) {
  return (
    <tr data-brief="" className="h-16 border-b border-line last:border-0 lg:h-11.25">
      <th scope="row" className="sticky left-0 bg-surface px-3 py-2 font-medium">
        <Link to={card.url}>{pairName(card)}</Link>
      </th>
    </tr>
  );
}

type RowProps = { card: TileView; sample: boolean; hasSalt: boolean };

const CELL = 'px-3 py-2 whitespace-nowrap';
const NUMBER = `${CELL} text-right`;

const CardRow = memo(function CardRow({ card, sample, hasSalt }: RowProps) {
  const { priceSources } = useDisplay();
  const priceClass = usePriceClass();
  const price = shownPrice(card.prices, priceSources);
  return (
    <tr className="clip-row border-b border-line bg-surface last:border-0 hover:bg-raised">
      {/* On the ground of its row, with which it changes. */}
      <th scope="row" className="sticky left-0 bg-inherit px-3 py-2 font-medium">
        <div className="flex items-center justify-between gap-2">
          <Link to={card.url} className="hover:text-accent">
            {pairName(card)}
          </Link>
          <span className="-my-2 flex shrink-0">
            <TileButtons view={card} url={card.url} />
          </span>
        </div>
      </th>
      <td className={`${NUMBER} font-semibold`}>
        <ShareOfDecks card={card} />
      </td>
      <td className={`${NUMBER} text-muted`} title="95% interval">
        {describeInterval(card) ?? <None />}
      </td>
      {card.potentialDecks === 0 ? (
        <td className={NUMBER}>
          <None />
        </td>
      ) : (
        <td className={NUMBER} title={`of ${formatExact(card.potentialDecks)} that could play it`}>
          {formatExact(card.numDecks)}{' '}
          <span className="text-muted">/ {formatExact(card.potentialDecks)}</span>
        </td>
      )}
      <td className={cn(NUMBER, (card.synergy ?? 0) > 0.005 && 'text-good')}>
        {card.synergy === null ? <None /> : formatPoints(card.synergy)}
      </td>
      <td className={NUMBER}>{card.lift === null ? <None /> : formatLift(card.lift)}</td>
      <td className="px-3 py-2">
        <ManaCost cost={card.face.manaCost} className="text-sm" />
      </td>
      <td className={`${CELL} text-muted`}>{card.primaryType}</td>
      <td className={NUMBER} title={sample ? 'Sample price' : undefined}>
        {price ? <span className={priceClass}>{price}</span> : <None />}
      </td>
      {hasSalt ? (
        <td className={NUMBER}>{(card.salt ?? null) === null ? <None /> : card.salt?.toFixed(2)}</td>
      ) : null}
    </tr>
  );
});

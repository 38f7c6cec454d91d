import type { SearchPage, WinRecord } from '@deckwright/contract/schemas';
import { formatExact, formatInterval, formatShare, type ListLook } from '@deckwright/domain';
import {
  CardGrid,
  CardTile,
  type Column,
  cn,
  DataTable,
  describeInterval,
  getPicturePriority,
  ManaCost,
  PhoneFold,
  shareTitle,
  shownPrice,
  TileButtons,
  type TileView,
  useDisplay,
  usePriceClass,
  WideMark,
} from '@deckwright/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { None } from '../../shared/lists/views/missing-number.tsx';

type Props = {
  views: readonly TileView[];
  view: ListLook;
  sample: boolean;
  scoped: boolean;
  /** Win rates that the query asks for; null if it does not. */
  records: SearchPage['records'];
  /** Decks of these cards as commander. */
  leads: SearchPage['leads'];
  /** As specified by the query; null for the default order. */
  order: SearchPage['order'];
  /** The URL of the search in another order. */
  orderedBy: (order: string | null) => string;
};

/** The found cards as pictures, as a table or as a plain list. */
export function FoundCards({ views, view, sample, scoped, records, leads, order, orderedBy }: Props) {
  const leadDecks = new Map(leads.map(({ url, numDecks }) => [url, numDecks]));
  const recordByUrl = records && new Map(records.map((record) => [record.url, record]));
  if (view === 'table')
    return (
      <CardTable
        views={views}
        recordByUrl={recordByUrl}
        leadDecks={leadDecks}
        order={order}
        orderedBy={orderedBy}
      />
    );
  if (view === 'text') return <CardText views={views} recordByUrl={recordByUrl} leadDecks={leadDecks} />;
  return (
    <PhoneFold count={views.length} first={24} name="results" what="cards">
      {(folds) => (
        <CardGrid folds={folds}>
          {views.map((card, index) => (
            <li key={card.url}>
              <CardTile
                view={asCommander(card, leadDecks.get(card.url))}
                sample={sample}
                measure={scoped ? 'synergy' : 'none'}
                priority={getPicturePriority(index)}
              />
              {recordByUrl ? <RecordLine record={recordByUrl.get(card.url)} /> : null}
            </li>
          ))}
        </CardGrid>
      )}
    </PhoneFold>
  );
}

/** A commander shows its decks as one, and its share in the decks of others if any of these play it. */
function asCommander(view: TileView, decks: number | undefined): TileView {
  if (decks === undefined) return view;
  const note = describeDecks(decks);
  return view.numDecks > 0
    ? { ...view, note, among: 'in\u00a0the\u00a099' }
    : { ...view, note, potentialDecks: 0 };
}

function describeDecks(decks: number): string {
  return `${formatExact(decks)} ${decks === 1 ? 'deck' : 'decks'} as commander`;
}

type ListProps = Pick<Props, 'views'> & {
  recordByUrl: ReadonlyMap<string, WinRecord> | null;
  leadDecks: ReadonlyMap<string, number>;
};

/** The win rate is of little use without its games. */
function RecordLine({ record }: { record: WinRecord | undefined }) {
  return (
    <p className="text-xs text-muted tabular-nums">
      {record ? (
        <span title={`likely ${winInterval(record)}`}>
          won {formatShare(record.winRate)} of {formatExact(record.games)} games
        </span>
      ) : (
        'too few games'
      )}
    </p>
  );
}

function winInterval({ winRateLow: low, winRateHigh: high }: WinRecord): string {
  return formatInterval({ low, high });
}

type TableProps = ListProps & Pick<Props, 'order' | 'orderedBy'>;

function CardTable({ views, recordByUrl, leadDecks, order, orderedBy }: TableProps) {
  const { priceSources } = useDisplay();
  const priceClass = usePriceClass();
  // Pressing a heading again returns to the search's own order.
  const by = (key: string, label: string): Pick<Column, 'label' | 'link'> => {
    const current = order?.by === key;
    const sorted = order?.direction === 'asc' ? 'ascending' : 'descending';
    return {
      label,
      link: {
        sorted: current ? sorted : undefined,
        head: (
          <Link
            to={orderedBy(current ? null : key)}
            rel="nofollow"
            preventScrollReset
            className={cn(
              'inline-flex min-h-11 items-center gap-1 hover:text-text md:min-h-9',
              current && 'text-accent',
            )}
          >
            {current ? <span aria-hidden="true">{sorted === 'ascending' ? '▴' : '▾'}</span> : null}
            {label}
          </Link>
        ),
      },
    };
  };
  return (
    <DataTable
      caption="Cards found"
      columns={[
        { key: 'name', ...by('name', 'Card') },
        { key: 'cost', ...by('mv', 'Cost') },
        { key: 'type', label: 'Type' },
        { key: 'decks', ...by('decks', 'Decks'), numeric: true },
        ...(leadDecks.size > 0
          ? [{ key: 'commander', ...by('commander', 'As commander'), numeric: true }]
          : []),
        { key: 'share', ...by('inclusion', 'Of those that could'), numeric: true },
        { key: 'interval', label: 'Likely', numeric: true },
        ...(recordByUrl
          ? [
              { key: 'winrate', ...by('winrate', 'Win rate'), numeric: true },
              { key: 'winning', label: 'Likely', numeric: true },
              { key: 'games', label: 'Games', numeric: true },
            ]
          : []),
        { key: 'price', ...by('usd', 'Price'), numeric: true },
      ]}
      rows={views.map((view) => ({
        key: view.url,
        cells: [
          <span key="name" className="flex items-center justify-between gap-2">
            <Link to={view.url} className="link">
              {view.name}
            </Link>
            <span className="-my-2 flex shrink-0">
              <TileButtons view={view} url={view.url} />
            </span>
          </span>,
          view.face.manaCost ? <ManaCost key="cost" cost={view.face.manaCost} /> : '',
          view.face.type,
          formatExact(view.numDecks),
          ...(leadDecks.size > 0 ? [countOrNone(leadDecks.get(view.url))] : []),
          view.potentialDecks === 0 ? (
            <None key="share" why={view.note} />
          ) : (
            <span key="share" title={shareTitle(view)}>
              <WideMark counts={view} />
              {formatShare(view.inclusionRate)}
            </span>
          ),
          <span key="interval" className="whitespace-nowrap">
            {describeInterval(view) ?? <None />}
          </span>,
          ...(recordByUrl ? winCells(recordByUrl.get(view.url)) : []),
          <span key="price" className={priceClass}>
            {shownPrice(view.prices, priceSources) ?? '–'}
          </span>,
        ],
      }))}
    />
  );
}

function countOrNone(count: number | undefined): ReactNode {
  return count === undefined ? <None key="commander" /> : formatExact(count);
}

function winCells(record: WinRecord | undefined): ReactNode[] {
  if (!record) return [<None key="winrate" />, <None key="winning" />, <None key="games" />];
  return [
    formatShare(record.winRate),
    <span key="winning" className="whitespace-nowrap">
      {winInterval(record)}
    </span>,
    formatExact(record.games),
  ];
}

function CardText({ views, recordByUrl, leadDecks }: ListProps) {
  return (
    <ul aria-label="Cards found" className="gap-x-8 sm:columns-2 xl:columns-4">
      {views.map((card) => {
        const leads = leadDecks.get(card.url);
        const view = asCommander(card, leads);
        return (
          <li key={view.url} className="break-inside-avoid">
            <Link to={view.url} className="flex min-h-9 items-center justify-between gap-3 hover:text-accent">
              <span className="min-w-0 py-1 leading-tight text-pretty">{view.name}</span>
              <span className="shrink-0 text-right text-sm text-muted tabular-nums">
                {recordByUrl ? <RecordLine record={recordByUrl.get(view.url)} /> : null}
                {leads ? <span className="block">{`${formatExact(leads)} as commander`}</span> : null}
                {view.potentialDecks > 0 ? (
                  <span title={shareTitle(view)}>
                    <WideMark counts={view} />
                    {formatShare(view.inclusionRate)}
                    {view.among ? ` ${view.among}` : null}
                  </span>
                ) : leads ? null : (
                  <None />
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

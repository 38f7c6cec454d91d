import type { ShownSides } from '@deckwright/contract/schemas';
import { formatExact, formatInterval, formatPoints, formatShare } from '@deckwright/domain';
import { DataTable } from '@deckwright/ui';
import { Link } from 'react-router';

type Props = { card: 'a card' | 'the card'; of: string; rows: readonly ShownSides[]; sample: boolean };

/** Win rates of a commander's decks with a card and without it, their games, and the difference in points. */
export function SidesTable({ card, of, rows, sample }: Props) {
  const caption = `Win rate in ${sample ? 'sample games' : 'games'} with and without ${card}`;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {/* Readers of screens hear the table's own caption. */}
      <p aria-hidden className="text-sm text-muted">
        {caption}
      </p>
      <Sides caption={caption} of={of} rows={rows} />
    </div>
  );
}

function Sides({ caption, of, rows }: Pick<Props, 'of' | 'rows'> & { caption: string }) {
  return (
    <DataTable
      caption={caption}
      dense
      columns={[
        { key: 'name', label: of },
        { key: 'with', label: 'With', numeric: true },
        { key: 'without', label: 'Without', numeric: true },
        { key: 'difference', label: 'Points', numeric: true },
      ]}
      rows={rows.map((row) => ({
        key: row.url,
        cells: [
          <Link key="name" to={row.url} className="link">
            {row.name}
          </Link>,
          <Rate key="with" side={row.with} />,
          <Rate key="without" side={row.without} />,
          <span key="difference" className="whitespace-nowrap">
            {toPoints(row.difference)}
            <span className="block text-xs text-muted">
              {`${toPoints(row.differenceLow)} to ${toPoints(row.differenceHigh)}`}
            </span>
          </span>,
        ],
      }))}
    />
  );
}

/** A difference of shares −1…1 in percentage points, without the unit, for a heading or a sentence that has it. */
export function toPoints(difference: number): string {
  return formatPoints(difference).replace(' pts', '');
}

function Rate({
  side: { games, winRate: rate, winRateLow: low, winRateHigh: high },
}: {
  side: ShownSides['with'];
}) {
  if (rate === null || low === null || high === null) return '–';
  return (
    <span className="whitespace-nowrap" title={`likely ${formatInterval({ low, high })}`}>
      {formatShare(rate)}
      <span className="block text-xs text-muted">{`of ${formatExact(games)}`}</span>
    </span>
  );
}

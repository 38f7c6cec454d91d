import { formatDay, formatExact } from '@deckwright/domain';
import { ChartTable } from '@deckwright/ui';
import { findEarlier, rankChange, tableRows } from './rank-change.ts';

type Props = {
  history: readonly { date: string; numDecks: number; rank: number }[];
  /** What the rank is among, such as "commanders". */
  among: string;
};

/** The rank over all decks and since when it changed, with the numbers of earlier data as a table. */
export function RankLine({ history, among }: Props) {
  const [before, now] = [findEarlier(history), history.at(-1)];
  if (!before || !now) return null;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm tabular-nums">
        Rank {formatExact(now.rank)} of all {among}, {rankChange(before, now)}.
      </p>
      <ChartTable
        columns={['Data of', 'Rank', 'Decks']}
        rows={tableRows(history).map(({ date, rank, numDecks }) => [
          formatDay(date),
          `#${formatExact(rank)}`,
          formatExact(numDecks),
        ])}
      />
    </div>
  );
}

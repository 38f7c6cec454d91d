import { formatDay, formatExact, formatShare } from '@deckwright/domain';
import { ChartTable } from '@deckwright/ui';
import { findEarlier, rankChange, tableRows } from '../../shared/cards/rank-change.ts';
import type { CardPageView } from './card-view.ts';

type Props = { page: Pick<CardPageView, 'countHistory' | 'query'> };

/** How the card's inclusion and rank over all decks changed from earlier data; nothing on filtered pages. */
export function CountLines({ page: { countHistory: history = [], query } }: Props) {
  const [before, now] = [findEarlier(history), history.at(-1)];
  if (!before || !now || query !== '') return null;
  const ranked =
    before.rank === null || now.rank === null
      ? null
      : `Rank ${formatExact(now.rank)} of all cards, ${rankChange({ rank: before.rank, date: before.date }, { rank: now.rank })}.`;
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3">
      <p className="text-sm tabular-nums">
        {ranked === null ? null : <span className="block">{ranked}</span>}
        In {formatShare(now.inclusionRate)} of eligible decks; in {formatShare(before.inclusionRate)} by the
        data of {formatDay(before.date)}.
      </p>
      <ChartTable
        columns={['Data of', 'Share', 'Decks', 'Rank']}
        rows={tableRows(history).map(({ date, inclusionRate, numDecks, potentialDecks, rank }) => [
          formatDay(date),
          formatShare(inclusionRate),
          `${formatExact(numDecks)} of ${formatExact(potentialDecks)}`,
          rank === null ? '–' : `#${formatExact(rank)}`,
        ])}
      />
    </div>
  );
}

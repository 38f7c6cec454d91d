import { dayWords, formatExact, formatShare } from '@deckwright/domain';
import { ChartTable } from '@deckwright/ui';
import { earlierOf, rankChange, tableRows } from '../../shared/history/since.ts';
import type { CardPageView } from './card-view.ts';

type Props = { page: Pick<CardPageView, 'count_history' | 'query'> };

/** How the card's inclusion and rank over all decks changed from earlier data; nothing on filtered pages. */
export function CountLines({ page: { count_history: history = [], query } }: Props) {
  const [before, now] = [earlierOf(history), history.at(-1)];
  if (!before || !now || query !== '') return null;
  const ranked =
    before.rank === null || now.rank === null
      ? null
      : `Rank ${formatExact(now.rank)} of all cards, ${rankChange({ rank: before.rank, date: before.date }, { rank: now.rank })}.`;
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3">
      <p className="text-sm tabular-nums">
        {ranked === null ? null : <span className="block">{ranked}</span>}
        In {formatShare(now.inclusion_rate)} of eligible decks; in {formatShare(before.inclusion_rate)} by the
        data of {dayWords(before.date)}.
      </p>
      <ChartTable
        columns={['Data of', 'Share', 'Decks', 'Rank']}
        rows={tableRows(history).map(({ date, inclusion_rate, num_decks, potential_decks, rank }) => [
          dayWords(date),
          formatShare(inclusion_rate),
          `${formatExact(num_decks)} of ${formatExact(potential_decks)}`,
          rank === null ? '–' : `#${formatExact(rank)}`,
        ])}
      />
    </div>
  );
}

import { formatExact, formatShare } from '@deckwright/domain';
import { LineChart, Panel } from '@deckwright/ui';
import type { CardPageView } from '../../shared/lists/page-views.ts';

type Props = { page: CardPageView };

export function HistoryPanel({ page }: Props) {
  const points = (page.history ?? [])
    .filter((month) => month.potential_decks > 0)
    .map((month) => {
      const share = month.num_decks / month.potential_decks;
      const decks = `${formatExact(month.num_decks)} of ${formatExact(month.potential_decks)}`;
      return { label: month.month, height: share, cells: [formatShare(share), decks] };
    });
  if (points.length < 2) return null;
  const shares = points.map((point) => point.height);
  return (
    <Panel>
      <LineChart
        title="Share of possible decks by month"
        columns={['Month', 'Share', 'Decks']}
        edges={[formatShare(Math.max(...shares)), formatShare(Math.min(...shares))]}
        points={points}
      />
    </Panel>
  );
}

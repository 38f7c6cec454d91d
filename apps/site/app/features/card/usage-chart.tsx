import { formatExact, formatMonth, formatShare, formatShareEnds, monthNumber } from '@deckwright/domain';
import { LineChart } from '@deckwright/ui';
import type { CardPageView } from './card-view.ts';

type Props = { page: Pick<CardPageView, 'history' | 'trend'> };

const TREND = {
  rising: {
    sign: '▲',
    words: 'Played more and more in all decks over the last six months',
    look: 'text-good',
  },
  falling: {
    sign: '▼',
    words: 'Played less and less in all decks over the last six months',
    look: 'text-bad',
  },
};

/** A month of fewer decks that could run the card is no point of a line: one deck would be 0 or 100%. */
const MIN_DECKS = 10;

/** The percentage of eligible decks running the card, by month, with its trend. */
export function UsageChart({ page: { history = [], trend } }: Props) {
  const months = history.filter(({ potentialDecks }) => potentialDecks >= MIN_DECKS);
  const points = months.map((month) => {
    const share = month.numDecks / month.potentialDecks;
    const decks = `${formatExact(month.numDecks)} of ${formatExact(month.potentialDecks)}`;
    return {
      label: formatMonth(month.month),
      month: monthNumber(month.month),
      height: share,
      cells: [formatShare(share), decks],
    };
  });
  if (points.length < 2) return null;
  const shares = points.map((point) => point.height);
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      <LineChart
        title="Inclusion by month"
        columns={['Month', 'Share', 'Decks']}
        edges={formatShareEnds(Math.min(...shares), Math.max(...shares))}
        points={points}
      />
      {months.length === history.length ? null : (
        <p className="text-xs text-muted">
          {`Months with fewer than ${MIN_DECKS} eligible decks are not shown.`}
        </p>
      )}
      {trend === null ? null : (
        <p className="text-xs">
          <span aria-hidden="true" className={TREND[trend].look}>
            {TREND[trend].sign}
          </span>{' '}
          {TREND[trend].words}
        </p>
      )}
    </div>
  );
}

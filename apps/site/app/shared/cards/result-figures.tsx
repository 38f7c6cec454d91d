import type { SideResults, TournamentResults } from '@deckwright/contract/schemas';
import { formatCounted, formatDay, formatExact, formatInterval, formatShare } from '@deckwright/domain';

type Results = SideResults & Pick<TournamentResults, 'events' | 'from' | 'to'>;

/** Win rate and share in the top cut with their intervals and samples, and what decks they are from. */
export function ResultFigures({ results }: { results: Results }) {
  return (
    <>
      <dl className="flex flex-col gap-3">
        <WinRate results={results} />
        <TopCut results={results} />
      </dl>
      <p className="text-xs text-pretty text-muted tabular-nums">{describeSample(results)}</p>
    </>
  );
}

type PartProps = { results: SideResults };

function WinRate({ results }: PartProps) {
  const { winRate: rate, winRateLow: low, winRateHigh: high, games } = results;
  const count = `${formatExact(games)} ${games === 1 ? 'game' : 'games'}`;
  return (
    <div>
      <dt className="text-sm text-muted">Win rate</dt>
      {rate === null || low === null || high === null ? (
        <dd className="text-sm">Too few games: {formatExact(games)}</dd>
      ) : (
        <dd className="tabular-nums">
          <Figure share={rate} isSmall={results.smallSample} />
          <span className="block text-sm text-muted">
            likely {formatInterval({ low, high })}, of {count}; by chance 25%
          </span>
        </dd>
      )}
    </div>
  );
}

function TopCut({ results }: PartProps) {
  const { topCut: cut } = results;
  if (cut === null) return null;
  const interval = formatInterval({ low: cut.shareLow, high: cut.shareHigh });
  return (
    <div>
      <dt className="text-sm text-muted">In the top 16</dt>
      <dd className="tabular-nums">
        <Figure share={cut.share} isSmall={cut.smallSample} />
        <span className="block text-sm text-muted">
          likely {interval}, of {formatCounted(cut.entries, 'deck')} in tournaments of at least 32 players; by
          chance {formatShare(cut.expected)}
        </span>
      </dd>
    </div>
  );
}

type FigureProps = { share: number; isSmall: boolean };

function Figure({ share, isSmall }: FigureProps) {
  return (
    <>
      <span className="text-2xl font-semibold">{formatShare(share)}</span>
      {isSmall ? <span className="ml-2 text-xs text-muted">small sample</span> : null}
    </>
  );
}

function describeSample({ wins, losses, draws, entries, events, from, to }: Results): string {
  const record = `${formatExact(wins)} won, ${formatExact(losses)} lost, ${formatExact(draws)} drawn`;
  const decks = `${formatExact(entries)} ${entries === 1 ? 'deck' : 'decks'}`;
  const where = `${formatExact(events)} ${events === 1 ? 'tournament' : 'tournaments'}`;
  const when =
    from === null || to === null || from === to
      ? formatDay(from ?? '')
      : `${formatDay(from)} to ${formatDay(to)}`;
  return `${decks} in ${where}, ${when}: ${record}. A draw counts as not won.`;
}

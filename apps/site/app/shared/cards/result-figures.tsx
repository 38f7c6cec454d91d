import type { SideResults, TournamentResults } from '@deckwright/contract/schemas';
import { formatCounted, formatDay, formatExact, formatInterval, formatShare } from '@deckwright/domain';

type Results = SideResults & Pick<TournamentResults, 'events' | 'from' | 'to'>;

type Props = { results: Results; sample: boolean };

/**
 * Win rate and share in the top cut with their intervals and samples, and what entries they are from: an entry is one
 * player with one deck in one tournament.
 */
export function ResultFigures({ results, sample }: Props) {
  return (
    <>
      <dl className="flex flex-col gap-3">
        <WinRate results={results} sample={sample} />
        <TopCut results={results} sample={sample} />
      </dl>
      <p className="text-xs text-pretty text-muted tabular-nums">{describeSample(results, sample)}</p>
    </>
  );
}

type PartProps = { results: SideResults; sample: boolean };

function WinRate({ results, sample }: PartProps) {
  const { winRate: rate, winRateLow: low, winRateHigh: high, games } = results;
  const count = countedResults(games, 'game', 'games', sample);
  return (
    <div>
      <dt className="text-sm text-muted">Win rate</dt>
      {rate === null || low === null || high === null ? (
        <dd className="text-sm">Too few games for a rate: {count}</dd>
      ) : (
        <dd className="tabular-nums">
          <Figure share={rate} isSmall={results.smallSample} />
          <span className="block text-sm text-pretty text-muted">
            {`likely\u00a0${formatInterval({ low, high })}`}, of {count}; by chance 25%
          </span>
        </dd>
      )}
    </div>
  );
}

function TopCut({ results, sample }: PartProps) {
  const { topCut: cut } = results;
  if (cut === null) return null;
  const interval = formatInterval({ low: cut.shareLow, high: cut.shareHigh });
  return (
    <div>
      <dt className="text-sm text-muted">In the top 16</dt>
      <dd className="tabular-nums">
        <Figure share={cut.share} isSmall={cut.smallSample} />
        <span className="block text-sm text-pretty text-muted">
          {`likely\u00a0${interval}`}, of {countedResults(cut.entries, 'entry', 'entries', sample)} in
          tournaments of at least 32 players; by chance {formatShare(cut.expected)}
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

function describeSample(results: Results, sample: boolean): string {
  const { wins, losses, draws, entries, events, from, to } = results;
  const record = `${formatExact(wins)} won, ${formatExact(losses)} lost, ${formatExact(draws)} drawn`;
  const entered = countedResults(entries, 'entry', 'entries', sample);
  const where = countedResults(events, 'tournament', 'tournaments', sample);
  const when =
    from === null || to === null || from === to
      ? formatDay(from ?? '')
      : `${formatDay(from)} to ${formatDay(to)}`;
  return `${entered} in ${where}, ${when}: ${record}. A draw counts as not won.`;
}

/** "1,318 games", "1,318 sample games". */
function countedResults(count: number, one: string, many: string, sample: boolean): string {
  const unit = sample ? 'sample ' : '';
  return formatCounted(count, `${unit}${one}`, `${unit}${many}`);
}

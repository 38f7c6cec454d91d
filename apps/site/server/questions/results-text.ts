import type { CommanderResultsResource } from '@deckwright/contract/schemas';
import { formatCounted, formatExact, formatInterval, formatShare } from '@deckwright/domain';

type Results = Pick<
  CommanderResultsResource,
  | 'entries'
  | 'games'
  | 'wins'
  | 'losses'
  | 'draws'
  | 'events'
  | 'from'
  | 'to'
  | 'win_rate'
  | 'win_rate_low'
  | 'win_rate_high'
  | 'win_rate_by_chance'
  | 'small_sample'
  | 'top_cut'
>;

/** Tournament results in sentences, a line each: what was played, the win rate, and the share of the top 16. */
export function resultLines(results: Results): string[] {
  const { entries, wins, losses, draws, events, from, to, top_cut: cut } = results;
  if (entries === 0) return ['Tournament results: none'];
  const days = from === to ? from : `${from} to ${to}`;
  const record = `${formatExact(wins)} won, ${formatExact(losses)} lost, ${formatExact(draws)} drawn`;
  return [
    `Tournament results: ${formatCounted(entries, 'entry', 'entries')} in ${formatCounted(events, 'tournament')}, ${days}; ${record}`,
    winRateLine(results),
    ...(cut === null
      ? []
      : [
          `In the top 16: ${formatShare(cut.share)} of ${formatCounted(cut.entries, 'entry', 'entries')} in tournaments of at least 32 players ` +
            `(95% interval ${formatInterval({ low: cut.share_low, high: cut.share_high })}; by chance ${formatShare(cut.expected)})${markSmall(cut.small_sample)}`,
        ]),
  ];
}

function winRateLine({
  games,
  win_rate: rate,
  win_rate_low: low,
  win_rate_high: high,
  ...rest
}: Results): string {
  if (rate === null || low === null || high === null)
    return `Win rate: too few games (${formatExact(games)})`;
  const interval = `95% interval ${formatInterval({ low, high })}`;
  const chance = `by chance ${formatShare(rest.win_rate_by_chance)}`;
  return `Win rate: ${formatShare(rate)} of ${formatCounted(games, 'game')} (${interval}; ${chance}; a draw is not won)${markSmall(rest.small_sample)}`;
}

function markSmall(isSmall: boolean): string {
  return isSmall ? ', a small sample' : '';
}

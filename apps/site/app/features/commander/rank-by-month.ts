import type { CommanderPageView } from '../../shared/lists/page-views.ts';

type Month = CommanderPageView['panels']['rank_over_time'][string];

/** The ranks of a commander, oldest month first. */
export function rankByMonth({ panels }: Pick<CommanderPageView, 'panels'>): [month: string, rank: Month][] {
  return Object.entries(panels.rank_over_time).sort(([a], [b]) => (a < b ? -1 : 1));
}

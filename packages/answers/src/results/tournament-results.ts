import type {
  CardWithResults,
  CommanderResultsResource,
  SideResults,
  TournamentResults,
} from '@deckwright/api-client/schemas';
import { dateOf, NO_FILTERS, wilsonInterval } from '@deckwright/domain';
import {
  type CardResults,
  type CommanderResults,
  gamesOf,
  type ResultCount,
  THRESHOLDS,
} from '@deckwright/engine/query';
import { engineFilters } from '../page/engine-filters.ts';
import { rounded } from '../page/words.ts';
import { cardReference } from '../resources/card-ids.ts';
import { commanderReference } from '../resources/commander-ids.ts';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';
import type { ResolvedCommander } from '../snapshot/name-resolver.ts';

const NO_RESULTS: ResultCount = {
  entries: 0,
  wins: 0,
  losses: 0,
  draws: 0,
  largeEntries: 0,
  topCut: 0,
  expectedTopCut: 0,
};

/** The results of a page in its document; null without any. */
export function tournamentResults(results: CommanderResults | null): TournamentResults | null {
  return results && spanOf(results);
}

/** The tournament results of all decks of a commander; zeros without any. */
export async function commanderResultsResource(
  snapshot: LoadedSnapshot,
  { cards, key }: ResolvedCommander,
): Promise<CommanderResultsResource> {
  const commander = snapshot.commanders.indexOf(key);
  const filters = engineFilters(snapshot, NO_FILTERS);
  const results = commander === null ? null : await snapshot.ask('results', { commander, filters });
  const compared = (results?.cards ?? []).flatMap((card) => compareCard(snapshot, card) ?? []);
  return {
    object: 'commander_results',
    ...commanderReference(snapshot, cards),
    ...(results ? spanOf(results) : { ...figuresOf(NO_RESULTS), events: 0, from: null, to: null }),
    win_rate_by_chance: THRESHOLDS.winRateByChance,
    cards: compared.sort(
      (a, b) => b.difference_low - a.difference_low || b.with.games - a.with.games || (a.id < b.id ? -1 : 1),
    ),
  };
}

function spanOf({ total, events, firstDay, lastDay }: CommanderResults): TournamentResults {
  return { ...figuresOf(total), events, from: dateOf(firstDay), to: dateOf(lastDay) };
}

function figuresOf(count: ResultCount): SideResults {
  const { entries, wins, losses, draws } = count;
  const games = gamesOf(count);
  const rate = games < THRESHOLDS.resultMinGames ? null : wilsonInterval(wins, games);
  return {
    entries,
    games,
    wins,
    losses,
    draws,
    win_rate: rate && rounded(wins / games),
    win_rate_low: rate && rounded(rate.low),
    win_rate_high: rate && rounded(rate.high),
    small_sample: games < THRESHOLDS.resultFewGames,
    top_cut: topCutOf(count),
  };
}

function topCutOf({ largeEntries, topCut, expectedTopCut }: ResultCount): SideResults['top_cut'] {
  const share = largeEntries < THRESHOLDS.topCutMinEntries ? null : wilsonInterval(topCut, largeEntries);
  return (
    share && {
      entries: largeEntries,
      reached: topCut,
      share: rounded(topCut / largeEntries),
      share_low: rounded(share.low),
      share_high: rounded(share.high),
      expected: rounded(expectedTopCut / largeEntries),
      small_sample: largeEntries < THRESHOLDS.topCutFewEntries,
    }
  );
}

/** The interval of the difference is Newcombe's (1998, method 10): from the two Wilson intervals. */
function compareCard(
  snapshot: LoadedSnapshot,
  { card, with: held, without }: CardResults,
): CardWithResults | null {
  const reference = cardReference(snapshot, card);
  const [inside, outside] = [shareOf(held), shareOf(without)];
  if (!reference || !inside || !outside) return null;
  const difference = inside.share - outside.share;
  const below = Math.hypot(inside.share - inside.low, outside.high - outside.share);
  const above = Math.hypot(inside.high - inside.share, outside.share - outside.low);
  return {
    ...reference,
    with: figuresOf(held),
    without: figuresOf(without),
    difference: rounded(difference),
    difference_low: rounded(Math.max(-1, difference - below)),
    difference_high: rounded(Math.min(1, difference + above)),
  };
}

function shareOf(count: ResultCount): { share: number; low: number; high: number } | null {
  const games = gamesOf(count);
  const interval = wilsonInterval(count.wins, games);
  return interval && { share: count.wins / games, ...interval };
}

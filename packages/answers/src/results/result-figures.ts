import type { SideResults } from '@deckwright/contract/schemas';
import { type Interval, toDate, wilsonInterval } from '@deckwright/domain';
import { countGames, type ResultCount, type ResultSpan, THRESHOLDS } from '@deckwright/engine/query';
import { rounded } from '../format/index.ts';

export const NO_RESULTS: ResultCount = {
  entries: 0,
  wins: 0,
  losses: 0,
  draws: 0,
  largeEntries: 0,
  topCut: 0,
  expectedTopCut: 0,
};

/** The figures of some decks, and the tournaments they are from. */
export function spanFigures({ total, events, firstDay, lastDay }: ResultSpan) {
  return { ...toSideResults(total), events, from: toDate(firstDay), to: toDate(lastDay) };
}

export function toSideResults(count: ResultCount): SideResults {
  const { entries, wins, losses, draws } = count;
  const games = countGames(count);
  const rate = games < THRESHOLDS.resultMinGames ? null : wilsonInterval(wins, games);
  return {
    entries,
    games,
    wins,
    losses,
    draws,
    winRate: rate && rounded(wins / games),
    winRateLow: rate && rounded(rate.low),
    winRateHigh: rate && rounded(rate.high),
    smallSample: games < THRESHOLDS.resultFewGames,
    topCut: toTopCut(count),
  };
}

function toTopCut({ largeEntries, topCut, expectedTopCut }: ResultCount): SideResults['topCut'] {
  const share = largeEntries < THRESHOLDS.topCutMinEntries ? null : wilsonInterval(topCut, largeEntries);
  return (
    share && {
      entries: largeEntries,
      reached: topCut,
      share: rounded(topCut / largeEntries),
      shareLow: rounded(share.low),
      shareHigh: rounded(share.high),
      expected: rounded(expectedTopCut / largeEntries),
      smallSample: largeEntries < THRESHOLDS.topCutFewEntries,
    }
  );
}

/**
 * The win rates of two sides and their difference; null if one has no games. The interval of the difference is
 * Newcombe's (1998, method 10): from the two Wilson intervals.
 */
export function compareSides({ with: withCard, without }: { with: ResultCount; without: ResultCount }) {
  const [inside, outside] = [winRateInterval(withCard), winRateInterval(without)];
  if (!inside || !outside) return null;
  const difference = inside.share - outside.share;
  const below = Math.hypot(inside.share - inside.low, outside.high - outside.share);
  const above = Math.hypot(inside.high - inside.share, outside.share - outside.low);
  return {
    with: toSideResults(withCard),
    without: toSideResults(without),
    difference: rounded(difference),
    differenceLow: rounded(Math.max(-1, difference - below)),
    differenceHigh: rounded(Math.min(1, difference + above)),
  };
}

type ComparedSides = NonNullable<ReturnType<typeof compareSides>>;

/** Of two compared sides, what pages show. */
export function toShownSides({ with: withCard, without, ...differences }: ComparedSides) {
  return { with: toShownSide(withCard), without: toShownSide(without), ...differences };
}

function toShownSide({ games, wins, winRate, winRateLow, winRateHigh }: SideResults) {
  return { games, wins, winRate, winRateLow, winRateHigh };
}

function winRateInterval(count: ResultCount): (Interval & { share: number }) | null {
  const games = countGames(count);
  const interval = wilsonInterval(count.wins, games);
  return interval && { share: count.wins / games, ...interval };
}

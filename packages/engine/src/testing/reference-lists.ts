import type { EngineDeck } from '../build/types.ts';
import {
  type RefFilters,
  type RefStat,
  refCould,
  refDistinctShare,
  refEffective,
  refInWindow,
  refKey,
  refPasses,
  refRuns,
  refSaved,
  refStat,
  type World,
} from './reference.ts';

/* Ranks, histories, trends and similarities in the slowest obvious way; see reference.ts. */

const DAYS = { week: 7, month: 30, year: 365 };

export function refKeys(world: World): string[] {
  return [...new Set(world.decks.map((deck) => refKey(world, deck)))].sort();
}

/** Whether the commanders of one key come before those of another by name, card by card as in the keys. */
export function refIsBefore(world: World, one: string, other: string): boolean {
  const names = (key: string): string[] => {
    const commanders = world.decks.find((deck) => refKey(world, deck) === key)?.commanders ?? [];
    const cards = commanders.flatMap((card) => world.cards[card] ?? []);
    return cards.sort((a, b) => (a.slug < b.slug ? -1 : 1)).map(({ name }) => name.toLowerCase());
  };
  const [[first = '', second = ''], [otherFirst = '', otherSecond = '']] = [names(one), names(other)];
  return first === otherFirst ? second < otherSecond : first < otherFirst;
}

/** Decks by key between two ages in days, the first counted, the second not. */
function countsBetween(world: World, youngest: number, oldest: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const deck of world.decks) {
    const age = deck.day === null ? Number.NaN : world.asOf - deck.day;
    const counted = oldest === Number.POSITIVE_INFINITY || (age >= youngest && age < oldest);
    if (counted) counts.set(refKey(world, deck), (counts.get(refKey(world, deck)) ?? 0) + 1);
  }
  return counts;
}

const rankAmong = (counts: Map<string, number>, key: string): number | null => {
  const own = counts.get(key);
  return own === undefined ? null : 1 + [...counts.values()].filter((count) => count > own).length;
};

/** Whether the deck has these commanders, or was saved on or after the day the newest of them came out. */
function refCouldLead(world: World, deck: EngineDeck, commanders: readonly number[]): boolean {
  if (
    commanders.every((card) => deck.commanders.indexOf(card) >= 0) &&
    deck.commanders.length === commanders.length
  )
    return commanders.every((card) => (world.cards[card]?.releaseDay ?? 0) <= world.asOf);
  if (commanders.some((card) => (world.cards[card]?.releaseDay ?? 0) > world.asOf)) return false;
  return commanders.every((card) => (world.cards[card]?.releaseDay ?? 0) <= refSaved(world, deck));
}

export function refRanks(world: World, range: RefFilters['range']) {
  const days = range === 'none' ? Number.POSITIVE_INFINITY : DAYS[range];
  const now = countsBetween(world, 0, days);
  const before = range === 'none' ? new Map<string, number>() : countsBetween(world, days, 2 * days);
  return [...now]
    .sort(([a, left], [b, right]) => (left !== right ? right - left : refIsBefore(world, a, b) ? -1 : 1))
    .map(([key, decks]) => {
      const commanders = world.decks.find((deck) => refKey(world, deck) === key)?.commanders ?? [];
      const ranged = world.decks.filter(
        (deck) => range === 'none' || (deck.day !== null && world.asOf - deck.day < days),
      );
      const could = ranged.filter((deck) => refCouldLead(world, deck, commanders));
      return {
        key,
        decks,
        potentialDecks: could.length,
        effectiveDecks: refEffective(could, refDistinctShare(world, ranged)),
        rank: rankAmong(now, key),
        previousRank: rankAmong(before, key),
        previousDecks: range === 'none' ? null : (before.get(key) ?? 0),
      };
    });
}

/** A commander's rank in range and bracket, and how many commanders lead a deck there. */
export function refRank(
  world: World,
  key: string,
  filters: RefFilters,
): { rank: number | null; ranked: number } {
  const deckCounts = new Map<string, number>();
  for (const deck of world.decks)
    if (refInWindow(world, deck, filters))
      deckCounts.set(refKey(world, deck), (deckCounts.get(refKey(world, deck)) ?? 0) + 1);
  const own = deckCounts.get(key);
  const better = [...deckCounts.values()].filter((decks) => own !== undefined && decks > own);
  return { rank: own === undefined ? null : better.length + 1, ranked: deckCounts.size };
}

const toMonth = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 7);

export function refRankHistory(world: World, key: string) {
  const dated = world.decks.flatMap((deck) =>
    deck.day === null ? [] : [{ deck, key: refKey(world, deck), month: toMonth(deck.day) }],
  );
  const commanders = world.decks.find((deck) => refKey(world, deck) === key)?.commanders ?? [];
  return [...new Set(dated.map(({ month }) => month))].sort().flatMap((month) => {
    const inMonth = dated.filter((deck) => deck.month === month);
    const counts = new Map<string, number>();
    for (const deck of inMonth) counts.set(deck.key, (counts.get(deck.key) ?? 0) + 1);
    const decks = counts.get(key);
    if (decks === undefined) return [];
    const could = inMonth.filter(({ deck }) => refCouldLead(world, deck, commanders)).length;
    return [{ month, decks, rank: rankAmong(counts, key), share: decks / could }];
  });
}

export function refCardHistory(world: World, card: number) {
  const dated = world.decks.filter((deck) => deck.day !== null);
  const months = [...new Set(dated.map(({ day }) => toMonth(day ?? 0)))].sort();
  return months.flatMap((month) => {
    const inMonth = dated.filter(({ day }) => toMonth(day ?? 0) === month);
    const numDecks = inMonth.filter((deck) => refRuns(world, deck, card)).length;
    const potentialDecks = inMonth.filter((deck) => refCould(world, deck, card)).length;
    return potentialDecks > 0 ? [{ month, numDecks, potentialDecks }] : [];
  });
}

export function refTopCommanders(world: World, card: number, filters: RefFilters) {
  return refKeys(world)
    .flatMap((key) => {
      const inside = world.decks.filter(
        (deck) => refKey(world, deck) === key && refPasses(world, deck, filters),
      );
      const outside = world.decks.filter(
        (deck) => refKey(world, deck) !== key && refInWindow(world, deck, filters),
      );
      const stat = refStat(world, card, inside, outside);
      return stat && stat.numDecks >= 3 ? [{ key, stat }] : [];
    })
    .sort((a, b) => b.stat.numDecks - a.stat.numDecks || (refIsBefore(world, a.key, b.key) ? -1 : 1))
    .slice(0, 50);
}

/** Card → similarity, for cards that share at least three decks. */
export function refTogether(
  world: World,
  stats: readonly RefStat[],
  [inside, outside]: [readonly EngineDeck[], readonly EngineDeck[]],
): Map<number, number> {
  const similar = new Map<number, number>();
  for (const { card, numDecks } of stats) {
    if (numDecks < 3 || world.cards[card]?.basic) continue;
    const all = [...inside, ...outside];
    const included = all.filter((deck) => refRuns(world, deck, card)).length;
    const could = all.filter((deck) => refCould(world, deck, card)).length;
    const value = (numDecks / Math.sqrt(inside.length * included)) * (1 - included / could);
    if (value > 0) similar.set(card, value);
  }
  return similar;
}

/** Key → similarity, for commanders of at least five decks that share a color or have none. */
export function refSimilarCommanders(world: World, key: string): Map<string, number> {
  const getDecks = (name: string): EngineDeck[] => world.decks.filter((deck) => refKey(world, deck) === name);
  const commanders = (name: string): readonly number[] => getDecks(name)[0]?.commanders ?? [];
  const colors = (name: string): Set<number> =>
    new Set(
      [1, 2, 4, 8, 16].filter((color) =>
        commanders(name).some((card) => ((world.cards[card]?.identity ?? 0) & color) > 0),
      ),
    );
  const mayPlay = (name: string, card: number): boolean => {
    const facts = world.cards[card];
    if (!facts || commanders(name).indexOf(card) >= 0) return false;
    const own = colors(name);
    for (const color of [1, 2, 4, 8, 16]) if (facts.identity & color && !own.has(color)) return false;
    return getDecks(name).some((deck) => facts.releaseDay <= refSaved(world, deck));
  };
  const weight = (name: string, card: number): number => {
    if (world.cards[card]?.basic || getDecks(name).length < 5) return 0;
    const stat = refStat(world, card, getDecks(name), []);
    if (!stat || stat.inclusion < 0.05) return 0;
    const included = world.decks.filter((deck) => refRuns(world, deck, card)).length;
    const could = world.decks.filter((deck) => refCould(world, deck, card)).length;
    return stat.inclusion * Math.log((could + 1) / (included + 1));
  };
  const similar = new Map<string, number>();
  for (const other of refKeys(world)) {
    if (other === key) continue;
    const [here, there] = [colors(key), colors(other)];
    if (here.size + there.size > 0 && ![...here].some((color) => there.has(color))) continue;
    const common = world.cards
      .map((_, card) => card)
      .filter((card) => mayPlay(key, card) && mayPlay(other, card));
    const vector = (name: string): number[] => common.map((card) => weight(name, card));
    const [own, theirs] = [vector(key), vector(other)];
    const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
    const dot = sum(own.map((value, at) => value * (theirs[at] ?? 0)));
    const length = (values: readonly number[]): number =>
      Math.sqrt(sum(values.map((value) => value * value)));
    if (dot > 0) similar.set(other, dot / (length(own) * length(theirs)));
  }
  return similar;
}

/** Card → slope by standard error, and the chance of one as strong; for the cards that have one. Each deck is a point. */
export function refTrends(world: World): Map<number, { score: number; chance: number }> {
  const trends = new Map<number, { score: number; chance: number }>();
  const toWeek = ({ day }: EngineDeck): number =>
    day === null ? Number.NaN : Math.floor((world.asOf - day) / 7);
  const dated = world.decks.filter((deck) => toWeek(deck) >= 0 && toWeek(deck) < 26);
  // Near-identical decks of one week count once.
  const distinct = [...new Set(dated.map(toWeek))].reduce((sum, week) => {
    const own = dated.filter((deck) => toWeek(deck) === week);
    return sum + own.length * refDistinctShare(world, own);
  }, 0);
  const distinctShare = distinct / dated.length;
  for (let card = 0; card < world.cards.length; card++) {
    const points = dated
      .filter((deck) => refCould(world, deck, card))
      .map((deck) => ({ x: -toWeek(deck), y: refRuns(world, deck, card) ? 1 : 0 }));
    const weeks = [...new Set(points.map(({ x }) => x))];
    if (points.length < 50 || weeks.length < 8 || points.every(({ y }) => y === 0)) continue;
    const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    const [meanX, meanY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
    const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
    const slope = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
    // Decks of one week lie on one point of the line: what is off it are the weeks.
    const off = weeks.reduce((sum, week) => {
      const own = points.filter(({ x }) => x === week).map(({ y }) => y);
      return sum + own.length * (mean(own) - meanY - slope * (week - meanX)) ** 2;
    }, 0);
    const variance = Math.max(off / (weeks.length - 2), (meanY * (1 - meanY)) / distinctShare);
    const score = meanY === 1 ? 0 : slope / Math.sqrt(variance / spread);
    trends.set(card, { score, chance: refStudentChance(score, weeks.length - 2) });
  }
  return trends;
}

/** Both tails of Student's t distribution by adding up narrow strips under its density, scaled to an area of 1. */
export function refStudentChance(t: number, freedom: number): number {
  // x = tan(angle) maps the whole line to −90°…90°; there the density is cos^(freedom − 1) of the angle of x / √freedom.
  const STRIPS = 20_000;
  const limit = Math.atan(Math.abs(t) / Math.sqrt(freedom));
  let all = 0;
  let outside = 0;
  for (let strip = 0; strip < STRIPS; strip++) {
    const angle = ((strip + 0.5) / STRIPS) * (Math.PI / 2);
    const height = Math.cos(angle) ** (freedom - 1);
    all += height;
    if (angle > limit) outside += height;
  }
  return outside / all;
}

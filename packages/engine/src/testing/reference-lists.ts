import type { EngineDeck } from '../build/types.ts';
import {
  type RefFilters,
  type RefStat,
  refCould,
  refHolds,
  refInWindow,
  refKey,
  refLow,
  refPasses,
  refSaved,
  refStat,
  type World,
} from './reference.ts';

/* Ranks, histories, trends and similarities in the slowest obvious way; see reference.ts. */

const DAYS = { week: 7, month: 30, year: 365 };

export function refKeys(world: World): string[] {
  return [...new Set(world.decks.map((deck) => refKey(world, deck)))].sort();
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

/** Whether the deck is led by these commanders, or was saved on or after the day the newest of them came out. */
function refCouldLead(world: World, deck: EngineDeck, leaders: readonly number[]): boolean {
  if (
    leaders.every((card) => deck.commanders.indexOf(card) >= 0) &&
    deck.commanders.length === leaders.length
  )
    return true;
  return leaders.every((card) => (world.cards[card]?.releaseDay ?? 0) <= refSaved(world, deck));
}

export function refRanks(world: World, range: RefFilters['range']) {
  const days = range === 'none' ? Number.POSITIVE_INFINITY : DAYS[range];
  const now = countsBetween(world, 0, days);
  const before = range === 'none' ? new Map<string, number>() : countsBetween(world, days, 2 * days);
  return [...now]
    .sort(([a, left], [b, right]) => (left !== right ? right - left : a < b ? -1 : 1))
    .map(([key, decks]) => {
      const leaders = world.decks.find((deck) => refKey(world, deck) === key)?.commanders ?? [];
      const could = world.decks.filter(
        (deck) =>
          (range === 'none' || (deck.day !== null && world.asOf - deck.day < days)) &&
          refCouldLead(world, deck, leaders),
      );
      return {
        key,
        decks,
        potentialDecks: could.length,
        rank: rankAmong(now, key),
        previousRank: rankAmong(before, key),
      };
    });
}

const monthOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 7);

export function refRankHistory(world: World, key: string) {
  const dated = world.decks.flatMap((deck) =>
    deck.day === null ? [] : [{ deck, key: refKey(world, deck), month: monthOf(deck.day) }],
  );
  const leaders = world.decks.find((deck) => refKey(world, deck) === key)?.commanders ?? [];
  return [...new Set(dated.map(({ month }) => month))].sort().flatMap((month) => {
    const inMonth = dated.filter((deck) => deck.month === month);
    const counts = new Map<string, number>();
    for (const deck of inMonth) counts.set(deck.key, (counts.get(deck.key) ?? 0) + 1);
    const decks = counts.get(key);
    if (decks === undefined) return [];
    const could = inMonth.filter(({ deck }) => refCouldLead(world, deck, leaders)).length;
    return [{ month, decks, rank: rankAmong(counts, key), share: decks / could }];
  });
}

export function refCardHistory(world: World, card: number) {
  const dated = world.decks.filter((deck) => deck.day !== null);
  const months = [...new Set(dated.map(({ day }) => monthOf(day ?? 0)))].sort();
  return months.flatMap((month) => {
    const inMonth = dated.filter(({ day }) => monthOf(day ?? 0) === month);
    const numDecks = inMonth.filter((deck) => refHolds(deck, card)).length;
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
    .sort(
      (a, b) =>
        refLow(b.stat) - refLow(a.stat) || b.stat.numDecks - a.stat.numDecks || (a.key < b.key ? -1 : 1),
    )
    .slice(0, 50);
}

/** Card → similarity, for cards that share at least three decks. */
export function refSimilarCards(
  world: World,
  stats: readonly RefStat[],
  [inside, outside]: [readonly EngineDeck[], readonly EngineDeck[]],
): Map<number, number> {
  const similar = new Map<number, number>();
  for (const { card, numDecks } of stats) {
    if (numDecks < 3 || world.cards[card]?.basic) continue;
    const all = [...inside, ...outside];
    const held = all.filter((deck) => refHolds(deck, card)).length;
    const could = all.filter((deck) => refCould(world, deck, card)).length;
    const value = (numDecks / Math.sqrt(inside.length * held)) * (1 - held / could);
    if (value > 0) similar.set(card, value);
  }
  return similar;
}

/** Key → similarity, for commanders of at least five decks that share a color or have none. */
export function refSimilarCommanders(world: World, key: string): Map<string, number> {
  const decksOf = (name: string): EngineDeck[] => world.decks.filter((deck) => refKey(world, deck) === name);
  const leaders = (name: string): readonly number[] => decksOf(name)[0]?.commanders ?? [];
  const colors = (name: string): Set<number> =>
    new Set(
      [1, 2, 4, 8, 16].filter((color) =>
        leaders(name).some((card) => ((world.cards[card]?.identity ?? 0) & color) > 0),
      ),
    );
  const mayPlay = (name: string, card: number): boolean => {
    const facts = world.cards[card];
    if (!facts || leaders(name).indexOf(card) >= 0) return false;
    const own = colors(name);
    for (const color of [1, 2, 4, 8, 16]) if (facts.identity & color && !own.has(color)) return false;
    return decksOf(name).some((deck) => facts.releaseDay <= refSaved(world, deck));
  };
  const weight = (name: string, card: number): number => {
    if (world.cards[card]?.basic || decksOf(name).length < 5) return 0;
    const stat = refStat(world, card, decksOf(name), []);
    if (!stat || stat.inclusion < 0.05) return 0;
    const held = world.decks.filter((deck) => refHolds(deck, card)).length;
    const could = world.decks.filter((deck) => refCould(world, deck, card)).length;
    return stat.inclusion * Math.log((could + 1) / (held + 1));
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

/** Card → z-score of its mean weekly change, for the cards that have one. */
export function refTrends(world: World): Map<number, number> {
  const measured: { card: number; change: number; usage: number }[] = [];
  for (let card = 0; card < world.cards.length; card++) {
    const weeks: { week: number; share: number }[] = [];
    let held = 0;
    let could = 0;
    for (let week = 25; week >= 0; week--) {
      const decks = world.decks.filter(
        ({ day }) => day !== null && world.asOf - day >= week * 7 && world.asOf - day < week * 7 + 7,
      );
      const h = decks.filter((deck) => refHolds(deck, card)).length;
      const c = decks.filter((deck) => refCould(world, deck, card)).length;
      held += h;
      could += c;
      if (c >= 10) weeks.push({ week, share: h / c });
    }
    const [first, last] = [weeks[0], weeks.at(-1)];
    if (held === 0 || !first || !last || first.week - last.week < 8) continue;
    measured.push({
      card,
      change: (last.share - first.share) / (first.week - last.week),
      usage: held / could,
    });
  }
  const usages = measured.map(({ usage }) => usage).sort((a, b) => a - b);
  const nearestRank = (percent: number): number =>
    usages[Math.max(1, Math.ceil((percent / 100) * usages.length)) - 1] ?? 0;
  const kept = measured.filter(({ usage }) => usage >= nearestRank(2.5) && usage <= nearestRank(97.5));
  const mean = kept.reduce((sum, { change }) => sum + change, 0) / kept.length;
  const deviation = Math.sqrt(kept.reduce((sum, { change }) => sum + (change - mean) ** 2, 0) / kept.length);
  return new Map(deviation > 1e-9 ? kept.map(({ card, change }) => [card, (change - mean) / deviation]) : []);
}

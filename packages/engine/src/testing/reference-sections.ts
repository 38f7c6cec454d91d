import type { EngineCard, EngineDeck } from '../build/types.ts';
import { type RefStat, refCard, refCould, refDistinctShare, refHolds, type World } from './reference.ts';

/* The sections of a page in the slowest obvious way; see reference.ts. */

/**
 * Lower end of the 95 % interval of a share, found by halving: the least p for which the share is no further from p than
 * 1.96 standard deviations of what chance makes of p in so many decks.
 */
function refLow(
  { numDecks, potentialDecks }: { numDecks: number; potentialDecks: number },
  distinctShare: number,
): number {
  const share = numDecks / potentialDecks;
  let [tooLow, fits] = [0, share];
  for (let round = 0; round < 100; round++) {
    const p = (tooLow + fits) / 2;
    const deviations = (share - p) / Math.sqrt((p * (1 - p)) / (potentialDecks * distinctShare));
    if (deviations > 1.959963984540054) tooLow = p;
    else fits = p;
  }
  return fits;
}

export type RefSections = { tag: string; cards: RefStat[] }[];

/** n · (n − 1) · … / k!, as a product of fractions. */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return k < 0 || k > n ? 0 : ways;
}

/**
 * Cards that decks inside run significantly more often: all ways to spread the decks that run the card over both sides,
 * those with at least as many inside; of m cards in at least three decks, the k with the smallest chances, for the
 * largest k of which all are at most 5 % · k / m.
 */
function refSignificant(
  world: World,
  inside: readonly EngineDeck[],
  outside: readonly EngineDeck[],
): Set<number> {
  const [shareInside, shareOutside] = [refDistinctShare(world, inside), refDistinctShare(world, outside)];
  const chances: { card: number; chance: number; enough: boolean }[] = [];
  for (let card = 0; card < world.cards.length; card++) {
    const could = inside.filter((deck) => refCould(world, deck, card));
    const couldOutside = outside.filter((deck) => refCould(world, deck, card));
    const runs = could.filter((deck) => refHolds(deck, card)).length;
    const runsOutside = couldOutside.filter((deck) => refHolds(deck, card)).length;
    if (could.length === 0 || couldOutside.length === 0 || runs + runsOutside < 3) continue;
    const n = Math.floor(could.length * shareInside + 1e-9);
    const q = Math.ceil(couldOutside.length * shareOutside - 1e-9);
    const k = Math.floor(runs * shareInside + 1e-9);
    const o = Math.ceil(runsOutside * shareOutside - 1e-9);
    let chance = 0;
    for (let more = k; more <= Math.min(n, k + o); more++)
      chance += (choose(k + o, more) * choose(n + q - k - o, n - more)) / choose(n + q, n);
    chances.push({ card, chance: k * q > o * n ? chance : 1, enough: runs >= 3 });
  }
  chances.sort((a, b) => a.chance - b.chance);
  let accepted = 0;
  chances.forEach(({ chance }, at) => {
    if (chance <= (0.05 * (at + 1)) / chances.length) accepted = at + 1;
  });
  return new Set(chances.slice(0, accepted).flatMap(({ card, enough }) => (enough ? [card] : [])));
}

type Sides = { inside: readonly EngineDeck[]; outside: readonly EngineDeck[] };

/** Sections by filling one after the other from what is left. */
export function refSections(
  world: World,
  { inside, outside }: Sides,
  stats: readonly RefStat[],
): RefSections {
  const decks = inside.length;
  const share = refDistinctShare(world, inside);
  const significant = refSignificant(world, inside, outside);
  let left = [...stats];
  const sections: RefSections = [];
  const value = (key: 'inclusion' | 'synergy' | 'lift', stat: RefStat): number =>
    key === 'inclusion' ? refLow(stat, share) : (stat[key] ?? -9);
  const better = (key: 'inclusion' | 'synergy' | 'lift') => (a: RefStat, b: RefStat) => {
    const rare = (stat: RefStat): boolean => key === 'inclusion' && stat.potentialDecks * 10 < decks;
    if (rare(a) !== rare(b)) return rare(a) ? 1 : -1;
    const [left1, right1] = [value(key, a), value(key, b)];
    if (Math.abs(left1 - right1) > 1e-13) return right1 - left1;
    if (a.numDecks !== b.numDecks) return b.numDecks - a.numDecks;
    return refCard(world, a.card).name < refCard(world, b.card).name ? -1 : 1;
  };
  const take = (
    tag: string,
    limit: number,
    key: 'inclusion' | 'synergy' | 'lift',
    wants: (card: EngineCard, stat: RefStat) => boolean,
  ): void => {
    const cards = left
      .filter((stat) => wants(refCard(world, stat.card), stat))
      .sort(better(key))
      .slice(0, limit);
    left = left.filter((stat) => !cards.includes(stat));
    if (cards.length > 0) sections.push({ tag, cards });
  };
  const fit = (card: EngineCard): boolean => !card.banned && !card.basic;
  take('newcards', 999, 'inclusion', (card, { inclusion, numDecks }) => {
    const age = world.asOf - card.releaseDay;
    return !card.basic && age >= 0 && age < 120 && inclusion >= 0.01 && numDecks >= 3;
  });
  take('highsynergycards', 10, 'synergy', (card, stat) => {
    return fit(card) && significant.has(stat.card) && (stat.synergy ?? 0) >= 0.005;
  });
  take('highliftcards', 10, 'lift', (card, stat) => {
    return fit(card) && significant.has(stat.card) && (stat.lift ?? 0) >= 0.005 && stat.inclusion >= 0.05;
  });
  take('topcards', 10, 'inclusion', fit);
  take('gamechangers', 999, 'inclusion', (card) => card.gameChanger && !card.basic);
  take('creatures', 50, 'inclusion', ({ type }) => type === 0);
  take('instants', 50, 'inclusion', ({ type }) => type === 1);
  take('sorceries', 50, 'inclusion', ({ type }) => type === 2);
  take('utilityartifacts', 50, 'inclusion', ({ type, manaArtifact }) => type === 3 && !manaArtifact);
  take('enchantments', 50, 'inclusion', ({ type }) => type === 4);
  take('battles', 50, 'inclusion', ({ type }) => type === 5);
  take('planeswalkers', 50, 'inclusion', ({ type }) => type === 6);
  take(
    'utilitylands',
    50,
    'inclusion',
    ({ type, utilityLand, basic }) => type === 7 && utilityLand && !basic,
  );
  take('manaartifacts', 50, 'inclusion', ({ type }) => type === 3);
  take('lands', 50, 'inclusion', ({ type }) => type === 7);
  // Without a significant card, what is played most comes first.
  if (sections.some(({ tag }) => tag === 'highsynergycards' || tag === 'highliftcards')) return sections;
  return [
    ...sections.filter(({ tag }) => tag === 'topcards'),
    ...sections.filter(({ tag }) => tag !== 'topcards'),
  ];
}

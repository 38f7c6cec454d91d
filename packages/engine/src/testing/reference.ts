import type { EngineCard, EngineDeck } from '../build/types.ts';

/*
 * The statistics in the slowest obvious way: plain objects, one loop per number, constants written out. Shares no
 * code with the engine. Cards are catalogue positions throughout.
 */

export type RefFilters = {
  range: 'none' | 'week' | 'month' | 'year';
  bracket: number;
  estimated: boolean;
  theme: number | null;
  budget: 'budget' | 'expensive' | null;
  placing: null;
  counts: readonly { type: string; op: string; number: number }[];
  in: readonly number[];
  out: readonly number[];
};

export type World = { cards: readonly EngineCard[]; decks: readonly EngineDeck[]; asOf: number };

export type RefStat = {
  card: number;
  numDecks: number;
  potentialDecks: number;
  effectiveDecks: number;
  inclusion: number;
  synergy: number | null;
  synergyRaw: number | null;
  lift: number | null;
  liftRaw: number | null;
};

const getCard = ({ cards }: World, position: number): EngineCard => {
  const card = cards[position];
  if (!card) throw new Error(`no card ${position}`);
  return card;
};

export function refKey(world: World, deck: EngineDeck): string {
  const slugs = deck.commanders.map((card) => getCard(world, card).slug);
  slugs.sort();
  return slugs.join('-');
}

export function refHolds(deck: EngineDeck, card: number): boolean {
  return deck.cards.indexOf(card) >= 0;
}

/** The decks with their saved dates: none where a card of the deck came out after its stated day. */
export function refWorld(cards: readonly EngineCard[], decks: readonly EngineDeck[], asOf: number): World {
  const isWrong = ({ day, commanders, cards: list }: EngineDeck): boolean =>
    day !== null && [...commanders, ...list].some((card) => (cards[card]?.releaseDay ?? 0) > day);
  return { cards, asOf, decks: decks.map((deck) => (isWrong(deck) ? { ...deck, day: null } : deck)) };
}

/** Eligible and running it. */
export function refRuns(world: World, deck: EngineDeck, card: number): boolean {
  return refHolds(deck, card) && refCould(world, deck, card);
}

/** Whether the deck counts for the card: out by the as-of date, allowed, and shown to be out when the deck was saved. */
export function refCould(world: World, deck: EngineDeck, card: number): boolean {
  if (getCard(world, card).releaseDay > world.asOf) return false;
  for (const commander of deck.commanders) if (commander === card) return false;
  let colors = 0;
  for (const commander of deck.commanders) colors = colors | getCard(world, commander).identity;
  for (const color of [1, 2, 4, 8, 16]) {
    if (getCard(world, card).identity & color && !(colors & color) && !refHolds(deck, card)) return false;
  }
  const shown = [...deck.commanders, ...deck.cards]
    .filter((other) => other !== card)
    .map((other) => getCard(world, other).releaseDay);
  if (deck.day !== null) shown.push(deck.day);
  return shown.some((day) => day >= getCard(world, card).releaseDay);
}

/** Decks with the near-identical ones counted once, by decks: each pair compared, connected ones joined. */
export function refDistinctShare(world: World, decks: readonly EngineDeck[]): number {
  if (decks.length === 0) return 1;
  const groups = refGroups.get(world) ?? refNearIdentical(world);
  refGroups.set(world, groups);
  return groups.filter((group) => group.some((deck) => decks.includes(deck))).length / decks.length;
}

/** Comparing each pair takes long. */
const refGroups = new WeakMap<World, EngineDeck[][]>();

export function refNearIdentical(world: World): EngineDeck[][] {
  const spells = (deck: EngineDeck): number[] => deck.cards.filter((card) => !getCard(world, card).basic);
  const isNear = (a: EngineDeck, b: EngineDeck): boolean => {
    const [one, two] = [spells(a), spells(b)];
    const common = one.filter((card) => two.includes(card)).length;
    const either = new Set([...one, ...two]).size;
    return refKey(world, a) === refKey(world, b) && either > 0 && common * 10 >= either * 9;
  };
  // Over all decks: two decks of a selection may be connected by one that is not in it.
  const groups: EngineDeck[][] = [];
  for (const deck of world.decks) {
    const near = groups.filter((group) => group.some((other) => isNear(deck, other)));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push([deck, ...near.flat()]);
  }
  return groups;
}

/** Decks that an interval is of, 0 where the dates of more than half of the eligible decks are not known. */
export function refEffective(could: readonly EngineDeck[], distinctShare: number): number {
  const undated = could.filter(({ day }) => day === null).length;
  return undated > could.length / 2 ? 0 : could.length * distinctShare;
}

/** The day of the deck, or of the newest card in it if that came out later or the deck has no day. */
export function refSaved(world: World, deck: EngineDeck): number {
  const days = [...deck.commanders, ...deck.cards].map((card) => getCard(world, card).releaseDay);
  if (deck.day !== null) days.push(deck.day);
  return days.sort((a, b) => b - a)[0] ?? 0;
}

export function refInWindow(world: World, deck: EngineDeck, filters: RefFilters): boolean {
  const days = { none: Number.POSITIVE_INFINITY, week: 7, month: 30, year: 365 }[filters.range];
  if (days !== Number.POSITIVE_INFINITY) {
    if (deck.day === null) return false;
    if (world.asOf - deck.day >= days) return false;
  }
  if (filters.bracket === 0) return true;
  if (deck.bracket > 0) return deck.bracket === filters.bracket;
  return filters.estimated && deck.estimatedBracket === filters.bracket;
}

function refPrice(world: World, deck: EngineDeck): number | null {
  const all = [...deck.commanders, ...deck.cards].map((card) => getCard(world, card).priceCents);
  const known = all.filter((cents) => cents >= 0);
  if (known.length === 0 || known.length / all.length < 0.9) return null;
  let cents = known.reduce((sum, price) => sum + price, 0);
  const lands = deck.cards.filter((card) => getCard(world, card).basic);
  for (const land of lands) {
    const price = getCard(world, land).priceCents;
    const recorded = new Map(deck.copies).get(land);
    // One is among the different cards already.
    if (recorded !== undefined && price > 0) cents += (recorded - 1) * price;
    else if (recorded === undefined && lands.length < 2 && !deck.basicsEstimated && price > 0)
      cents += Math.max(deck.basics - 1, 0) * price;
  }
  return cents;
}

function refTypeCount(world: World, deck: EngineDeck, type: number): number {
  let count = 0;
  for (const card of deck.cards) {
    const facts = getCard(world, card);
    if (!facts.basic && facts.type === type) count += 1;
  }
  return type === 7 ? count + deck.basics : count;
}

export function refPasses(world: World, deck: EngineDeck, filters: RefFilters): boolean {
  if (!refInWindow(world, deck, filters)) return false;
  for (const card of filters.in) if (!refHolds(deck, card)) return false;
  for (const card of filters.out) if (refHolds(deck, card)) return false;
  for (const { type, op, number } of filters.counts) {
    const value = type === 'd' ? refPrice(world, deck) : refTypeCount(world, deck, 'cisaebpl'.indexOf(type));
    const wanted = type === 'd' ? number * 100 : number;
    if (value === null) return false;
    if (op === 'gt' && !(value > wanted)) return false;
    if (op === 'lt' && !(value < wanted)) return false;
    if (op === 'eq' && value !== wanted) return false;
    if (op === 'ne' && value === wanted) return false;
  }
  return true;
}

/** Numbers of one card; null when no deck inside holds it. */
export function refStat(
  world: World,
  card: number,
  inside: readonly EngineDeck[],
  outside: readonly EngineDeck[],
  distinctShare = refDistinctShare(world, inside),
): RefStat | null {
  const count = (decks: readonly EngineDeck[], test: (deck: EngineDeck) => boolean): number =>
    decks.filter(test).length;
  const n = count(inside, (deck) => refRuns(world, deck, card));
  const p = count(inside, (deck) => refCould(world, deck, card));
  const o = count(outside, (deck) => refRuns(world, deck, card));
  const q = count(outside, (deck) => refCould(world, deck, card));
  if (n === 0) return null;
  const could = inside.filter((deck) => refCould(world, deck, card));
  const effectiveDecks = refEffective(could, distinctShare);
  const stat = { card, numDecks: n, potentialDecks: p, effectiveDecks, inclusion: n / p };
  if (q === 0) return { ...stat, synergy: null, synergyRaw: null, lift: null, liftRaw: null };
  const all = p + q;
  const both = n / all;
  const cardShare = (n + o) / all;
  const setShare = p / all;
  const m = (n + o) / (p + q);
  const expected = p * m;
  return {
    ...stat,
    synergyRaw: n / p - o / q,
    synergy: (n + 10 * m) / (p + 10) - (o + 10 * m) / (q + 10),
    liftRaw: Math.log10(both / (cardShare * setShare)),
    lift: Math.log10((n + 2) / (expected + 2)),
  };
}

/**
 * Lower end of the 95 % interval of a share, found by halving: the least p for which the share is no further from p than
 * 1.96 standard deviations of what chance makes of p in so many decks.
 */
export function refLow(
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
export function refSignificant(
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
    return getCard(world, a.card).name < getCard(world, b.card).name ? -1 : 1;
  };
  const take = (
    tag: string,
    limit: number,
    key: 'inclusion' | 'synergy' | 'lift',
    wants: (card: EngineCard, stat: RefStat) => boolean,
  ): void => {
    const cards = left
      .filter((stat) => wants(getCard(world, stat.card), stat))
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

/** Inside, outside and own decks of a commander's page. */
export function refCommanderDecks(world: World, key: string, filters: RefFilters) {
  const own = world.decks.filter((deck) => refKey(world, deck) === key);
  const inside = own.filter((deck) => refPasses(world, deck, filters));
  const outside = world.decks.filter(
    (deck) => refKey(world, deck) !== key && refInWindow(world, deck, filters),
  );
  return { own, inside, outside };
}

export function refStats(
  world: World,
  inside: readonly EngineDeck[],
  outside: readonly EngineDeck[],
  without?: number,
): RefStat[] {
  const share = refDistinctShare(world, inside);
  return world.cards.flatMap((_, card) => {
    const stat = card === without ? null : refStat(world, card, inside, outside, share);
    return stat ? [stat] : [];
  });
}

export function refShape(world: World, decks: readonly EngineDeck[]) {
  const mean = (value: (deck: EngineDeck) => number): number =>
    decks.length === 0 ? 0 : decks.reduce((sum, deck) => sum + value(deck), 0) / decks.length;
  const spells = (deck: EngineDeck): EngineCard[] =>
    deck.cards.map((card) => getCard(world, card)).filter(({ basic }) => !basic);
  const type = (index: number): number => mean((deck) => refTypeCount(world, deck, index));
  const prices = decks.map((deck) => refPrice(world, deck)).filter((price) => price !== null);
  const scores = decks.flatMap((deck) => spells(deck).flatMap(({ salt }) => salt ?? []));
  const basic = mean((deck) => deck.basics);
  return {
    creature: type(0),
    instant: type(1),
    sorcery: type(2),
    artifact: type(3),
    enchantment: type(4),
    battle: type(5),
    planeswalker: type(6),
    land: type(7),
    basic,
    nonbasic: type(7) - basic,
    curve: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((bar) =>
      mean(
        (deck) =>
          spells(deck).filter(
            ({ type: cardType, manaValue }) =>
              cardType !== 7 && (bar === 10 ? manaValue >= 10 : manaValue >= bar && manaValue < bar + 1),
          ).length,
      ),
    ),
    pips: [0, 1, 2, 3, 4].map((color) =>
      mean((deck) => spells(deck).reduce((sum, { pips }) => sum + (pips[color] ?? 0), 0)),
    ),
    averagePrice:
      prices.length === 0 ? null : prices.reduce((sum, cents) => sum + cents, 0) / prices.length / 100,
    pricedDecks: prices.length,
    averageSalt: scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length,
    decksWithEstimatedBasics: decks.filter(({ basicsEstimated }) => basicsEstimated).length,
  };
}

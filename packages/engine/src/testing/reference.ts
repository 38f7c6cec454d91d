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

export const refCard = ({ cards }: World, position: number): EngineCard => {
  const card = cards[position];
  if (!card) throw new Error(`no card ${position}`);
  return card;
};

export function refKey(world: World, deck: EngineDeck): string {
  const slugs = deck.commanders.map((card) => refCard(world, card).slug);
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
  if (refCard(world, card).releaseDay > world.asOf) return false;
  for (const commander of deck.commanders) if (commander === card) return false;
  let colors = 0;
  for (const commander of deck.commanders) colors = colors | refCard(world, commander).identity;
  for (const color of [1, 2, 4, 8, 16]) {
    if (refCard(world, card).identity & color && !(colors & color) && !refHolds(deck, card)) return false;
  }
  const shown = [...deck.commanders, ...deck.cards]
    .filter((other) => other !== card)
    .map((other) => refCard(world, other).releaseDay);
  if (deck.day !== null) shown.push(deck.day);
  return shown.some((day) => day >= refCard(world, card).releaseDay);
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
  const spells = (deck: EngineDeck): number[] => deck.cards.filter((card) => !refCard(world, card).basic);
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
  const days = [...deck.commanders, ...deck.cards].map((card) => refCard(world, card).releaseDay);
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
  const all = [...deck.commanders, ...deck.cards].map((card) => refCard(world, card).priceCents);
  const known = all.filter((cents) => cents >= 0);
  if (known.length === 0 || known.length / all.length < 0.9) return null;
  let cents = known.reduce((sum, price) => sum + price, 0);
  const lands = deck.cards.filter((card) => refCard(world, card).basic);
  for (const land of lands) {
    const price = refCard(world, land).priceCents;
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
    const facts = refCard(world, card);
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
    deck.cards.map((card) => refCard(world, card)).filter(({ basic }) => !basic);
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

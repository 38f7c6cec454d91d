/** Cards of an opening hand. */
const HAND = 7;
/** By a later turn a deck has drawn what it needs, and no card costs this much. */
const MAX_TURNS = 20;

/** When a hand is mulliganed, and who draws on turn 1. */
export type GameRules = {
  /** One more hand of seven before mulligans cost a card; kept with three to five lands only. */
  freeMulligan: boolean;
  drawsOnTurnOne: boolean;
};

/** A game of several players: rules 103.5c (the first mulligan is free) and 103.8c (everybody draws on turn 1). */
export const COMMANDER_GAME: GameRules = { freeMulligan: true, drawsOnTurnOne: true };

export type CastOptions = {
  /** Cards of the deck without its commanders. */
  library: number;
  /** Lands among them. */
  lands: number;
  /** Lands among these that produce the color; a fraction is interpolated. At most `lands`. */
  sources: number;
  /** Symbols of the color in the cost, at least 1. */
  pips: number;
  /** The turn on which to cast it: its mana value. Later turns than the twentieth count as the twentieth. */
  turn: number;
  rules?: GameRules;
};

/**
 * Probability, 0–1, of having drawn `pips` sources by `turn` if enough lands were drawn to pay the cost; exact. 0
 * without lands.
 *
 * The assumptions are those of Frank Karsten ("How Many Sources Do You Need to Consistently Cast Your Spells? A 2022
 * Update"): each turn one card and one land; London mulligans of hands with too few or too many lands (`STAGES`); cards
 * put on the bottom leave three lands or about as many, lands without the color first; in a game of several players one
 * free mulligan and a card on turn 1. He simulates five million games for each number; here all draws are summed.
 */
export function castChance({ sources, ...options }: CastOptions): number {
  if (options.lands <= 0) return 0;
  const most = Math.max(0, Math.min(sources, options.lands));
  const few = Math.floor(most);
  const chance = wholeSourcesChance({ ...options, sources: few });
  const part = most - few;
  if (part === 0) return chance;
  return chance + part * (wholeSourcesChance({ ...options, sources: few + 1 }) - chance);
}

/** How a mulligan to fewer cards is judged: the lands of a hand that is kept, after cards went to the bottom. */
type Stage = { size: number; min: number; max: number };

const FREE_HAND: Stage = { size: HAND, min: 3, max: 5 };
const STAGES: readonly Stage[] = [
  { size: HAND, min: 2, max: 5 },
  { size: 6, min: 2, max: 4 },
  { size: 5, min: 2, max: 4 },
  { size: 4, min: 0, max: HAND },
];

function wholeSourcesChance({
  library,
  lands,
  sources,
  pips,
  turn,
  rules = COMMANDER_GAME,
}: CastOptions): number {
  const by = Math.max(1, Math.min(turn, MAX_TURNS));
  const hand = Math.min(HAND, library);
  const draws = Math.min(rules.drawsOnTurnOne ? by : by - 1, library - hand);
  const hands = listOpeningHands({ library, lands, hand, rules });
  // A list of a few cards may never draw enough lands; then all that it can draw are enough.
  const reachable = hands.map(({ inHand, bottomed }) => inHand - bottomed + Math.min(draws, lands - inHand));
  const due = Math.min(Math.max(by, pips), Math.max(0, ...reachable));
  const wanted = Math.min(pips, due);
  let [all, good] = [0, 0];
  for (const { inHand, bottomed, weight } of hands)
    for (
      let drawn = Math.max(0, due - inHand + bottomed);
      drawn <= Math.min(draws, lands - inHand);
      drawn += 1
    ) {
      const enough =
        weight * hypergeometric(drawn, { total: library - hand, marked: lands - inHand, drawn: draws });
      if (enough === 0) continue;
      all += enough;
      for (let hits = 0; hits <= Math.min(inHand, sources); hits += 1) {
        const share = hypergeometric(hits, { total: lands, marked: sources, drawn: inHand });
        const remaining = hits - Math.max(0, bottomed - (inHand - hits));
        const more = { total: lands - inHand, marked: sources - hits, drawn };
        good += enough * share * atLeast(wanted - remaining, more);
      }
    }
  return all === 0 ? 0 : good / all;
}

/** Lands among the seven cards of a kept hand, how many of them went to the bottom, and the probability of it. */
type OpeningHand = { inHand: number; bottomed: number; weight: number };
type Deal = { library: number; lands: number; hand: number; rules: GameRules };

function listOpeningHands({ library, lands, hand, rules }: Deal): OpeningHand[] {
  const deal = Array.from({ length: hand + 1 }, (_, inHand) =>
    hypergeometric(inHand, { total: library, marked: lands, drawn: hand }),
  );
  const weights = new Map<number, OpeningHand>();
  let reached = 1;
  for (const { size, min, max } of rules.freeMulligan ? [FREE_HAND, ...STAGES] : STAGES) {
    let stays = 0;
    deal.forEach((share, inHand) => {
      const bottomed = countBottomedLands(hand - inHand, HAND - size, inHand);
      const left = inHand - bottomed;
      if (left < min || left > max) return;
      stays += share;
      const key = inHand * HAND + bottomed;
      const weight = (weights.get(key)?.weight ?? 0) + reached * share;
      weights.set(key, { inHand, bottomed, weight });
    });
    reached *= 1 - stays;
  }
  return [...weights.values()].filter(({ weight }) => weight > 0);
}

/**
 * Of `count` cards to put on the bottom, how many are lands: spells go while more than three are in the hand, then one land
 * for each spell below that. 6 cards: with 3 spells or fewer a land; 5 cards: with 3 spells one of each, with fewer two
 * lands; 4 cards: with 3 spells one land, with 2 two lands, with fewer three.
 */
function countBottomedLands(spells: number, count: number, inHand: number): number {
  if (count === 0 || spells > 3) return 0;
  return Math.min(inHand, count, 3 - spells + 1);
}

type Urn = { total: number; marked: number; drawn: number };

/** Probability of at least `hits` marked cards among those drawn. */
function atLeast(hits: number, urn: Urn): number {
  if (hits <= 0) return 1;
  let sum = 0;
  for (let each = hits; each <= Math.min(urn.marked, urn.drawn); each += 1) sum += hypergeometric(each, urn);
  return sum;
}

/** Probability of exactly `hits` marked cards among those drawn. */
function hypergeometric(hits: number, { total, marked, drawn }: Urn): number {
  const misses = drawn - hits;
  if (hits > marked || misses < 0 || misses > total - marked) return 0;
  return Math.exp(logChoose(marked, hits) + logChoose(total - marked, misses) - logChoose(total, drawn));
}

function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

const LOG_FACTORIALS = [0];

function logFactorial(n: number): number {
  for (let at = LOG_FACTORIALS.length; at <= n; at += 1)
    LOG_FACTORIALS.push((LOG_FACTORIALS[at - 1] ?? 0) + Math.log(at));
  return LOG_FACTORIALS[n] ?? 0;
}

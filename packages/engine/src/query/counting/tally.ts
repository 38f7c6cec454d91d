import { NO_CARD } from '../../format.ts';
import type { Engine } from '../decks/engine.ts';
import { releaseRanks } from '../decks/release-ranks.ts';

/** Over a set of decks: how many run each card, and how many are eligible for it. */
export type Tally = { decks: number; hold: Uint32Array; potential: Uint32Array };

export type OpenTally = Tally & {
  /** Decks by identity (32 rows) and the rank of their earliest day. */
  days: Uint32Array;
  span: number;
  nextExtra: number;
};

export function openTally(engine: Engine): OpenTally {
  const span = releaseRanks(engine).count;
  return {
    decks: 0,
    hold: new Uint32Array(engine.cards),
    potential: new Uint32Array(engine.cards),
    days: new Uint32Array(32 * span),
    span,
    nextExtra: 0,
  };
}

/** Adds the decks [from, to) of the commander. Within a tally, runs must come in ascending order. */
export function addDecks(
  engine: Engine,
  tally: OpenTally,
  commander: number,
  from: number,
  to: number,
): void {
  if (from >= to) return;
  const { days, span } = tally;
  const { deckEarliestDay } = engine;
  const ranks = releaseRanks(engine).of;
  tally.decks += to - from;
  countEntries(engine, tally.hold, engine.deckStart[from]!, engine.deckStart[to]!);
  const row = engine.commanderIdentity[commander]! * span;
  for (let deck = from; deck < to; deck++) {
    const slot = row + ranks[deckEarliestDay[deck]!]!;
    days[slot]!++;
  }
  addExtras(engine, tally, from, to);
  takeCommanders(engine, tally.potential, commander, from, to);
}

/**
 * Removes the decks from the eligible decks of their own commanders, because `closeTally` considers only colors and
 * date. Until then a count may be negative, which wraps modulo 2³².
 */
function takeCommanders(
  engine: Engine,
  potential: Uint32Array,
  commander: number,
  from: number,
  to: number,
): void {
  const { commanderCards } = engine;
  const first = commanderCards[commander * 2]!;
  const second = commanderCards[commander * 2 + 1]!;
  // No deck is older than its commanders, so the date never excludes them.
  potential[first]! -= to - from;
  if (second !== NO_CARD) potential[second]! -= to - from;
}

/**
 * Adds the entries [from, to) to the card counts. Reads two entries at once, which is 20 % faster; the order within a
 * pair does not matter.
 */
function countEntries(engine: Engine, hold: Uint32Array, from: number, to: number): void {
  if (from >= to) return;
  const { deckCards, deckCardPairs } = engine;
  const lastPair = to >>> 1;
  for (let pair = (from + 1) >>> 1; pair < lastPair; pair++) {
    const two = deckCardPairs[pair]!;
    const low = two & 0xffff;
    const high = two >>> 16;
    hold[low]!++;
    hold[high]!++;
  }
  if (from & 1) countOne(hold, deckCards[from]!);
  if (to & 1) countOne(hold, deckCards[to - 1]!);
}

function countOne(hold: Uint32Array, card: number): void {
  hold[card]!++;
}

/** Counts decks that run a card despite its color as eligible for it. */
function addExtras(engine: Engine, tally: OpenTally, from: number, to: number): void {
  const { extraDeck, extraCard } = engine;
  let next = tally.nextExtra;
  if (next < extraDeck.length && extraDeck[next]! < from) next = firstExtra(extraDeck, next, from);
  for (; next < extraDeck.length && extraDeck[next]! < to; next++) {
    const card = extraCard[next]!;
    tally.potential[card]!++;
  }
  tally.nextExtra = next;
}

/** First position, at least `from`, whose deck is not before `deck`. */
export function firstExtra(extraDeck: Uint32Array, from: number, deck: number): number {
  let low = from;
  let high = extraDeck.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (extraDeck[middle]! < deck) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Completes `potential`; nothing may be added afterwards. */
export function closeTally(engine: Engine, tally: OpenTally): Tally {
  const { days, span, potential } = tally;
  const { cardIdentity, cardReleaseDay } = engine;
  const ranks = releaseRanks(engine).of;
  // Decks per identity and rank → decks per identity of that rank or above.
  for (let row = 0; row < days.length; row += span) {
    for (let slot = row + span - 2; slot >= row; slot--) {
      days[slot]! += days[slot + 1]!;
    }
  }
  // → decks whose identity contains the row's identity.
  for (let bit = 1; bit < 32; bit <<= 1) {
    for (let identity = 0; identity < 32; identity++) {
      if (identity & bit) continue;
      const row = identity * span;
      const wider = (identity | bit) * span;
      if (days[wider] === 0) continue;
      for (let i = 0; i < span; i++) days[row + i]! += days[wider + i]!;
    }
  }
  for (let card = 0; card < engine.cards; card++) {
    const slot = cardIdentity[card]! * span + ranks[cardReleaseDay[card]!]!;
    potential[card]! += days[slot]!;
  }
  return { decks: tally.decks, hold: tally.hold, potential };
}

/** The decks of `whole` that are not in `part`. */
export function subtractTally(whole: Tally, part: Tally): Tally {
  const hold = whole.hold.slice();
  const potential = whole.potential.slice();
  for (let card = 0; card < hold.length; card++) {
    hold[card]! -= part.hold[card]!;
    potential[card]! -= part.potential[card]!;
  }
  return { decks: whole.decks - part.decks, hold, potential };
}

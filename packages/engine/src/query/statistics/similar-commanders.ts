import { CARD_FLAGS } from '../../format.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { commanderDecks, commanderOrder } from '../counting/accessors.ts';
import { savedFrom } from '../counting/saved.ts';
import { windowTally } from '../counting/select.ts';
import { countPairs } from '../decks/deck-card-pairs.ts';
import type { Engine } from '../decks/engine.ts';
import { perEngine } from '../decks/per-engine.ts';
import type { SimilarCommander } from '../types.ts';

const ALL = { range: 'none', bracket: 0, estimated: false } as const;

/** Sparse vectors of all commanders: per card inclusion × rarity, over all their decks. */
type Vectors = {
  /** First entry per commander, then the number of entries. */
  start: Uint32Array;
  /** Ascending within a commander, so that sums are the same in either direction. */
  cards: Uint16Array;
  weights: Float32Array;
  /** Squared length per commander (rows of 32) over the cards within each color identity. */
  squares: Float64Array;
  /** Per commander the release day of its newest card. */
  newest: Uint16Array;
  /** Per commander the newest day of its decks, 0 without any. */
  lastDay: Uint16Array;
};

/**
 * Commanders by the cosine of their inclusion vectors over the cards that decks of both may run, without basics. A
 * card's value is inclusion × ln((eligible decks + 1) / (decks with it + 1)), so staples count little. Commanders
 * without a common color are compared only if both are colorless, because a few common artifacts are weak evidence.
 */
export function similarCommanders(
  engine: Engine,
  commander: number,
  limit: number = THRESHOLDS.similarCommanders,
): SimilarCommander[] {
  const vectors = getVectors(engine);
  const { start, cards, weights } = vectors;
  const own = new Float64Array(engine.cards);
  for (let entry = start[commander]!; entry < start[commander + 1]!; entry++) {
    own[cards[entry]!] = weights[entry]!;
  }
  const found: SimilarCommander[] = [];
  for (let other = 0; other < engine.commanders; other++) {
    if (other === commander || !mayCompare(engine, commander, other)) continue;
    let dot = 0;
    for (let entry = start[other]!; entry < start[other + 1]!; entry++) {
      dot += own[cards[entry]!]! * weights[entry]!;
    }
    if (dot === 0) continue;
    const square = squaredAgainst(engine, vectors, commander, other);
    const otherSquare = squaredAgainst(engine, vectors, other, commander);
    found.push({ commander: other, similarity: Math.min(dot / Math.sqrt(square * otherSquare), 1) });
  }
  const order = commanderOrder<SimilarCommander>(engine, {
    figure: ({ similarity }) => similarity,
    decks: (similar) => commanderDecks(engine, similar.commander),
  });
  return found.sort(order).slice(0, limit);
}

/** Squared length of the commander's vector over the cards that the other one may play too. */
function squaredAgainst(engine: Engine, vectors: Vectors, commander: number, other: number): number {
  const { start, cards, weights, squares, newest, lastDay } = vectors;
  const [from, to] = [start[commander]!, start[commander + 1]!];
  const shared = engine.commanderIdentity[commander]! & engine.commanderIdentity[other]!;
  let square = squares[commander * 32 + shared]!;
  const take = (entry: number): void => {
    square -= weights[entry]! ** 2;
  };
  const [first, second] = [engine.commanderCards[other * 2], engine.commanderCards[other * 2 + 1]];
  for (const commanderCard of [first, second]) {
    const entry = commanderCard === undefined ? -1 : toEntry(cards, commanderCard, from, to);
    if (entry >= 0) take(entry);
  }
  const day = lastDay[other]!;
  if (newest[commander]! <= day) return square;
  for (let entry = from; entry < to; entry++) {
    const card = cards[entry]!;
    const within = (engine.cardIdentity[card]! & ~shared) === 0;
    if (within && engine.cardReleaseDay[card]! > day && card !== first && card !== second) take(entry);
  }
  return square;
}

/** Position of the card among the ascending entries [from, to); −1 if absent. */
function toEntry(cards: Uint16Array, card: number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (cards[middle]! < card) low = middle + 1;
    else high = middle;
  }
  return low < to && cards[low] === card ? low : -1;
}

function mayCompare({ commanderIdentity }: Engine, one: number, other: number): boolean {
  const [a, b] = [commanderIdentity[one]!, commanderIdentity[other]!];
  return (a & b) !== 0 || (a | b) === 0;
}

function newestDay({ commanderStart, deckEarliestDay }: Engine, commander: number): number {
  let newest = 0;
  for (let deck = commanderStart[commander]!; deck < commanderStart[commander + 1]!; deck++)
    newest = Math.max(newest, deckEarliestDay[deck]!);
  return newest;
}

const getVectors = perEngine((engine): Vectors => {
  const rarity = rarities(engine);
  const start = new Uint32Array(engine.commanders + 1);
  const cards: number[] = [];
  const weights: number[] = [];
  const squares = new Float64Array(engine.commanders * 32);
  const newest = new Uint16Array(engine.commanders);
  const lastDay = new Uint16Array(engine.commanders);
  const included = new Uint32Array(engine.cards);
  for (let commander = 0; commander < engine.commanders; commander++) {
    const day = newestDay(engine, commander);
    lastDay[commander] = day;
    if (commanderDecks(engine, commander) >= THRESHOLDS.similarMinDecks) {
      const outside = ~(engine.commanderIdentity[commander] ?? 0);
      for (const [card, inclusion] of inclusions(engine, commander, included)) {
        const weight = Math.fround(inclusion * (rarity[card] ?? 0));
        const release = engine.cardReleaseDay[card] ?? 0;
        const identity = engine.cardIdentity[card] ?? 0;
        if (inclusion < THRESHOLDS.similarMinInclusion || weight <= 0) continue;
        // In a deck despite its color or date: the commander is not eligible for it.
        if ((identity & outside) !== 0 || release > day) continue;
        cards.push(card);
        weights.push(weight);
        const slot = commander * 32 + identity;
        squares[slot] = (squares[slot] ?? 0) + weight * weight;
        newest[commander] = Math.max(newest[commander] ?? 0, release);
      }
    }
    start[commander + 1] = cards.length;
    addSubsets(squares.subarray(commander * 32, commander * 32 + 32));
  }
  return {
    start,
    cards: Uint16Array.from(cards),
    weights: Float32Array.from(weights),
    squares,
    newest,
    lastDay,
  };
});

function rarities(engine: Engine): Float64Array {
  const { hold, potential } = windowTally(engine, ALL);
  return Float64Array.from(hold, (included, card) => {
    if ((engine.cardFlags[card] ?? 0) & CARD_FLAGS.basic) return 0;
    return Math.log(((potential[card] ?? 0) + 1) / (included + 1));
  });
}

/** Value per exact identity → sum over the identities within. */
function addSubsets(row: Float64Array): void {
  for (let bit = 1; bit < 32; bit <<= 1) {
    for (let identity = 0; identity < 32; identity++) {
      if (identity & bit) row[identity] = (row[identity] ?? 0) + (row[identity ^ bit] ?? 0);
    }
  }
}

/**
 * Card and inclusion of every card in the commander's decks, by card. `held` is scratch space, all zero before and
 * after.
 */
function inclusions(
  engine: Engine,
  commander: number,
  included: Uint32Array,
): [card: number, inclusion: number][] {
  const from = engine.commanderStart[commander] ?? 0;
  const to = engine.commanderStart[commander + 1] ?? 0;
  const identity = engine.commanderIdentity[commander] ?? 0;
  const cards: number[] = [];
  const end = engine.deckStart[to] ?? 0;
  for (let entry = engine.deckStart[from] ?? 0; entry < end; entry++) {
    const card = engine.deckCards[entry]!;
    if (included[card] === 0) cards.push(card);
    included[card]!++;
  }
  const extras = countPairs(engine.extraDeck, engine.extraCard, from, to);
  const uncounted = countPairs(engine.uncountedDeck, engine.uncountedCard, from, to);
  const savedSince = savedFrom(engine, ALL, [commander]);
  return cards
    .sort((a, b) => a - b)
    .map((card): [number, number] => {
      const leftOut = uncounted.get(card) ?? 0;
      const decks = (included[card] ?? 0) - leftOut;
      included[card] = 0;
      const release = engine.cardReleaseDay[card] ?? 0;
      const fits = ((engine.cardIdentity[card] ?? 0) & ~identity) === 0;
      const could = (fits ? savedSince(release).decks : 0) + (extras.get(card) ?? 0) - leftOut;
      // No share of nothing, and none of a card that came out after the as-of date.
      return [card, could === 0 || release > engine.asOfDay ? 0 : decks / could];
    });
}

import { CARD_FLAGS } from '../../format.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { commanderDecks } from '../counting/accessors.ts';
import { savedFrom } from '../counting/saved.ts';
import { windowTally } from '../counting/select.ts';
import { firstExtra } from '../counting/tally.ts';
import type { Engine } from '../decks/engine.ts';
import { perEngine } from '../decks/per-engine.ts';
import type { SimilarCommander } from '../types.ts';

const ALL = { range: 'none', bracket: 0, estimated: false } as const;

/** Sparse vectors of all commanders: per card inclusion × rarity, over all their decks. */
type Vectors = {
  /** First entry per commander, then the number of entries. */
  start: Uint32Array;
  /** Ascending within a commander: sums over a pair's cards come out the same from either side. */
  cards: Uint16Array;
  weights: Float32Array;
};

/**
 * Commanders by the cosine of their inclusion vectors over the cards that decks of both may hold, basics left out. A card
 * weighs inclusion × ln((decks that could hold it + 1) / (decks that hold it + 1)), so staples count little. Commanders
 * without a color in common are not compared, unless both have none: a few artifacts in common say little.
 */
export function similarCommanders(
  engine: Engine,
  commander: number,
  limit: number = THRESHOLDS.similarCommanders,
): SimilarCommander[] {
  const { start, cards, weights } = vectorsOf(engine);
  const [from, to] = [start[commander] as number, start[commander + 1] as number];
  if (from === to) return [];
  const own = new Float64Array(engine.cards);
  for (let entry = from; entry < to; entry++) own[cards[entry] as number] = weights[entry] as number;
  const mayOwn = mayHold(engine, commander);
  const mine = Uint8Array.from(own.keys(), (card) => (mayOwn(card) ? 1 : 0));
  const found: SimilarCommander[] = [];
  for (let other = 0; other < engine.commanders; other++) {
    if (other === commander || !mayCompare(engine, commander, other)) continue;
    let dot = 0;
    let theirSquare = 0;
    for (let entry = start[other] as number; entry < (start[other + 1] as number); entry++) {
      const card = cards[entry] as number;
      const weight = weights[entry] as number;
      dot += (own[card] as number) * weight;
      if (mine[card] === 1) theirSquare += weight * weight;
    }
    if (dot === 0) continue;
    const mayOther = mayHold(engine, other);
    let ownSquare = 0;
    for (let entry = from; entry < to; entry++) {
      const weight = weights[entry] as number;
      if (mayOther(cards[entry] as number)) ownSquare += weight * weight;
    }
    found.push({ commander: other, similarity: Math.min(dot / Math.sqrt(ownSquare * theirSquare), 1) });
  }
  return found.sort((a, b) => b.similarity - a.similarity || a.commander - b.commander).slice(0, limit);
}

function mayCompare({ commanderIdentity }: Engine, one: number, other: number): boolean {
  const [a, b] = [commanderIdentity[one] as number, commanderIdentity[other] as number];
  return (a & b) !== 0 || (a | b) === 0;
}

/** Whether a deck of the commander may hold the card: by color, by the day of its newest deck, and not leading it. */
function mayHold(engine: Engine, commander: number): (card: number) => boolean {
  const { cardIdentity, cardReleaseDay } = engine;
  const outside = ~(engine.commanderIdentity[commander] as number);
  const [first, second] = [engine.commanderCards[commander * 2], engine.commanderCards[commander * 2 + 1]];
  const day = newestDay(engine, commander);
  return (card) =>
    ((cardIdentity[card] as number) & outside) === 0 &&
    (cardReleaseDay[card] as number) <= day &&
    card !== first &&
    card !== second;
}

function newestDay({ commanderStart, deckEarliestDay }: Engine, commander: number): number {
  let newest = 0;
  for (
    let deck = commanderStart[commander] as number;
    deck < (commanderStart[commander + 1] as number);
    deck++
  )
    newest = Math.max(newest, deckEarliestDay[deck] as number);
  return newest;
}

const vectorsOf = perEngine((engine): Vectors => {
  const rarity = rarities(engine);
  const start = new Uint32Array(engine.commanders + 1);
  const cards: number[] = [];
  const weights: number[] = [];
  const held = new Uint32Array(engine.cards);
  for (let commander = 0; commander < engine.commanders; commander++) {
    if (commanderDecks(engine, commander) >= THRESHOLDS.similarMinDecks) {
      const may = mayHold(engine, commander);
      for (const [card, inclusion] of inclusions(engine, commander, held)) {
        const weight = Math.fround(inclusion * (rarity[card] ?? 0));
        if (inclusion < THRESHOLDS.similarMinInclusion || weight <= 0 || !may(card)) continue;
        cards.push(card);
        weights.push(weight);
      }
    }
    start[commander + 1] = cards.length;
  }
  return { start, cards: Uint16Array.from(cards), weights: Float32Array.from(weights) };
});

function rarities(engine: Engine): Float64Array {
  const { hold, potential } = windowTally(engine, ALL);
  return Float64Array.from(hold, (held, card) => {
    if ((engine.cardFlags[card] ?? 0) & CARD_FLAGS.basic) return 0;
    return Math.log(((potential[card] ?? 0) + 1) / (held + 1));
  });
}

/** Card and inclusion of every card that the commander's decks hold, by card. `held` is zero for every card and left so. */
function inclusions(
  engine: Engine,
  commander: number,
  held: Uint32Array,
): [card: number, inclusion: number][] {
  const from = engine.commanderStart[commander] ?? 0;
  const to = engine.commanderStart[commander + 1] ?? 0;
  const identity = engine.commanderIdentity[commander] ?? 0;
  const cards: number[] = [];
  const end = engine.deckStart[to] ?? 0;
  for (let entry = engine.deckStart[from] ?? 0; entry < end; entry++) {
    const card = engine.deckCards[entry] as number;
    if (held[card] === 0) cards.push(card);
    held[card] = (held[card] as number) + 1;
  }
  const early = extrasOf(engine, from, to);
  const savedSince = savedFrom(engine, ALL, [commander]);
  return cards
    .sort((a, b) => a - b)
    .map((card): [number, number] => {
      const decks = held[card] ?? 0;
      held[card] = 0;
      const release = engine.cardReleaseDay[card] ?? 0;
      const fits = ((engine.cardIdentity[card] ?? 0) & ~identity) === 0;
      const could = fits ? savedSince(release) : 0;
      return [card, decks / (could + (early.get(card) ?? 0))];
    });
}

/** Decks of [from, to) that hold a card against color, by card. */
function extrasOf(engine: Engine, from: number, to: number): Map<number, number> {
  const extras = new Map<number, number>();
  for (let next = firstExtra(engine.extraDeck, 0, from); (engine.extraDeck[next] ?? to) < to; next++) {
    const card = engine.extraCard[next] ?? 0;
    extras.set(card, (extras.get(card) ?? 0) + 1);
  }
  return extras;
}

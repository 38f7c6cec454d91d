import { CARD_FLAGS } from '../../format.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { windowTally } from '../counting/select.ts';
import { firstExtra } from '../counting/tally.ts';
import type { Engine } from '../decks/engine.ts';
import { perEngine } from '../decks/per-engine.ts';
import { firstFromDay } from '../decks/window.ts';
import type { SimilarCommander } from '../types.ts';

/** Sparse vectors of all commanders: per card inclusion × rarity, over all their decks. */
type Vectors = {
  /** First entry per commander, then the number of entries. */
  start: Uint32Array;
  cards: Uint16Array;
  weights: Float32Array;
  /** Squared length per commander (rows of 32) over the cards within each colour identity. */
  squares: Float64Array;
};

/**
 * Commanders by the cosine of their inclusion vectors over the cards of their shared colours, basics left out. A card
 * weighs inclusion × ln((decks that could hold it + 1) / (decks that hold it + 1)), so staples count little. The
 * commander's own vector keeps its full length: what the other's colours cannot hold counts as unlike, or a commander
 * that shares nothing but a few artifacts would come out near. The other's vector is cut to the shared colours.
 */
export function similarCommanders(
  engine: Engine,
  commander: number,
  limit: number = THRESHOLDS.similarCommanders,
): SimilarCommander[] {
  const { start, cards, weights, squares } = vectorsOf(engine);
  const own = new Float64Array(engine.cards);
  for (let entry = start[commander] as number; entry < (start[commander + 1] as number); entry++) {
    own[cards[entry] as number] = weights[entry] as number;
  }
  const found: SimilarCommander[] = [];
  const identity = engine.commanderIdentity[commander] ?? 0;
  const ownSquare = squares[commander * 32 + identity] ?? 0;
  for (let other = 0; other < engine.commanders; other++) {
    if (other === commander) continue;
    const shared = identity & (engine.commanderIdentity[other] ?? 0);
    const square = ownSquare * (squares[other * 32 + shared] ?? 0);
    if (square === 0) continue;
    let dot = 0;
    for (let entry = start[other] as number; entry < (start[other + 1] as number); entry++) {
      dot += (own[cards[entry] as number] as number) * (weights[entry] as number);
    }
    if (dot > 0) found.push({ commander: other, similarity: Math.min(dot / Math.sqrt(square), 1) });
  }
  return found.sort((a, b) => b.similarity - a.similarity || a.commander - b.commander).slice(0, limit);
}

const vectorsOf = perEngine((engine): Vectors => {
  const rarity = rarities(engine);
  const start = new Uint32Array(engine.commanders + 1);
  const cards: number[] = [];
  const weights: number[] = [];
  const squares = new Float64Array(engine.commanders * 32);
  const held = new Uint32Array(engine.cards);
  for (let commander = 0; commander < engine.commanders; commander++) {
    const decks = (engine.commanderStart[commander + 1] ?? 0) - (engine.commanderStart[commander] ?? 0);
    if (decks >= THRESHOLDS.similarMinDecks) {
      for (const [card, inclusion] of inclusions(engine, commander, held)) {
        const weight = Math.fround(inclusion * (rarity[card] ?? 0));
        if (inclusion < THRESHOLDS.similarMinInclusion || weight <= 0) continue;
        cards.push(card);
        weights.push(weight);
        const slot = commander * 32 + (engine.cardIdentity[card] ?? 0);
        squares[slot] = (squares[slot] ?? 0) + weight * weight;
      }
    }
    start[commander + 1] = cards.length;
    addSubsets(squares.subarray(commander * 32, commander * 32 + 32));
  }
  return { start, cards: Uint16Array.from(cards), weights: Float32Array.from(weights), squares };
});

function rarities(engine: Engine): Float64Array {
  const { hold, potential } = windowTally(engine, { range: 'none', bracket: 0, estimated: false });
  return Float64Array.from(hold, (held, card) => {
    if ((engine.cardFlags[card] ?? 0) & CARD_FLAGS.basic) return 0;
    return Math.log(((potential[card] ?? 0) + 1) / (held + 1));
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
 * Card and inclusion of every card within its colours that the commander's decks hold. `held` is zero for every card
 * and is left so.
 */
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
  const firstDated = firstFromDay(engine, commander, 1);
  return cards.flatMap((card): [number, number][] => {
    const decks = held[card] ?? 0;
    held[card] = 0;
    if ((engine.cardIdentity[card] ?? 0) & ~identity) return [];
    const release = engine.cardReleaseDay[card] ?? 0;
    const undated = release <= engine.asOfDay ? firstDated - from : 0;
    const dated = to - firstFromDay(engine, commander, Math.max(release, 1));
    return [[card, decks / (undated + dated + (early.get(card) ?? 0))]];
  });
}

/** Decks of [from, to) that hold a card against colour or date, by card. */
function extrasOf(engine: Engine, from: number, to: number): Map<number, number> {
  const extras = new Map<number, number>();
  for (let next = firstExtra(engine.extraDeck, 0, from); (engine.extraDeck[next] ?? to) < to; next++) {
    const card = engine.extraCard[next] ?? 0;
    extras.set(card, (extras.get(card) ?? 0) + 1);
  }
  return extras;
}

import { isWithin } from '@deckwright/domain';
import type { Block } from '../../card-decks-format.ts';
import { addToHolders, type CardDecks, countWhere } from '../card-decks/card-decks.ts';
import type { Engine } from '../decks/engine.ts';
import { nthLargest } from './linear.ts';
import { deckWeights, type RecommendQuery } from './query.ts';
import { RECOMMEND } from './settings.ts';

type Scope = {
  /** Number of decks within the colors. */
  scope: number;
  /** Total rarity of the list. */
  listNorm: number;
  effort: { candidates: number; entriesRead: number; entriesPerDeck: number };
};

/** Above every estimate of similarity. */
const HIGHEST = 2;
/** Sums of 32 bits are a little off. */
const ROUNDING = 1e-4;

/**
 * The decks within the colors that are probably most similar to the list, ascending: those that share most of its rarest cards, with the
 * same additions for commander and age as similarity itself. Cards are read from the rarest on until the given number of
 * entries is read; of the others every deck is assumed to hold an average part. What is as near by cards as a deck
 * identical to the list comes before all others. Depends on its input alone.
 */
export function chooseCandidates(
  engine: Engine,
  query: RecommendQuery,
  cardDecks: CardDecks,
  { scope, listNorm, effort }: Scope,
): Uint32Array {
  const { rarity } = deckWeights(engine);
  const passes = (identity: number): boolean => isWithin(identity, query.identity);
  const cards = Array.from(query.list, (card) => ({ card, held: countWhere(cardDecks, card, passes) })).sort(
    (a, b) => a.held - b.held || a.card - b.card,
  );
  const read: number[] = [];
  const maxEntries = Math.max(effort.entriesRead, effort.entriesPerDeck * scope);
  let entries = 0;
  let usual = 0;
  for (const { card, held } of cards) {
    entries += held;
    if (entries <= maxEntries) read.push(card);
    else usual += (rarity[card]! * held) / scope;
  }
  const perListRoot = listNorm > 0 ? 1 / Math.sqrt(listNorm) : 0;
  const readNorm = read.reduce((sum, card) => sum + rarity[card]!, usual);
  const identical = readNorm > usual ? readNorm * perListRoot ** 2 - ROUNDING : Number.POSITIVE_INFINITY;
  const best = new Best(effort.candidates);
  const sums = new Float32Array(Math.max(0, ...cardDecks.list.map(({ decks }) => decks)));
  for (const number of inOrder(cardDecks, query)) {
    const block = cardDecks.list[number]!;
    if (!passes(block.identity)) continue;
    sums.fill(usual, 0, block.decks);
    for (const card of read) addToHolders(cardDecks, card, number, rarity[card]!, sums);
    const most = perListRoot * cardDecks.maxPerRoot[number]!;
    estimateBlock(engine, query, cardDecks, { block, sums, perListRoot, most, identical, best });
  }
  return best.decks();
}

/** Blocks by number, those with decks of the commander first: after them, few others are good enough to be looked at. */
function inOrder({ list, runsByBlock }: CardDecks, { commander }: RecommendQuery): Iterable<number> {
  const own = commander === null ? [] : (runsByBlock[commander] ?? []);
  return new Set([...own.map(({ block }) => block), ...list.keys()]);
}

function estimateBlock(
  { deckDay, asOfDay }: Engine,
  query: RecommendQuery,
  { perRoot }: CardDecks,
  {
    block,
    sums,
    perListRoot,
    most,
    identical,
    best,
  }: {
    block: Block;
    sums: Float32Array;
    perListRoot: number;
    /** The most that a sum is multiplied by in this block. */
    most: number;
    /** The least cosine of a deck identical to the list. */
    identical: number;
    best: Best;
  },
): void {
  const perDay = RECOMMEND.agePerYear / 365;
  for (const { commander, deck: first, position, decks } of block.runs) {
    const bonus = query.bonus[commander]!;
    // With less than this, no deck of the run is among the best, however new it is; rounded down.
    const getMinSum = () => (Math.min(identical, best.least - bonus) / most) * (1 - ROUNDING);
    let least = getMinSum();
    for (let i = 0; i < decks; i++) {
      const at = position + i;
      const sum = sums[at]!;
      if (sum < least) continue;
      const day = deckDay[first + i]!;
      const cosine = sum * perListRoot * perRoot[block.from + at]!;
      const estimate =
        cosine >= identical ? HIGHEST : cosine + bonus - (day === 0 ? 0 : perDay * (asOfDay - day));
      if (estimate < best.least) continue;
      best.add(first + i, estimate);
      least = getMinSum();
    }
  }
}

/** The decks of the highest estimates, ties by deck index. */
class Best {
  /** What is lower is not among them. */
  least = Number.NEGATIVE_INFINITY;
  #included = 0;
  readonly #count: number;
  readonly #decks: Uint32Array;
  readonly #estimates: Float64Array;

  constructor(count: number) {
    this.#count = count;
    this.#decks = new Uint32Array(count * 4);
    this.#estimates = new Float64Array(count * 4);
  }

  add(deck: number, estimate: number): void {
    if (this.#included === this.#decks.length) this.#prune();
    if (estimate < this.least) return;
    this.#decks[this.#included] = deck;
    this.#estimates[this.#included++] = estimate;
  }

  /** Ascending. */
  decks(): Uint32Array {
    if (this.#included > this.#count) this.#prune();
    return this.#decks.slice(0, this.#included).sort();
  }

  #prune(): void {
    const estimates = this.#estimates;
    const least = nthLargest(estimates.slice(0, this.#included), this.#count);
    const ties: number[] = [];
    let retained = 0;
    for (let at = 0; at < this.#included; at++) {
      const estimate = estimates[at]!;
      const deck = this.#decks[at]!;
      if (estimate === least) ties.push(deck);
      if (estimate <= least) continue;
      this.#decks[retained] = deck;
      estimates[retained++] = estimate;
    }
    for (const deck of ties.sort((a, b) => a - b).slice(0, this.#count - retained)) {
      this.#decks[retained] = deck;
      estimates[retained++] = least;
    }
    this.#included = retained;
    this.least = least;
  }
}

import type { Block } from '../../card-decks-format.ts';
import { addToHolders, type CardDecks, heldWhere } from '../card-decks/card-decks.ts';
import type { Engine } from '../decks/engine.ts';
import { perEngine } from '../decks/per-engine.ts';
import { nthLargest } from './linear.ts';
import { deckWeights, type RecommendQuery } from './query.ts';
import { RECOMMEND } from './settings.ts';

type Scope = {
  /** Whether only decks within the colors are searched, and how many there are. */
  within: boolean;
  scope: number;
  /** Total rarity of the list. */
  listNorm: number;
  effort: { candidates: number; entriesRead: number };
};

/** Estimates of similarity fall into this many bins between the two bounds. */
const BINS = 4096;
const LOWEST = -1;
const HIGHEST = 1.5;

/**
 * The decks that are probably most similar to the list, ascending: those that share most of its rarest cards, with the same
 * additions for commander and age as similarity itself. Cards are read from the rarest on until that many entries are read; of the others every
 * deck is assumed to hold an average part. Depends on its input alone.
 */
export function chooseCandidates(
  engine: Engine,
  query: RecommendQuery,
  cardDecks: CardDecks,
  { within, scope, listNorm, effort }: Scope,
): Uint32Array {
  const { rarity } = deckWeights(engine);
  const blocks = cardDecks.list.filter(({ identity }) => !within || (identity & ~query.identity) === 0);
  const numbers = new Map(cardDecks.list.map((block, number) => [block, number]));
  const passes = (identity: number): boolean => !within || (identity & ~query.identity) === 0;
  const cards = Array.from(query.list, (card) => ({ card, held: heldWhere(cardDecks, card, passes) })).sort(
    (a, b) => a.held - b.held || a.card - b.card,
  );
  const read: number[] = [];
  let entries = 0;
  let usual = 0;
  for (const { card, held } of cards) {
    entries += held;
    if (entries <= effort.entriesRead) read.push(card);
    else usual += ((rarity[card] as number) * held) / scope;
  }
  const estimates = scratch(engine);
  const bins = new Uint32Array(BINS);
  const perListRoot = listNorm > 0 ? 1 / Math.sqrt(listNorm) : 0;
  const sums = new Float32Array(Math.max(0, ...blocks.map(({ decks }) => decks)));
  let next = 0;
  for (const block of blocks) {
    sums.fill(usual, 0, block.decks);
    const number = numbers.get(block) as number;
    for (const card of read) addToHolders(cardDecks, card, number, rarity[card] as number, sums);
    estimateBlock(engine, query, cardDecks, { block, sums, perListRoot, estimates, next, bins });
    next += block.decks;
  }
  return best(blocks, estimates.subarray(0, next), bins, effort.candidates);
}

const scratch = perEngine(({ decks }) => new Float32Array(decks));

function binOf(estimate: number): number {
  const bin = Math.floor(((estimate - LOWEST) * BINS) / (HIGHEST - LOWEST));
  return bin < 0 ? 0 : bin >= BINS ? BINS - 1 : bin;
}

function estimateBlock(
  { deckDay, asOfDay }: Engine,
  query: RecommendQuery,
  { perRoot }: CardDecks,
  to: {
    block: Block;
    sums: Float32Array;
    perListRoot: number;
    estimates: Float32Array;
    next: number;
    bins: Uint32Array;
  },
): void {
  const { block, sums, perListRoot, estimates, bins } = to;
  const perDay = RECOMMEND.agePerYear / 365;
  const outside = (block.identity & ~query.identity) !== 0 ? RECOMMEND.outsideColors : 0;
  for (const { commander, deck: first, place, decks } of block.runs) {
    const bonus = (query.bonus[commander] as number) - outside;
    for (let i = 0; i < decks; i++) {
      const at = place + i;
      const day = deckDay[first + i] as number;
      const age = day === 0 ? 0 : perDay * (asOfDay - day);
      const cosine = (sums[at] as number) * perListRoot * (perRoot[block.from + at] as number);
      const estimate = Math.fround(cosine + bonus - age);
      estimates[to.next + at] = estimate;
      const bin = binOf(estimate);
      bins[bin] = (bins[bin] as number) + 1;
    }
  }
}

/** The decks of the highest estimates, ties by deck index; ascending. */
function best(
  blocks: readonly Block[],
  estimates: Float32Array,
  bins: Uint32Array,
  count: number,
): Uint32Array {
  let lowest = BINS - 1;
  let above = bins[lowest] as number;
  while (above < count && lowest > 0) above += bins[--lowest] as number;
  const decks: number[] = [];
  const values: number[] = [];
  let next = 0;
  for (const block of blocks) {
    for (const { deck, place, decks: length } of block.runs) {
      for (let i = 0; i < length; i++) {
        const estimate = estimates[next + place + i] as number;
        if (binOf(estimate) < lowest) continue;
        decks.push(deck + i);
        values.push(estimate);
      }
    }
    next += block.decks;
  }
  const least =
    decks.length <= count ? Number.NEGATIVE_INFINITY : nthLargest(Float64Array.from(values), count);
  const chosen = decks.filter((_, at) => (values[at] as number) > least);
  const ties = decks.filter((_, at) => values[at] === least).sort((a, b) => a - b);
  return Uint32Array.from([...chosen, ...ties.slice(0, count - chosen.length)]).sort();
}

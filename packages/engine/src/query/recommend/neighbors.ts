import { isWithin } from '@deckwright/domain';
import type { CardDecks } from '../card-decks/card-decks.ts';
import { deckList } from '../counting/accessors.ts';
import type { Engine } from '../decks/engine.ts';
import { floatColumn } from '../decks/float-column.ts';
import { chooseCandidates } from './candidates.ts';
import { decksWithin } from './in-colors.ts';
import { nthLargest } from './linear.ts';
import { deckNorms, deckWeights, type RecommendQuery, sumOver } from './query.ts';
import { RECOMMEND } from './settings.ts';

/** The decks most similar to a list, best first, then by deck index. */
export type Neighbors = {
  /** Number of decks within the search, without those identical to the list. */
  considered: number;
  decks: Uint32Array;
  similarity: Float64Array;
  /** Total rarity of the cards shared with the list, and of all the deck's cards within the colors. */
  overlap: Float64Array;
  norm: Float64Array;
  /** Total rarity of the list. */
  listNorm: number;
  /** Weight in the mean, 0…1, 1 for the most similar. */
  weight: Float64Array;
};

/** How much a search may read; see the settings of the same names. */
export type SearchEffort = {
  exactDecks: number;
  candidates: number;
  entriesRead: number;
  entriesPerDeck: number;
};

type Search = { cardDecks: CardDecks | null; effort?: SearchEffort };

/**
 * Compares the list with every deck within the commanders' colors, or with all decks if those are too few: cosine of
 * the rarity-weighted overlap, plus a bonus for a shared commander, minus a penalty for age. Where those are many and
 * the decks of each card are known, only with candidates among them (docs/design/recommender.md). A deck identical to the
 * list is skipped, because it has nothing to add and would make every card seem to fit. Rarity is the inverse user
 * frequency of Breese, Heckerman & Kadie, "Empirical analysis of predictive algorithms for collaborative filtering",
 * 1998.
 */
export function findNeighbors(
  engine: Engine,
  query: RecommendQuery,
  { cardDecks, effort = RECOMMEND }: Search = { cardDecks: null },
): Neighbors {
  const { rarity } = deckWeights(engine);
  const mark = new Float64Array(engine.cards);
  let listNorm = 0;
  for (const card of query.list) {
    mark[card] = rarity[card]!;
    listNorm += rarity[card]!;
  }
  const inScope = decksWithin(engine, query.identity);
  const within = inScope >= RECOMMEND.regressed;
  const scope = within ? inScope : engine.decks;
  const isSmall = cardDecks === null || engine.decks <= effort.exactDecks;
  // With few decks within the colors, what all decks share with the list is only what is within the colors of them.
  const isExact = isSmall || !within || scope <= effort.candidates;
  const norms = within && isSmall ? deckNorms(engine) : null;
  const summed = within ? rarity : rarity.map((value, card) => value * query.active[card]!);
  const compared = isExact
    ? decksInScope(engine, query, within, scope)
    : chooseCandidates(engine, query, cardDecks, { scope, listNorm, effort });
  const { commanderIdentity, commanderStart } = engine;
  const similarity = new Float64Array(compared.length).fill(Number.NEGATIVE_INFINITY);
  // Of candidates both sums are kept; of all decks they would need too much memory, and few are needed again.
  const sums = isExact
    ? null
    : { overlap: new Float64Array(compared.length), norm: new Float64Array(compared.length) };
  const deckAt = (at: number): number => compared[at]!;
  const overlapAt = (at: number): number => (sums ? sums.overlap[at]! : sumOver(engine, deckAt(at), mark));
  const normAt = (at: number): number =>
    sums ? sums.norm[at]! : norms ? norms[deckAt(at)]! : sumOver(engine, deckAt(at), summed);
  let skipped = 0;
  let commander = 0;
  for (let at = 0; at < compared.length; at++) {
    const deck = deckAt(at);
    while (deck >= commanderStart[commander + 1]!) commander++;
    if (sums) sumBoth(engine, deck, at, { mark, summed, ...sums });
    const overlap = overlapAt(at);
    if (overlap >= listNorm && isList(engine, deck, query)) {
      skipped++;
      continue;
    }
    const inside = isWithin(commanderIdentity[commander]!, query.identity);
    const bonus = query.bonus[commander]! - (inside ? 0 : RECOMMEND.outsideColors);
    similarity[at] = cosine(overlap, listNorm, normAt(at)) + bonus - agePenalty(engine, deck);
  }
  const best = nearest(similarity, Math.min(compared.length - skipped, RECOMMEND.neighbors));
  const near = floatColumn(best, (at) => similarity[at]!);
  return {
    considered: scope - skipped,
    decks: best.map(deckAt),
    similarity: near,
    overlap: floatColumn(best, overlapAt),
    norm: floatColumn(best, normAt),
    listNorm,
    weight: near.map((value) => Math.exp((value - near[0]!) / RECOMMEND.meanWidth)),
  };
}

/** The rarity that the deck shares with the list, and that of all its cards, which are read once for both. */
function sumBoth(
  { deckStart, deckCards }: Engine,
  deck: number,
  at: number,
  { mark, summed, overlap, norm }: Record<'mark' | 'summed' | 'overlap' | 'norm', Float64Array>,
): void {
  const end = deckStart[deck + 1]!;
  let shared = 0;
  let all = 0;
  for (let entry = deckStart[deck]!; entry < end; entry++) {
    const card = deckCards[entry]!;
    shared += mark[card]!;
    all += summed[card]!;
  }
  overlap[at] = shared;
  norm[at] = all;
}

/** 0 if one side has no rarity. */
export function cosine(overlap: number, listNorm: number, norm: number): number {
  return overlap > 0 ? overlap / Math.sqrt(listNorm * norm) : 0;
}

/** Undated decks have no penalty, since nothing suggests that they are old. */
function agePenalty({ deckDay, asOfDay }: Engine, deck: number): number {
  const day = deckDay[deck]!;
  return day === 0 ? 0 : (RECOMMEND.agePerYear * (asOfDay - day)) / 365;
}

/** Every deck within the colors, or every deck, ascending. */
function decksInScope(
  { commanders, commanderIdentity, commanderStart }: Engine,
  { identity }: RecommendQuery,
  within: boolean,
  scope: number,
): Uint32Array {
  const decks = new Uint32Array(scope);
  let count = 0;
  for (let commander = 0; commander < commanders; commander++) {
    if (within && !isWithin(commanderIdentity[commander]!, identity)) continue;
    const end = commanderStart[commander + 1]!;
    for (let deck = commanderStart[commander]!; deck < end; deck++) decks[count++] = deck;
  }
  return decks;
}

/** Whether the deck's active cards are exactly the list, which is not empty. */
function isList(engine: Engine, deck: number, { list, active }: RecommendQuery): boolean {
  if (list.length === 0) return false;
  let index = 0;
  for (const card of deckList(engine, deck)) {
    if (active[card] !== 1) continue;
    if (list[index] !== card) return false;
    index++;
  }
  return index === list.length;
}

/** Positions of the highest similarities, ties by position. */
function nearest(similarity: Float64Array, count: number): Uint32Array {
  if (count === 0) return new Uint32Array(0);
  const threshold = nthLargest(similarity.slice(), count);
  const found: number[] = [];
  let above = 0;
  for (const value of similarity) if (value > threshold) above++;
  let ties = count - above;
  for (let at = 0; at < similarity.length; at++) {
    const value = similarity[at]!;
    if (value > threshold || (value === threshold && ties-- > 0)) found.push(at);
  }
  found.sort((a, b) => similarity[b]! - similarity[a]! || a - b);
  return Uint32Array.from(found);
}

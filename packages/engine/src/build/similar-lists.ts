import { THRESHOLDS } from '../thresholds.ts';
import {
  type CoveringKeys,
  chooseKeys,
  coversCell,
  type DifferenceSample,
  makeKeys,
} from './covering-keys.ts';
import { findRoot, unite } from './union-find.ts';

/** Lists of card numbers one after another, each ascending. */
export type CardLists = {
  /** First entry of each list in `cards`, then the number of entries. */
  start: Uint32Array;
  cards: Uint16Array;
};

/** Lists that a key was computed for, and pairs compared: what connecting took. */
export type Work = { keyed: number; compared: number };

/**
 * The sets of lists that are connected by pairs with at least `nearIdenticalShare` of the cards in either of them in
 * common, as union-find whose roots are the first lists. Exact: such a pair differs in few cards, so it has one of the
 * keys in common, and lists with a key in common are compared. Two empty lists have nothing in common.
 */
export function connectSimilar(lists: CardLists): { parents: Uint32Array; work: Work } {
  const count = lists.start.length - 1;
  const parents = Uint32Array.from({ length: count }, (_, list) => list);
  const state = { lists, parents, byCard: new Uint32Array(CARD_NUMBERS), work: { keyed: 0, compared: 0 } };
  connectAmong(
    state,
    parents.filter((list) => lists.start[list + 1]! > lists.start[list]!),
  );
  return { parents, work: state.work };
}

type State = {
  lists: CardLists;
  parents: Uint32Array;
  /** Zeros, for a number of each card. */
  byCard: Uint32Array;
  work: Work;
};

/** Connects the similar ones among some lists that are not empty. */
function connectAmong(state: State, some: Uint32Array): void {
  if (some.length <= FEW_LISTS) {
    connectPairs(state, some);
    return;
  }
  const differences = getMaxDifferences(2 * getMaxLength(state.lists, some));
  const deal = { lists: some, cards: orderByDisagreement(state, some) };
  let sample = sampleDifferences(state, some);
  if (sample.differing.some((differing) => differing <= differences)) {
    // A large group, which would make most pairs of its lists candidates.
    forEachBucket(state, deal, makeKeys(differences, differences + 1), (bucket) => {
      for (let position = 1; position < bucket.length; position++)
        connectPairs(state, bucket.subarray(position - 1, position + 1));
    });
    sample = sampleDifferences(state, some);
  }
  forEachBucket(state, deal, chooseKeys(some.length, { differences, ...sample }), (bucket) => {
    // A bucket of nearly all lists would not become smaller.
    const isLarge = bucket.length > LARGE_BUCKET && 2 * bucket.length < some.length;
    if (isLarge) connectAmong(state, bucket);
    else connectPairs(state, bucket);
  });
}

/** Up to so many, all pairs of lists are compared. */
const FEW_LISTS = 40;
/** In larger buckets other keys are looked for. */
const LARGE_BUCKET = 100;
/** One more than the highest number of a card. */
const CARD_NUMBERS = 0x10000;

/**
 * In how many cards similar lists with so many entries together may differ. With d cards in one list alone and s entries
 * in both lists, (s − d) / 2 cards are in both and (s + d) / 2 in either; their ratio is at least t if d is at most
 * s · (1 − t) / (1 + t).
 */
function getMaxDifferences(entries: number): number {
  const share = THRESHOLDS.nearIdenticalShare;
  // 10 % of 190 · 10 / 19 are 10, though in binary it may be a little less.
  return Math.floor((entries * (1 - share)) / (1 + share) + 1e-9);
}

function getMaxLength({ start }: CardLists, some: Uint32Array): number {
  let max = 0;
  for (const list of some) max = Math.max(max, start[list + 1]! - start[list]!);
  return max;
}

/** In how many cards pairs of lists differ that are not connected; pairs all over the lists, and always the same ones. */
function sampleDifferences({ lists, parents }: State, some: Uint32Array): DifferenceSample {
  const pairs = Math.min(some.length, MAX_SAMPLE);
  const sample = { pairs, differing: [] as number[], meanLength: 0 };
  for (let pair = 0; pair < pairs; pair++) {
    const position = Math.floor((pair * some.length) / pairs);
    const distance = 1 + (hashNumber(pair) % (some.length - 1));
    const [one, two] = [some[position]!, some[(position + distance) % some.length]!];
    sample.meanLength += (lists.start[one + 1]! - lists.start[one]!) / pairs;
    if (findRoot(parents, one) === findRoot(parents, two)) continue;
    sample.differing.push(countDifferences(lists, { one, two, max: Number.POSITIVE_INFINITY }));
  }
  return sample;
}

const MAX_SAMPLE = 4_000;

/** In how many cards the lists differ, or a number above `max` if in more than that. */
function countDifferences(
  { start, cards }: CardLists,
  { one, two, max }: { one: number; two: number; max: number },
): number {
  let [first, second] = [start[one]!, start[two]!];
  const [firstEnd, secondEnd] = [start[one + 1]!, start[two + 1]!];
  let differences = 0;
  while (first < firstEnd && second < secondEnd && differences <= max) {
    const difference = cards[first]! - cards[second]!;
    if (difference <= 0) first++;
    if (difference >= 0) second++;
    if (difference !== 0) differences++;
  }
  return differences + firstEnd - first + secondEnd - second;
}

/**
 * The different cards of the lists, those first that two lists differ in most often, which half of the lists run; ties by
 * number. Dealt out to the cells in this order, each cell has its share of the differences.
 */
function orderByDisagreement({ lists, byCard }: State, some: Uint32Array): Uint16Array {
  const cards: number[] = [];
  for (const list of some) {
    for (let entry = lists.start[list]!; entry < lists.start[list + 1]!; entry++) {
      const card = lists.cards[entry]!;
      if (byCard[card]!++ === 0) cards.push(card);
    }
  }
  const keys = new Float64Array(cards.length);
  cards.forEach((card, index) => {
    keys[index] = Math.abs(2 * byCard[card]! - some.length) * CARD_NUMBERS + card;
    byCard[card] = 0;
  });
  // Numbers sort fastest without a function that compares.
  return Uint16Array.from(keys.sort().map((key) => key % CARD_NUMBERS));
}

/** Calls with the lists that have a key in common, for each key and each of its values that several lists have. */
function forEachBucket(
  { lists, byCard, work }: State,
  deal: { lists: Uint32Array; cards: Uint16Array },
  { cells, keys }: CoveringKeys,
  visit: (bucket: Uint32Array) => void,
): void {
  const sorted = new Float64Array(deal.lists.length);
  const keyUnit = Math.max(2 ** 21, 2 ** Math.ceil(Math.log2(lists.start.length)));
  for (const { part, vector } of keys) {
    deal.cards.forEach((card, rank) => {
      const cell = 1 + (Math.floor(rank / cells.length) % cells[part]!);
      byCard[card] = rank % cells.length === part && coversCell(cell, vector) ? hashNumber(card) : 0;
    });
    sortByKey(sorted, lists, { some: deal.lists, weights: byCard, keyUnit });
    for (const card of deal.cards) byCard[card] = 0;
    work.keyed += sorted.length;
    for (let from = 0; from < sorted.length; ) {
      const next = (Math.floor(sorted[from]! / keyUnit) + 1) * keyUnit;
      let end = from + 1;
      while (end < sorted.length && sorted[end]! < next) end++;
      if (end > from + 1) visit(Uint32Array.from(sorted.subarray(from, end), (value) => value % keyUnit));
      from = end;
    }
  }
}

/** Murmur3's finalizer: sums of these numbers are rarely the same for different sets of cards. */
function hashNumber(number: number): number {
  let hash = Math.imul(number + 1, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Fills `sorted` with a number for each list: its key, which is the sum of its cards' weights, times `keyUnit`, plus the
 * list. Up to 2^21 lists, keys have 32 bits; with more lists, fewer, so that the numbers remain exact.
 */
function sortByKey(
  sorted: Float64Array,
  { start, cards }: CardLists,
  { some, weights, keyUnit }: { some: Uint32Array; weights: Uint32Array; keyUnit: number },
): void {
  const unusedBits = Math.log2(keyUnit) - 21;
  for (let position = 0; position < some.length; position++) {
    const list = some[position]!;
    const end = start[list + 1]!;
    let key = 0;
    for (let entry = start[list]!; entry < end; entry++) key = (key + weights[cards[entry]!]!) | 0;
    sorted[position] = (key >>> unusedBits) * keyUnit + list;
  }
  sorted.sort();
}

/**
 * Compares each pair of these lists that is not connected. Connected ones are in one cluster: to join it, a list needs one
 * similar list of it.
 */
function connectPairs({ lists, parents, work }: State, bucket: Uint32Array): void {
  const clusters: number[][] = [];
  for (const list of bucket) {
    let own: number[] | undefined;
    for (const cluster of clusters) {
      const isConnected =
        findRoot(parents, list) === findRoot(parents, cluster[0]!) ||
        cluster.some((other) => {
          work.compared++;
          return areSimilar(lists, list, other);
        });
      if (!isConnected) continue;
      unite(parents, list, cluster[0]!);
      own ??= cluster;
    }
    if (own) own.push(list);
    else clusters.push([list]);
  }
}

function areSimilar(lists: CardLists, one: number, two: number): boolean {
  const { start } = lists;
  const max = getMaxDifferences(start[one + 1]! - start[one]! + start[two + 1]! - start[two]!);
  return countDifferences(lists, { one, two, max }) <= max;
}

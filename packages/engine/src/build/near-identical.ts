import { NO_GROUP } from '../format.ts';
import { THRESHOLDS } from '../thresholds.ts';
import type { EngineCard, Shard } from './types.ts';

export type DeckGroups = {
  /** Number of the group of each deck in file order, NO_GROUP for a deck without a near-identical one. */
  ofDeck: Uint32Array;
  /** Groups of at least two decks. */
  count: number;
  /** Decks in these groups. */
  decks: number;
};

type Ordered = { lists: Uint16Array; order: Uint32Array };

/**
 * Groups of near-identical decks, numbered by their first deck in file order. Two decks of one commander key are
 * near-identical if at least `nearIdenticalShare` of the nonbasic cards in either list are in both; a group is all decks
 * that are connected so. Exact, by prefix filtering (Chaudhuri, Ganti and Kaushik, "A primitive operator for
 * similarity joins in data cleaning", 2006): two such lists have one of their few rarest cards in common, so only decks
 * that share one of these are compared.
 */
export function groupDecks(
  cards: readonly EngineCard[],
  shard: Shard,
  { lists, order }: Ordered,
): DeckGroups {
  const parents = Uint32Array.from(order, (_, deck) => deck);
  const isBasic = Uint8Array.from(cards, ({ basic }) => (basic ? 1 : 0));
  for (let commander = 0; commander < shard.labels.length; commander++) {
    const from = shard.commanderStart[commander] ?? 0;
    const to = shard.commanderStart[commander + 1] ?? 0;
    if (to - from < 2) continue;
    const own = Array.from(order.subarray(from, to), (source) =>
      lists.subarray(shard.deckStart[source], shard.deckStart[source + 1]).filter((card) => !isBasic[card]),
    );
    connect(own, parents, from);
  }
  return numberGroups(parents);
}

/**
 * Connects the near-identical ones of one commander's lists; `from` is the number of its first deck. Rare is what few of
 * these lists run: a card that is rare elsewhere may be in most of them, and then most pairs of them would be compared.
 */
function connect(lists: readonly Uint16Array[], parents: Uint32Array, from: number): void {
  const decks = new Uint32Array(CARD_NUMBERS);
  for (const list of lists) for (const card of list) decks[card]!++;
  const byRareCard = new Map<number, number[]>();
  lists.forEach((list, position) => {
    for (const card of rarestCards(list, decks)) {
      const others = byRareCard.get(card);
      if (!others) {
        byRareCard.set(card, [position]);
        continue;
      }
      for (const other of others) {
        const [one, two] = [findRoot(parents, from + position), findRoot(parents, from + other)];
        if (one === two) continue;
        if (!areNearIdentical(list, lists[other]!)) continue;
        parents[Math.max(one, two)] = Math.min(one, two);
      }
      others.push(position);
    }
  });
}

/** As many of the list's rarest cards that near-identical lists have one of them in common; ties by number. */
function rarestCards(list: Uint16Array, decks: Uint32Array): Float64Array {
  // Decks and card in one number, because numbers sort fastest.
  const byDecks = new Float64Array(list.length);
  for (let i = 0; i < list.length; i++) byDecks[i] = decks[list[i]!]! * CARD_NUMBERS + list[i]!;
  byDecks.sort();
  // A share of 90 % of 60 cards is 54, though 0.9 · 60 may be a little more in binary.
  const rarest = list.length - Math.ceil(list.length * THRESHOLDS.nearIdenticalShare - ROUNDING) + 1;
  return byDecks.subarray(0, rarest).map((key) => key % CARD_NUMBERS);
}

/** One more than the highest number of a card. */
const CARD_NUMBERS = 0x10000;
const ROUNDING = 1e-9;

/**
 * Whether enough cards are in both lists, which ascend. With d cards in one list alone and s entries in both lists, (s − d) / 2
 * cards are in both and (s + d) / 2 in either; their ratio is at least t if d is at most s · (1 − t) / (1 + t).
 */
function areNearIdentical(one: Uint16Array, two: Uint16Array): boolean {
  const share = THRESHOLDS.nearIdenticalShare;
  let allowed = Math.floor(((one.length + two.length) * (1 - share)) / (1 + share) + ROUNDING);
  let [first, second] = [0, 0];
  while (first < one.length && second < two.length && allowed >= 0) {
    const difference = one[first]! - two[second]!;
    if (difference === 0) {
      first++;
      second++;
    } else {
      allowed--;
      if (difference < 0) first++;
      else second++;
    }
  }
  return allowed >= one.length - first + two.length - second;
}

function findRoot(parents: Uint32Array, deck: number): number {
  let root = deck;
  while (parents[root] !== root) root = parents[root]!;
  for (let next = deck; next !== root; ) {
    const parent = parents[next]!;
    parents[next] = root;
    next = parent;
  }
  return root;
}

function numberGroups(parents: Uint32Array): DeckGroups {
  const ofDeck = new Uint32Array(parents.length).fill(NO_GROUP);
  let count = 0;
  let decks = 0;
  for (let deck = 0; deck < parents.length; deck++) {
    const root = findRoot(parents, deck);
    if (root === deck) continue;
    // A root is the first deck of its group, so it comes before the others.
    if (ofDeck[root] === NO_GROUP) {
      ofDeck[root] = count++;
      decks++;
    }
    ofDeck[deck] = ofDeck[root]!;
    decks++;
  }
  // Numbers in the order of the first decks, not of the second ones.
  const renumbered = new Uint32Array(count).fill(NO_GROUP);
  let next = 0;
  for (let deck = 0; deck < ofDeck.length; deck++) {
    const group = ofDeck[deck]!;
    if (group === NO_GROUP) continue;
    if (renumbered[group] === NO_GROUP) renumbered[group] = next++;
    ofDeck[deck] = renumbered[group]!;
  }
  return { ofDeck, count, decks };
}

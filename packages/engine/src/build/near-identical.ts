import { NO_GROUP } from '../format.ts';
import { type CardLists, connectSimilar } from './similar-lists.ts';
import type { EngineCard, Shard } from './types.ts';
import { findRoot } from './union-find.ts';

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
 * that are connected so.
 */
export function groupDecks(
  cards: readonly EngineCard[],
  shard: Shard,
  { lists, order }: Ordered,
): DeckGroups {
  const parents = new Uint32Array(order.length);
  const isBasic = Uint8Array.from(cards, ({ basic }) => (basic ? 1 : 0));
  for (let commander = 0; commander < shard.labels.length; commander++) {
    const from = shard.commanderStart[commander] ?? 0;
    const decks = order.subarray(from, shard.commanderStart[commander + 1]);
    const own = connectSimilar(gatherNonbasics(decks, { lists, deckStart: shard.deckStart, isBasic }));
    own.parents.forEach((parent, deck) => {
      parents[from + deck] = from + parent;
    });
  }
  return numberGroups(parents);
}

/** The decks' lists without basics. */
function gatherNonbasics(
  decks: Uint32Array,
  { lists, deckStart, isBasic }: { lists: Uint16Array; deckStart: Uint32Array; isBasic: Uint8Array },
): CardLists {
  let entries = 0;
  for (const deck of decks) entries += deckStart[deck + 1]! - deckStart[deck]!;
  const nonbasics = { start: new Uint32Array(decks.length + 1), cards: new Uint16Array(entries) };
  let free = 0;
  decks.forEach((deck, position) => {
    for (let entry = deckStart[deck]!; entry < deckStart[deck + 1]!; entry++) {
      const card = lists[entry]!;
      if (!isBasic[card]) nonbasics.cards[free++] = card;
    }
    nonbasics.start[position + 1] = free;
  });
  return { start: nonbasics.start, cards: nonbasics.cards.subarray(0, free) };
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

import type { Engine } from '../decks/engine.ts';
import { type EngineFilters, filterTest } from '../decks/filters.ts';
import { commanderCards, deckList, decksRunning } from './accessors.ts';
import { newestUnproven } from './newest-unproven.ts';
import { eachRun } from './select.ts';

/** Lists of cards in one piece: it takes a page three milliseconds to send thousands of arrays to a worker. */
export type PackedLists = {
  /** Those of the first list, then those of the second, and so on. */
  cards: Int32Array;
  /** By list: the position in `cards` after its last card. */
  ends: Int32Array;
};

export function packLists(lists: readonly (readonly number[])[]): PackedLists {
  const ends = new Int32Array(lists.length);
  let length = 0;
  for (const [index, list] of lists.entries()) {
    length += list.length;
    ends[index] = length;
  }
  const cards = new Int32Array(length);
  let at = 0;
  for (const list of lists) for (const card of list) cards[at++] = card;
  return { cards, ends };
}

/**
 * For each list of cards: how many of the commander's decks that pass the filters, and are eligible for the cards together,
 * run all of them; commanders count. A list with a card that was released after the as-of date is in none; every deck
 * matches an empty list.
 */
export function countTogether(
  engine: Engine,
  { commander, filters, lists }: { commander: number; filters: EngineFilters; lists: PackedLists },
): Uint32Array {
  const { cards, ends } = lists;
  const counts = new Uint32Array(ends.length);
  if (ends.length === 0) return counts;
  const own = commanderCards(engine, commander);
  const { heads, next, always } = listsByRarestCard(engine, lists, own);
  // Stores the last deck seen with each card, so nothing needs clearing between decks.
  const lastHolder = new Int32Array(engine.cards).fill(-1);
  let readDeck = -1;
  let newest: ReturnType<typeof newestUnproven> = null;
  const countIn = (deck: number, list: number): void => {
    const start = list === 0 ? 0 : ends[list - 1]!;
    const end = ends[list]!;
    for (let i = start; i < end; i++) if (lastHolder[cards[i]!] !== deck) return;
    if (readDeck !== deck) newest = newestUnproven(engine, commander, deck);
    readDeck = deck;
    // Only these cards would show that the deck was saved since the newest of them was released.
    if (newest?.cards.every((card) => cards.subarray(start, end).includes(card))) return;
    counts[list]!++;
  };
  eachRun(engine, commander, filters, filterTest(engine, commander, filters), (from, to) => {
    for (let deck = from; deck < to; deck++) {
      const entries = deckList(engine, deck);
      for (let i = 0; i < entries.length; i++) lastHolder[entries[i]!] = deck;
      for (const card of own) lastHolder[card] = deck;
      for (const list of always) countIn(deck, list);
      for (let i = 0; i < entries.length; i++)
        for (let list = heads[entries[i]!]!; list >= 0; list = next[list]!) countIn(deck, list);
    }
  });
  return counts;
}

/**
 * The lists by the card of theirs that the fewest decks run, so that a deck is compared only with those that it has this card
 * of: the first list of a card, and the next one after each; −1 for none. Those in `always` have no card but the commanders.
 */
function listsByRarestCard(
  engine: Engine,
  { cards, ends }: PackedLists,
  own: readonly number[],
): { heads: Int32Array; next: Int32Array; always: number[] } {
  const decks = decksRunning(engine);
  const heads = new Int32Array(engine.cards).fill(-1);
  const next = new Int32Array(ends.length).fill(-1);
  const always: number[] = [];
  for (let list = 0, i = 0; list < ends.length; list++) {
    let rarest = -1;
    let isReleased = true;
    for (; i < ends[list]!; i++) {
      const card = cards[i]!;
      if (engine.cardReleaseDay[card]! > engine.asOfDay) isReleased = false;
      if (!own.includes(card) && (rarest < 0 || decks[card]! < decks[rarest]!)) rarest = card;
    }
    if (!isReleased) continue;
    if (rarest < 0) always.push(list);
    else {
      next[list] = heads[rarest]!;
      heads[rarest] = list;
    }
  }
  return { heads, next, always };
}

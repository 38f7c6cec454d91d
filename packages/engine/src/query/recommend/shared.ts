import type { Engine } from '../decks/engine.ts';

type Decks = Pick<Engine, 'cards' | 'deckStart' | 'deckCards'>;

/**
 * Number of active cards that each pair of decks shares, as the lower half of a square matrix with each deck's number
 * of active cards on the diagonal. Counted card by card over the decks that run it or, if those are more than half,
 * over the decks that lack it: of C cards, two decks share C − lackedᵢ − lackedⱼ + lacked by both.
 */
export function sharedCards(
  { cards, deckStart, deckCards }: Decks,
  active: Uint8Array,
  decks: Uint32Array,
): Int32Array {
  const size = decks.length;
  const { end, holders } = holdersByCard({ cards, deckStart, deckCards }, active, decks);
  const shared = new Int32Array(size * size);
  const lacked = new Int32Array(size);
  const lacking = new Uint16Array(size);
  let common = 0;
  let from = 0;
  for (let card = 0; card < cards; card++) {
    const to = end[card]!;
    if ((to - from) * 2 <= size) addPairs(shared, size, holders, from, to);
    else {
      common++;
      let count = 0;
      let next = from;
      for (let i = 0; i < size; i++) {
        if (next < to && holders[next] === i) next++;
        else {
          lacking[count++] = i;
          lacked[i]!++;
        }
      }
      addPairs(shared, size, lacking, 0, count);
    }
    from = to;
  }
  for (let i = 0; i < size; i++) {
    const own = common - lacked[i]!;
    for (let j = 0; j <= i; j++) shared[i * size + j] = shared[i * size + j]! + own - lacked[j]!;
  }
  return shared;
}

/** Adds one to each pair in an ascending run of decks, including each deck with itself. */
function addPairs(shared: Int32Array, size: number, decks: Uint16Array, from: number, to: number): void {
  for (let one = from; one < to; one++) {
    const row = decks[one]! * size;
    for (let other = from; other <= one; other++) {
      const index = row + decks[other]!;
      shared[index]!++;
    }
  }
}

/** Per active card the positions of the decks that run it, ascending, in consecutive runs. */
function holdersByCard(
  { cards, deckStart, deckCards }: Decks,
  active: Uint8Array,
  decks: Uint32Array,
): { end: Uint32Array; holders: Uint16Array } {
  const end = new Uint32Array(cards);
  let entries = 0;
  for (const deck of decks) {
    const to = deckStart[deck + 1]!;
    for (let entry = deckStart[deck]!; entry < to; entry++) {
      const card = deckCards[entry]!;
      if (active[card] !== 1) continue;
      end[card]!++;
      entries++;
    }
  }
  // Turns counts into the start of each card's run; filling a run advances this to its end.
  let begin = 0;
  for (let card = 0; card < cards; card++) {
    const count = end[card]!;
    end[card] = begin;
    begin += count;
  }
  const holders = new Uint16Array(entries);
  for (let i = 0; i < decks.length; i++) {
    const deck = decks[i]!;
    const to = deckStart[deck + 1]!;
    for (let entry = deckStart[deck]!; entry < to; entry++) {
      const card = deckCards[entry]!;
      if (active[card] !== 1) continue;
      holders[end[card]!] = i;
      end[card]!++;
    }
  }
  return { end, holders };
}

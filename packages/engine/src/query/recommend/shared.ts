import type { Engine } from '../decks/engine.ts';

type Decks = Pick<Engine, 'cards' | 'deckStart' | 'deckCards'>;

/**
 * Active cards that each two of the decks share, as the lower half of a square matrix with the decks' own numbers of
 * active cards on its diagonal. Counted card by card: over the decks that hold it or, where those are more than half,
 * over those that lack it, since two decks share C − lackedᵢ − lackedⱼ + lacked by both of C cards.
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
    const to = end[card] as number;
    if ((to - from) * 2 <= size) addPairs(shared, size, holders, from, to);
    else {
      common++;
      let count = 0;
      let next = from;
      for (let i = 0; i < size; i++) {
        if (next < to && holders[next] === i) next++;
        else {
          lacking[count++] = i;
          lacked[i] = (lacked[i] as number) + 1;
        }
      }
      addPairs(shared, size, lacking, 0, count);
    }
    from = to;
  }
  for (let i = 0; i < size; i++) {
    const own = common - (lacked[i] as number);
    for (let j = 0; j <= i; j++)
      shared[i * size + j] = (shared[i * size + j] as number) + own - (lacked[j] as number);
  }
  return shared;
}

/** Adds one to each pair, the deck with itself included, of an ascending run of decks. */
function addPairs(shared: Int32Array, size: number, decks: Uint16Array, from: number, to: number): void {
  for (let one = from; one < to; one++) {
    const row = (decks[one] as number) * size;
    for (let other = from; other <= one; other++) {
      const place = row + (decks[other] as number);
      shared[place] = (shared[place] as number) + 1;
    }
  }
}

/** Per active card the places of the decks that hold it, ascending, one card's run after the other's. */
function holdersByCard(
  { cards, deckStart, deckCards }: Decks,
  active: Uint8Array,
  decks: Uint32Array,
): { end: Uint32Array; holders: Uint16Array } {
  const end = new Uint32Array(cards);
  let entries = 0;
  for (const deck of decks) {
    const to = deckStart[deck + 1] as number;
    for (let entry = deckStart[deck] as number; entry < to; entry++) {
      const card = deckCards[entry] as number;
      if (active[card] !== 1) continue;
      end[card] = (end[card] as number) + 1;
      entries++;
    }
  }
  // From counts to where each card's run begins; filling it moves that on to where it ends.
  let begin = 0;
  for (let card = 0; card < cards; card++) {
    const count = end[card] as number;
    end[card] = begin;
    begin += count;
  }
  const holders = new Uint16Array(entries);
  for (let i = 0; i < decks.length; i++) {
    const deck = decks[i] as number;
    const to = deckStart[deck + 1] as number;
    for (let entry = deckStart[deck] as number; entry < to; entry++) {
      const card = deckCards[entry] as number;
      if (active[card] !== 1) continue;
      holders[end[card] as number] = i;
      end[card] = (end[card] as number) + 1;
    }
  }
  return { end, holders };
}

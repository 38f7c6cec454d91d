/**
 * First position, at least `from`, whose deck is not before `deck`; decks ascend. The nearer it is to `from`, the faster:
 * runs of decks that are counted in order are often near each other.
 */
export function firstPair(decks: Uint32Array, from: number, deck: number): number {
  let low = from;
  let step = 1;
  while (low + step <= decks.length && decks[low + step - 1]! < deck) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step - 1, decks.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (decks[middle]! < deck) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether the pair is in two parallel columns of decks, ascending, and cards. */
export function hasPair(decks: Uint32Array, cards: Uint16Array, deck: number, card: number): boolean {
  for (let next = firstPair(decks, 0, deck); decks[next] === deck; next++)
    if (cards[next] === card) return true;
  return false;
}

/** By card: the pairs of the decks [from, to). */
export function countPairs(
  decks: Uint32Array,
  cards: Uint16Array,
  from: number,
  to: number,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (let next = firstPair(decks, 0, from); next < decks.length && decks[next]! < to; next++) {
    const card = cards[next]!;
    counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  return counts;
}

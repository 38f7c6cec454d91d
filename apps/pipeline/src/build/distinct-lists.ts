import type { CountedDeck } from './counted-deck.ts';

/** Decks with pairwise different lists (cards and commanders). */
export class DistinctLists {
  readonly #byHash = new Map<number, CountedDeck[]>();

  /** The earlier deck with the same list, if any. */
  sameAs(deck: CountedDeck): CountedDeck | undefined {
    return this.#byHash.get(listHash(deck))?.find((held) => isSameList(held, deck));
  }

  add(deck: CountedDeck): void {
    const hash = listHash(deck);
    this.#byHash.set(hash, [...(this.#byHash.get(hash) ?? []), deck]);
  }
}

/** FNV-1a over the cards; collisions are resolved by comparison. */
function listHash(deck: CountedDeck): number {
  let hash = 0x811c9dc5;
  for (const position of deck.cards) hash = Math.imul(hash ^ position, 0x01000193);
  for (const position of [...deck.commanders].sort((a, b) => a - b)) {
    hash = Math.imul(hash ^ position, 0x01000193);
  }
  return hash;
}

function isSameList(a: CountedDeck, b: CountedDeck): boolean {
  if (a.cards.length !== b.cards.length || a.commanders.length !== b.commanders.length) return false;
  if (!a.commanders.every((position) => b.commanders.includes(position))) return false;
  return a.cards.every((position, index) => position === b.cards[index]);
}

import type { EngineCard } from '../../../packages/engine/src/build/index.ts';

const MAX_SHARED = 0.9;

/** Cards are catalog positions. */
type CardList = { cards: Iterable<number> };

/** Decks that share at most 90% of their nonbasic cards with any of the others. */
export function withoutNearCopies<D extends CardList>(
  decks: readonly D[],
  others: readonly CardList[],
  cards: readonly EngineCard[],
): D[] {
  const decksByCard = new Map<number, number[]>();
  others.forEach((other, index) => {
    for (const card of other.cards) {
      if (cards[card]?.basic) continue;
      const indexes = decksByCard.get(card);
      if (indexes) indexes.push(index);
      else decksByCard.set(card, [index]);
    }
  });
  return decks.filter((deck) => {
    const own = [...deck.cards].filter((card) => !cards[card]?.basic);
    const shared = new Uint16Array(others.length);
    for (const card of own)
      for (const other of decksByCard.get(card) ?? []) shared[other] = (shared[other] ?? 0) + 1;
    return !shared.some((count) => count > MAX_SHARED * own.length);
  });
}

/** The decks without near-copies of earlier ones. */
export function distinctDecks<D extends CardList>(decks: readonly D[], cards: readonly EngineCard[]): D[] {
  const distinct: D[] = [];
  for (const deck of decks) distinct.push(...withoutNearCopies([deck], distinct, cards));
  return distinct;
}

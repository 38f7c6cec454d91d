import type { EngineCard } from '../../../packages/engine/src/build/index.ts';
import type { CountedDeck } from './load-decks.ts';

const NEAR_COPY = 0.9;

/** Decks that share at most 90% of their nonbasic cards with any of the others. */
export function withoutNearCopies<D extends Pick<CountedDeck, 'cards'>>(
  decks: readonly D[],
  others: readonly Pick<CountedDeck, 'cards'>[],
  cards: readonly EngineCard[],
): D[] {
  const holders = new Map<number, number[]>();
  others.forEach((other, place) => {
    for (const card of other.cards) {
      if (cards[card]?.basic) continue;
      const held = holders.get(card);
      if (held) held.push(place);
      else holders.set(card, [place]);
    }
  });
  return decks.filter((deck) => {
    const own = [...deck.cards].filter((card) => !cards[card]?.basic);
    const shared = new Uint16Array(others.length);
    for (const card of own)
      for (const other of holders.get(card) ?? []) shared[other] = (shared[other] ?? 0) + 1;
    return !shared.some((count) => count > NEAR_COPY * own.length);
  });
}

/** The decks without near-copies of earlier ones. */
export function distinctDecks<D extends Pick<CountedDeck, 'cards'>>(
  decks: readonly D[],
  cards: readonly EngineCard[],
): D[] {
  const kept: D[] = [];
  for (const deck of decks) kept.push(...withoutNearCopies([deck], kept, cards));
  return kept;
}

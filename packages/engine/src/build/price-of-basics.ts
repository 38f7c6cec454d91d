import type { DeckToPack, EngineCard } from './types.ts';

/**
 * Cents of the basics of a deck, by the copies that its source records: a list without copies has one of each kind, or,
 * of a single kind, all its basics. Copies that only fill a list up to 100 cards cost nothing, nor do those without a
 * price.
 */
export function priceOfBasics(
  cards: readonly EngineCard[],
  { cards: list, basics, basicsEstimated, copies = [] }: DeckToPack,
): number {
  const kinds: number[] = [];
  for (let index = 0; index < list.length; index++) {
    const card = list[index]!;
    if (cards[card]?.basic) kinds.push(card);
  }
  const ofEach = kinds.length === 1 && !basicsEstimated ? Math.max(basics, 1) : 1;
  let cents = 0;
  for (const kind of kinds) {
    const [, recorded = ofEach] = copies.find(([card]) => card === kind) ?? [];
    cents += recorded * Math.max(0, cards[kind]?.priceCents ?? 0);
  }
  return cents;
}

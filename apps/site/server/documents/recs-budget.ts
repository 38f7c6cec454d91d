import { type Card, defaultPrice } from '@deckwright/domain';

export type RecsLimits = {
  /** USD. */
  maxPrice?: number | undefined;
  /** USD. */
  maxTotal?: number | undefined;
  /** 1…5. */
  bracket?: number | undefined;
};

/** Game changers that a deck of the bracket may hold (the published table of brackets). */
const GAME_CHANGERS: Readonly<Record<number, number>> = { 1: 0, 2: 0, 3: 3 };

/**
 * The recommendations that keep within the limits, in their order: each within the price of one card, all together
 * within the total (a card too dear for what is left is passed over), and no more game changers than the bracket allows
 * beside those of the deck.
 */
export function withinLimits<T extends { card: number }>(
  recommendations: readonly T[],
  cards: readonly Card[],
  deck: readonly number[],
  { maxPrice, maxTotal, bracket }: RecsLimits,
): T[] {
  let left = maxTotal ?? Number.POSITIVE_INFINITY;
  let changers =
    (GAME_CHANGERS[bracket ?? 5] ?? Number.POSITIVE_INFINITY) -
    deck.filter((index) => cards[index]?.gameChanger).length;
  const priced = maxPrice !== undefined || maxTotal !== undefined;
  return recommendations.filter(({ card: index }) => {
    const card = cards[index];
    if (!card) return false;
    const price = defaultPrice(card.prices);
    if (priced && (price === null || price > left || price > (maxPrice ?? price))) return false;
    if (card.gameChanger && changers <= 0) return false;
    left -= price ?? 0;
    if (card.gameChanger) changers -= 1;
    return true;
  });
}

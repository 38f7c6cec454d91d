import type { ApiCard } from '@deckwright/contract';
import { cardJson, pairJson } from '../card/index.ts';
import type { ViewContext } from '../snapshot/index.ts';

/** The commander or pair as a card; `count` = decks with it as commander. */
export function commanderCard(
  { snapshot, imageHost }: ViewContext,
  cards: readonly number[],
  count: number,
): ApiCard {
  const [first, second] = cards.flatMap((index) => snapshot.cards[index] ?? []);
  if (!first) throw new RangeError('A commander has a card.');
  return second ? pairJson([first, second], { imageHost }, count) : cardJson(first, { imageHost }, count);
}

import type { ApiCard } from '@deckwright/contract';
import type { ViewContext } from '../snapshot/index.ts';
import { cardJson } from './card-json.ts';

/** One card with its decks. @throws RangeError for a position without a card. */
export function fullCard(context: ViewContext, index: number): ApiCard {
  const { snapshot } = context;
  const card = snapshot.cards[index];
  if (!card) throw new RangeError(`The snapshot has no card ${index}.`);
  return cardJson(card, context, snapshot.overview.cardDecks[index] ?? 0);
}

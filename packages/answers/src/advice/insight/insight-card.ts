import type { InsightCard } from '@deckwright/contract';
import type { Card } from '@deckwright/domain';
import { cardUrl } from '../../card/index.ts';

/** Name and page of a card. */
export function toInsightCard(card: Card): InsightCard {
  return { name: card.name, url: cardUrl(card) };
}

import type { PageCard } from '@deckwright/contract/schemas';
import { useSale } from '../page/site-settings.ts';

/**
 * Whether the head of a card's page changes by itself in the browser: double-faced cards can be turned, sales have
 * dates.
 */
export function useAliveHead(card: PageCard): boolean {
  const { percent } = useSale();
  return percent > 0 || (!card.isPartner && card.faces.length > 1);
}

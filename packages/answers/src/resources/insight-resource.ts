import type { DeckInsight, InsightBody } from '@deckwright/contract/schemas';
import type { z } from 'zod';
import { adviseDeck } from '../advice/index.ts';
import type { ViewContext } from '../snapshot/index.ts';
import { withoutId } from './recommendations-resource.ts';
import { refuseUnrecognized } from './refuse-unrecognized.ts';

/**
 * What a list is made of, as on its page.
 * @throws AppError invalid-argument if no card of it is recognized
 */
export async function insightResource(
  context: ViewContext,
  { commanders, cards, companion }: z.output<typeof InsightBody>,
): Promise<DeckInsight> {
  const named = (text: string): string => withoutId(context.snapshot, text);
  const deck = {
    commanders: commanders.map(named),
    cards: cards.map(named),
    companion: companion ? named(companion) : null,
  };
  const { insight } = await adviseDeck(context, deck, { parts: ['insight'] });
  refuseUnrecognized(insight.size, insight.unknown);
  return insight;
}
